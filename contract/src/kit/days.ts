/** Every day boundary of the product lies in this zone. */
export const timeZone = 'Europe/Berlin'

const berlinDay = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })

/** @param instant ISO instant. @returns its calendar day in Berlin, `YYYY-MM-DD`. */
export const dayOf = (instant: string): string => berlinDay.format(new Date(instant))

/** @returns today's calendar day in Berlin, `YYYY-MM-DD`. */
export const today = (now: Date = new Date()): string => berlinDay.format(now)

/** @param day `YYYY-MM-DD`. @returns `DD.MM.YYYY`. */
export const formatDay = (day: string): string => `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`

/** @returns completed years between two days, never below 0. */
export const ageAt = (birth: string, day: string): number => {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  const birthdayPassed = day.slice(5) >= birth.slice(5)
  return Math.max(0, birthdayPassed ? years : years - 1)
}

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`)
const dayOfUtc = (date: Date): string => date.toISOString().slice(0, 10)

/** @returns the day that lies `count` days later, or earlier below 0. */
export const addDays = (day: string, count: number): string => {
  const date = utc(day)
  date.setUTCDate(date.getUTCDate() + count)
  return dayOfUtc(date)
}

/** @returns how many days the second one lies after the first, below 0 where it lies before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / 86_400_000)

/** @returns the day of the week as ISO counts it: Monday is 1, Sunday 7. */
export const weekdayOf = (day: string): number => utc(day).getUTCDay() || 7

/** @returns the Monday of the week that a day lies in. */
export const mondayOf = (day: string): string => addDays(day, -((utc(day).getUTCDay() + 6) % 7))

/** @returns the first day of the month that a day lies in. */
export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

/** @returns the last day of the month that a day lies in. */
export const lastOfMonth = (day: string): string => {
  const next = utc(firstOfMonth(day))
  next.setUTCMonth(next.getUTCMonth() + 1)
  return addDays(dayOfUtc(next), -1)
}

const offsets = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })

// Berlin is at most three hours ahead, and its clocks never changed around midnight.
const offsetAt = (local: string): string => {
  const near = new Date(Date.parse(`${local}Z`) - 3_600_000)
  const zone = offsets.formatToParts(near).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return zone.slice(3, 9) || '+00:00'
}

const moment = (local: string): string => local + offsetAt(local)

/**
 * @returns the first moment of a day in Berlin, `2026-03-01T00:00:00.000+01:00`: with its offset it says the day and
 *   the instant alike.
 */
export const startOfDay = (day: string): string => moment(`${day}T00:00:00.000`)

/** @returns the last moment of a day in Berlin. */
export const endOfDay = (day: string): string => moment(`${day}T23:59:59.999`)
