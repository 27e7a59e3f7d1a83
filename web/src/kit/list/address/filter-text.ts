import type { DayRange } from '../filters/date-range'
import type { Filter } from '../filters/filter'
import { isActive } from '../filters/filter-values'
import type { ValueRange } from '../filters/value-range'
import type { PartialDay } from '../filters/year-month-day'

// Both stand in an address as they are; a comma or a colon would be written as %2C or %3A.
const between = '*'
const span = '..'

const two = (part: number) => String(part).padStart(2, '0')
const dayText = ({ year, month, day }: PartialDay): string =>
  [String(year), ...[month, day].filter((part) => part !== null).map(two)].join('-')

/** An active value as it stands in an address. */
export function filterText({ kind }: Filter, value: unknown): string {
  if (kind === 'multi-select') return (value as unknown[]).join(between)
  if (kind === 'year-month-day') return dayText(value as PartialDay)
  if (kind !== 'date-range' && kind !== 'number') return String(value)
  const { from, to } = value as DayRange | ValueRange
  return `${from ?? ''}${span}${to ?? ''}`
}

// What is no day makes no instant either, and what follows from it would throw.
const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** The two ends of a span, each read by itself; undefined when one of them is not understood. */
function ends<End>(
  text: string,
  read: (end: string) => End | undefined,
): { from: End | null; to: End | null } | undefined {
  const parts = text.split(span)
  const [from, to] = parts.map((part) => (part === '' ? null : read(part)))
  return parts.length === 2 && from !== undefined && to !== undefined ? { from, to } : undefined
}

const aDay = (text: string) => (isDay(text) ? text : undefined)
const aNumber = (text: string) => (/^-?\d{1,9}(\.\d{1,6})?$/.test(text) ? Number(text) : undefined)

function partialDay(text: string): PartialDay | undefined {
  const [year, month = null, day = null] = text.split('-').map(Number)
  if (!/^\d{4}(-\d\d){0,2}$/.test(text) || !isDay(`${text}-01-01`.slice(0, 10))) return undefined
  return { year: year ?? null, month, day }
}

/** Options that the server knows have ids; those of an enumeration are its words. */
function option(filter: Filter, text: string): string | number | undefined {
  if (!('options' in filter) || typeof filter.options === 'function') return aNumber(text)
  return filter.options.some(({ value }) => value === text) ? text : undefined
}

const readers: Record<Filter['kind'], (text: string, filter: Filter) => unknown> = {
  text: (text) => text,
  boolean: (text) => ({ true: true, false: false })[text],
  select: (text, filter) => option(filter, text),
  'multi-select': (text, filter) =>
    text.split(between).flatMap((one) => {
      const found = option(filter, one)
      return found === undefined ? [] : [found]
    }),
  picker: aNumber,
  day: aDay,
  'date-range': (text) => ends(text, aDay),
  number: (text) => ends(text, aNumber),
  'year-month-day': partialDay,
}

/** What an address says of a filter; undefined for what the filter does not understand. */
export function readFilterText(filter: Filter, text: string): unknown {
  const value = readers[filter.kind](text, filter)
  return isActive(filter, value) ? value : undefined
}
