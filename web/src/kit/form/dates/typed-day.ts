import { spokenDay } from '@pietas/contract/kit/spoken-day'

const twoDigits = (number: number | string) => String(number).padStart(2, '0')

/** @returns the day `YYYY-MM-DD`, or null when the calendar has no such day. */
function dayFrom(year: number, month: number, date: number): string | null {
  const day = `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(date)}`
  const time = Date.parse(`${day}T00:00:00Z`)
  // 31.02. would roll over into March.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? null : day
}

/** Day, month and year as they were typed; the year may be missing. */
function partsOf(text: string): [date: string, month: string, year: string] | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  if (iso) return [iso[3] ?? '', iso[2] ?? '', iso[1] ?? '']
  const run = /^(\d{2})(\d{2})(\d{2}|\d{4})?$/.exec(text)
  const split = /^(\d{1,2})[.\-/ ]+(\d{1,2})(?:[.\-/ ]+(\d{2}|\d{4})?)?$/.exec(text)
  const found = run ?? split
  return found ? [found[1] ?? '', found[2] ?? '', found[3] ?? ''] : null
}

interface Reading {
  today: string
  /** The last day that can be meant, such as today for a birth. */
  max?: string | undefined
}

/**
 * What somebody means who types a day: `1.3.1941`, `010341`, `1.3.`, `morgen`, `Mo`, `+3`.
 *
 * A year of two digits is the latest one that is not past `max`, or not more than 20 years ahead, so that 31 is 1931
 * for a birth. A missing year is this one, or the last one when the day would be past `max`.
 *
 * @returns `YYYY-MM-DD`, or null when it is no day.
 */
export function readDay(typed: string, { today, max }: Reading): string | null {
  const spoken = spokenDay(typed, { today, past: max !== undefined && max <= today })
  if (spoken) return spoken
  const parts = partsOf(typed.trim())
  if (!parts) return null
  const [date, month, year] = parts
  const at = (fullYear: number) => dayFrom(fullYear, Number(month), Number(date))
  if (year.length === 4) return at(Number(year))
  const thisYear = Number(today.slice(0, 4))
  const tooLate = (day: string | null) => day !== null && max !== undefined && day > max
  if (year === '') return tooLate(at(thisYear)) ? at(thisYear - 1) : at(thisYear)
  const recent = 2000 + Number(year)
  const isPast = max === undefined ? recent > thisYear + 20 : `${recent}` > max.slice(0, 4) || tooLate(at(recent))
  return isPast ? at(recent - 100) : at(recent)
}

/** A day that is typed to its end and can mean no other: nothing is guessed while somebody is still typing. */
export const isWholeDay = (typed: string): boolean =>
  /^(\d{1,2}\.\d{1,2}\.\d{4}|\d{8}|\d{4}-\d\d-\d\d)$/.test(typed.trim())
