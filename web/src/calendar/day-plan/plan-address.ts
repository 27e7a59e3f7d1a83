import { idOf, isDay } from '../views/address-parts'
import { type SheetKind, sheetKinds } from './sheets'

/** What the address of the day plan says: which day, and whose sheets. */
export interface PlanSearch {
  /** Absent = today. */
  day?: string
  /** Absent = those of people. */
  sheets?: SheetKind
  /** One person or car alone. */
  of?: number
}

/** Reads the address of the day plan; what is not understood is not heard. */
export function readPlanSearch(search: Readonly<Record<string, unknown>>): PlanSearch {
  const sheets = sheetKinds.find((kind) => kind === search.sheets)
  const of = idOf(search.of)
  return {
    ...(isDay(search.day) ? { day: search.day } : {}),
    ...(sheets && sheets !== 'users' ? { sheets } : {}),
    ...(of ? { of } : {}),
  }
}
