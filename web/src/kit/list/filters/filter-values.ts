import { type DayRange, rangeToWire } from './date-range'
import type { Filter, FilterOption, FilterValues } from './filter'
import { type ValueRange, valuesToWire } from './value-range'
import { type PartialDay, rangeOfChoice } from './year-month-day'

type Kind = Filter['kind']

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isChoice = (value: unknown) => typeof value === 'string' || typeof value === 'number'
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
const isDayOrOpen = (value: unknown) => value === null || isDay(value)
const isPartOrOpen = (value: unknown) => value === null || Number.isInteger(value)

const isRange = (value: unknown): value is DayRange =>
  isObject(value) && 'from' in value && 'to' in value && isDayOrOpen(value.from) && isDayOrOpen(value.to)

const isNumberOrOpen = (value: unknown) => value === null || Number.isFinite(value)

const isValueRange = (value: unknown): value is ValueRange =>
  isObject(value) && 'from' in value && 'to' in value && isNumberOrOpen(value.from) && isNumberOrOpen(value.to)

const saysValues = (value: unknown): boolean => {
  if (!isValueRange(value)) return false
  const { from, to } = value
  return from === null || to === null ? from !== to : from <= to
}

const isPartialDay = (value: unknown): value is PartialDay =>
  isObject(value) &&
  'year' in value &&
  'month' in value &&
  'day' in value &&
  [value.year, value.month, value.day].every(isPartOrOpen)

// Whether a value says something that the kind understands: what comes out of the storage may be anything.
const says: Record<Kind, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string' && value.trim() !== '',
  boolean: (value) => typeof value === 'boolean',
  select: (value) => isChoice(value) && value !== '',
  'multi-select': (value) => Array.isArray(value) && value.length > 0 && value.every(isChoice),
  picker: (value) => Number.isInteger(value),
  day: isDay,
  'date-range': (value) => isRange(value) && (value.from !== null || value.to !== null),
  number: saysValues,
  'year-month-day': (value) => isPartialDay(value) && value.year !== null,
}

/** Whether a filter narrows the list. */
export const isActive = ({ kind }: Filter, value: unknown): boolean => says[kind](value)

/** The values without those that say nothing. */
export const activeValues = (filters: readonly Filter[], values: FilterValues): FilterValues =>
  Object.fromEntries(filters.filter((filter) => isActive(filter, values[filter.id])).map(({ id }) => [id, values[id]]))

/** What is chosen of the options that exist; undefined when nothing is left. Options may have gone meanwhile. */
export function existing(filter: Filter, value: unknown, options: readonly Pick<FilterOption, 'value'>[]): unknown {
  const known = new Set(options.map((option) => option.value))
  if (filter.kind === 'select') return known.has(value as string) ? value : undefined
  if (filter.kind !== 'multi-select') return value
  const left = Array.isArray(value) ? value.filter((one) => known.has(one)) : []
  return left.length > 0 ? left : undefined
}

/** An active value as the server gets it. */
export function toWire(filter: Filter, value: unknown): unknown {
  if (filter.kind === 'date-range') return rangeToWire(value as DayRange)
  if (filter.kind === 'number') return valuesToWire(value as ValueRange)
  if (filter.kind === 'year-month-day') return rangeToWire(rangeOfChoice(value as PartialDay))
  return filter.kind === 'text' ? (value as string).trim() : value
}
