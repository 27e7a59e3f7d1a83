import * as z from 'zod'

/** How a row of a list was found that its words have not led to. */
export const matchWays = ['PHONE', 'DATE', 'NUMBER', 'SOUND', 'SPELLING'] as const
export type MatchedBy = (typeof matchWays)[number]

/** A key of every row that a search may find; absent on whatever was found by its words. */
export const foundBy = { matchedBy: z.enum(matchWays).optional() }

const german = /(?<!\d)(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?!\d)/
const iso = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/

const dayOf = (year: number, month: number, day: number): string[] => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? [date.toISOString().slice(0, 10)]
    : []
}

// Two digits are a year of this century or of the last one.
const yearsOf = (text: string): number[] =>
  text.length === 2 ? [1900 + Number(text), 2000 + Number(text)] : [Number(text)]

/**
 * The day that somebody types into a search: `22.04.1958`, `22.4.58`, `1958-04-22`.
 *
 * @returns the days that may be meant, and the words beside them; null when no day is typed.
 */
export const dayTyped = (typed: string): { days: string[]; rest: string } | null => {
  const at = german.exec(typed) ?? iso.exec(typed)
  if (!at) return null
  const [whole, first = '', month = '', last = ''] = at
  const days = first.length === 4 ? dayOf(Number(first), Number(month), Number(last)) : []
  if (first.length < 4) for (const year of yearsOf(last)) days.push(...dayOf(year, Number(month), Number(first)))
  return days.length > 0 ? { days, rest: typed.replace(whole, ' ').trim() } : null
}

/** Whether what is typed is a telephone number, or at least five digits of one. */
export const isPhoneTyped = (typed: string): boolean =>
  /^[\d\s()+/.\u2013-]+$/.test(typed) && typed.replace(/\D/g, '').length >= 5 && !dayTyped(typed)

/** Whether what is typed may be the number of a process, a grave, a register or a car. */
export const isNumberTyped = (typed: string): boolean => /\d/.test(typed) && !typed.includes('@') && !dayTyped(typed)

/** The number of a process, with or without its sign; null when something else is typed. */
export const processNumberTyped = (typed: string): { number: number; isSigned: boolean } | null => {
  const [, sign, number] = /^(#?)\s?(\d{1,15})$/.exec(typed) ?? []
  return number ? { number: Number(number), isSigned: sign === '#' } : null
}
