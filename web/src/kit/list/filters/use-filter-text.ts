import { useQuery } from '@tanstack/react-query'
import { formatDate, joinParts, type Translate, useTranslation } from '../../i18n'
import type { DayRange } from './date-range'
import type { Filter, FilterOption, PickerFilter } from './filter'
import { existing, isActive } from './filter-values'
import { useFilterOptions } from './use-filter-options'
import { formatNumber, type ValueRange } from './value-range'
import type { PartialDay } from './year-month-day'

const two = (part: number) => String(part).padStart(2, '0')

const dayText = ({ year, month, day }: PartialDay): string =>
  [day && two(day), month && two(month), year].filter(Boolean).join('.')

/** Two ends as they read, the open one empty. */
function rangeText(from: string, to: string, t: Translate): string {
  if (from !== '' && to !== '') return from === to ? from : `${from} – ${to}`
  return from === '' ? t('filter.to-value', { value: to }) : t('filter.from-value', { value: from })
}

const daysText = ({ from, to }: DayRange, t: Translate) => rangeText(formatDate(from), formatDate(to), t)

const valueText = (value: number | null): string => (value === null ? '' : formatNumber(value))

const valuesText = ({ from, to }: ValueRange, t: Translate) => rangeText(valueText(from), valueText(to), t)

/** The first choice by name, the others by number: a pill is no place for a list. */
function optionsText(value: unknown, options: readonly FilterOption[]): string {
  const chosen = (Array.isArray(value) ? value : [value]).map(
    (one) => options.find((option) => option.value === one)?.label ?? '',
  )
  return chosen.length > 1 ? `${chosen[0]} +${chosen.length - 1}` : (chosen[0] ?? '')
}

const noSource = { key: ['no-filter-source'] }

/** The name of the chosen record, which may be on no page of the source. */
function usePickedText(filter: Filter, value: unknown): string {
  const isPicked = filter.kind === 'picker' && isActive(filter, value)
  const source = isPicked ? (filter as PickerFilter).source() : undefined
  const { data } = useQuery({
    queryKey: [...(source ?? noSource).key, 'chosen', value],
    queryFn: async () => (await source?.byIds([value as number]))?.[0] ?? null,
    enabled: isPicked,
  })
  if (!isPicked) return ''
  if (data) return source?.label(data) ?? ''
  // A pill that grows later would push others into the next line.
  return source?.known?.(value as number) ?? '…'
}

/** What a filter says at the moment; nothing while it does not narrow the list. */
export function useFilterText(filter: Filter, value: unknown): string {
  const { t } = useTranslation()
  const options = useFilterOptions(filter, isActive(filter, value))
  const picked = usePickedText(filter, value)
  if (!isActive(filter, value)) return ''
  switch (filter.kind) {
    case 'picker':
      return picked
    case 'text':
      return value as string
    case 'boolean':
      return t(value ? filter.yes : filter.no)
    case 'day':
      return formatDate(value as string)
    case 'date-range':
      return daysText(value as DayRange, t)
    case 'number':
      return joinParts([valuesText(value as ValueRange, t), filter.unit])
    case 'year-month-day':
      return dayText(value as PartialDay)
    default: {
      const left = options ? existing(filter, value, options) : undefined
      return left === undefined ? '' : optionsText(left, options ?? [])
    }
  }
}
