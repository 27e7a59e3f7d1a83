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
