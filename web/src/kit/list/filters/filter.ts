import type { Permission } from '@pietas/contract/kit'
import type { MessageKey } from '../../i18n'
import type { PickerSource } from '../../picker'

/** What is chosen in the filters of a table, by the id of the filter; nothing chosen = no entry. */
export type FilterValues = Readonly<Record<string, unknown>>

export interface FilterOption {
  value: string | number
  label: string
}

/** Options of an enumeration, by the keys of their labels. */
export type StaticOptions = readonly { value: string; label: MessageKey }[]

/** Options that the server knows. */
export interface LoadedOptions {
  /** Name of the cached options, feature word first. */
  key: readonly unknown[]
  load: (signal: AbortSignal) => Promise<FilterOption[]>
}

interface FilterFacts {
  /** Its key in the `filters` of the request. */
  id: string
  label: MessageKey
  permission?: Permission
}

export interface OptionsFilter extends FilterFacts {
  kind: 'select' | 'multi-select'
  /** A function when the options depend on the legal entity that the person works in. */
  options: StaticOptions | (() => LoadedOptions)
}

export interface BooleanFilter extends FilterFacts {
  kind: 'boolean'
  yes: MessageKey
  no: MessageKey
}

export interface DayFilter extends FilterFacts {
  kind: 'year-month-day'
  /** First and last day that can be chosen; 1900-01-01 and today unless told otherwise. */
  minDate?: string
  maxDate?: string
}

export interface NumberFilter extends FilterFacts {
  kind: 'number'
  /** What is counted, as it is written behind the number: `kg`. */
  unit?: string
}

export interface PickerFilter extends FilterFacts {
  kind: 'picker'
  source: () => PickerSource<{ id: number }>
}

/** A filter as a list of facts. */
export type Filter =
  | (FilterFacts & { kind: 'text' | 'date-range' | 'day' })
  | OptionsFilter
  | BooleanFilter
  | DayFilter
  | NumberFilter
  | PickerFilter

/** One record of a source: an account, a business partner type, a template category, a colleague. */
export const pickerFilter = <Item extends { id: number }>(
  facts: FilterFacts & { source: () => PickerSource<Item> },
): PickerFilter => ({ ...facts, kind: 'picker' })
