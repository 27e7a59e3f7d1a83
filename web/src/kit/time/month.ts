import { addDays, firstOfMonth, mondayOf } from '@pietas/contract/kit/days'
import type { Language } from '../i18n'

/** The seven days of a week, from Monday on. */
export const weekOf = (day: string): string[] => {
  const monday = mondayOf(day)
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index))
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000

/** The week that a day lies in as ISO 8601 counts it: the first of a year is the one with its first Thursday. */
export function isoWeekOf(day: string): { year: number; week: number } {
  const thursday = addDays(mondayOf(day), 3)
  const year = Number(thursday.slice(0, 4))
  return { year, week: Math.floor((dayNumber(thursday) - dayNumber(`${year}-01-01`)) / 7) + 1 }
}

/** Six weeks from the Monday of the week in which the month begins: every month fits, and no view changes its height. */
export const monthGrid = (day: string): string[][] => {
  const first = firstOfMonth(day)
  return Array.from({ length: 6 }, (_, index) => weekOf(addDays(first, 7 * index)))
}

/** @returns the first day of the month that lies `count` months later, or earlier below 0. */
export function addMonths(day: string, count: number): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`
}

const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' }

/** `November 2026`. */
export const monthTitle = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${day}T00:00:00Z`),
  )
