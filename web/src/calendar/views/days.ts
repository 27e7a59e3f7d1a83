import { addDays } from '@pietas/contract/kit/days'

/** Days `YYYY-MM-DD`, both included. */
export interface Days {
  from: string
  to: string
}

/** The longest list of days that is shown at once. */
export const mostDays = 92

/** @returns how many days a range has. */
export const countOf = ({ from, to }: Days): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1

/** @returns the days of a range, at most as many as are shown at once. */
export const limited = ({ from, to }: Days): Days => {
  const last = addDays(from, mostDays - 1)
  return { from, to: to > last ? last : to }
}
