/** Room for the number of a part behind a name: names in PostgreSQL have 63 bytes. */
export const longest = 55

let longNames: readonly string[] = []

/** Tells the names longer than that, of constraints and unique indexes, where tables lie apart: parts carry them cut. */
export const rememberLongNames = (names: readonly string[]): void => {
  longNames = names
}

/**
 * @param part a constraint as a part of a table calls it: `tasks.dueDate_102334`, or with a hash where that would not fit.
 * @returns it as the schema does.
 */
export const nameBehind = (part: string): string => {
  const cut = /^(.+)_[0-9a-f]{8}_\d{6,}$/.exec(part)?.[1]
  const whole = cut && longNames.find((name) => name.startsWith(cut))
  return whole || part.replace(/_\d{6,}$/, '')
}
