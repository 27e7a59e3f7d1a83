/** Whether a text is a day of the years that a calendar may be asked for; a view reaches over their ends. */
export const isDay = (value: unknown): value is string => {
  if (typeof value !== 'string' || !/^(19|20)\d\d-\d\d-\d\d$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

/** Reads the number of a record from an address. */
export const idOf = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && Number(value) > 0 && Number(value) < 2 ** 31 ? Number(value) : undefined

/** Reads several of them, each once. @returns undefined where there is none. @param most the others are not heard. */
export const idsOf = (value: unknown, most: number): readonly number[] | undefined => {
  const ids = [...new Set([value].flat().flatMap((one) => idOf(one) ?? []))].slice(0, most)
  return ids.length === 0 ? undefined : ids
}
