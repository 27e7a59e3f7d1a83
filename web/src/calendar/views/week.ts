import { addDays, mondayOf } from '@pietas/contract/kit/days'

/** A week of the calendar as ISO 8601 counts it; around New Year its year is not that of every day in it. */
export interface Week {
  week: number
  year: number
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000

/** @returns the week that a day lies in: the first one of a year is the one with its first Thursday. */
export function weekOf(day: string): Week {
  const thursday = addDays(mondayOf(day), 3)
  const year = Number(thursday.slice(0, 4))
  return { week: 1 + Math.floor((dayNumber(thursday) - dayNumber(`${year}-01-01`)) / 7), year }
}
