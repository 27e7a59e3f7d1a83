/** Whether a text is a day of the years that a calendar may be asked for; a view reaches over their ends. */
export const isDay = (value: unknown): value is string => {
  if (typeof value !== 'string' || !/^(19|20)\d\d-\d\d-\d\d$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

/** Reads the number of a record from an address. */
export const idOf = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && Number(value) > 0 && Number(value) < 2 ** 31 ? Number(value) : undefined
