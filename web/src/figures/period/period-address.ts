import type { PeriodName } from '@pietas/contract/figures'

/** What the address of the key figures says; absent = the usual period of the company in which one works. */
export interface FiguresSearch {
  period?: PeriodName
  /** A period of one's own, days `YYYY-MM-DD`; it counts before a name. */
  from?: string
  to?: string
  /** The id of another company. */
  company?: number
}

// Written once more: the contract brings its schemas along, and this is part of every first load.
const names: readonly string[] = [
  'this-month',
  'last-month',
  'this-quarter',
  'last-quarter',
  'this-year',
  'last-12-months',
] satisfies PeriodName[]

const isDay = (value: unknown): value is string => {
  if (typeof value !== 'string' || !/^(19|20)\d\d-\d\d-\d\d$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

/** Reads the address of the key figures; what is not understood is not heard. */
export const readFiguresSearch = ({ period, from, to, company }: Readonly<Record<string, unknown>>): FiguresSearch => ({
  ...(typeof period === 'string' && names.includes(period) ? { period: period as PeriodName } : {}),
  ...(isDay(from) && isDay(to) ? { from, to } : {}),
  ...(Number.isSafeInteger(company) && Number(company) > 0 ? { company: Number(company) } : {}),
})
