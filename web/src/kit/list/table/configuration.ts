import { type ColumnLayout, shippedLayout } from '../columns/layout'
import type { FilterValues } from '../filters/filter'
import { defaultTab, type Tab } from '../tabs/tab'

/** What is kept of a table per user: spec 1 section 2.2 names five parts; the widths are kept beside them. */
export interface Configuration extends ColumnLayout {
  /** Empty as long as the person has not changed a tab, so that tabs of a later version appear. */
  tabs: Tab[]
}

/** Where somebody was when he left the table; forgotten with the browser tab. */
export interface Place {
  active: string
  values: FilterValues
  search: string
}

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const objectOf = (value: unknown): Json => (isObject(value) ? value : {})
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

const widthsOf = (value: unknown) =>
  Object.fromEntries(Object.entries(objectOf(value)).filter(([, width]) => Number.isFinite(width))) as Record<
    string,
    number
  >

function sortOf(value: unknown): Configuration['sortModel'] {
  const { sortBy, sortDirection } = objectOf(value)
  const isSort = typeof sortBy === 'string' && (sortDirection === 'ASC' || sortDirection === 'DESC')
  return isSort ? { sortBy, sortDirection } : null
}

const tabOf = (value: unknown): Tab[] => {
  const { id, label, filter } = objectOf(value)
  if (typeof id !== 'string' || typeof label !== 'string' || !isObject(filter)) return []
  return [{ id, label, filter: { values: objectOf(filter.values), ...sortOf(filter) } }]
}

/** Whatever lies in the storage becomes a configuration: it may be older, damaged or made by hand. */
export function configurationOf(stored: unknown): Configuration {
  const { sortModel, columnOrder, visibilityModel, pinnedColumns, columnWidths, tabs } = objectOf(stored)
  const { left, right } = objectOf(pinnedColumns)
  const shown = Object.entries(objectOf(visibilityModel)).filter(([, value]) => typeof value === 'boolean')
  const kept = Array.isArray(tabs) ? tabs.flatMap(tabOf) : []
  return {
    sortModel: sortOf(sortModel),
    columnOrder: textsOf(columnOrder),
    visibilityModel: Object.fromEntries(shown) as Record<string, boolean>,
    pinnedColumns: { left: textsOf(left), right: textsOf(right) },
    columnWidths: widthsOf(columnWidths),
    tabs: kept.some(({ id }) => id === defaultTab) ? kept : [],
  }
}

function placeOf(stored: unknown): Place {
  const { active, values, search } = objectOf(stored)
  return {
    active: typeof active === 'string' ? active : defaultTab,
    values: objectOf(values),
    search: typeof search === 'string' ? search : '',
  }
}

function read(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

// A full or forbidden storage costs the memory of the table, and nothing else.
function write(storage: Storage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value))
  } catch {
    return
  }
}

/** Where the widths are kept. */
export const widthsKey = (key: string) => `${key}-widths`

export const readConfiguration = (key: string): Configuration =>
  configurationOf({ ...objectOf(read(localStorage, key)), columnWidths: read(localStorage, widthsKey(key)) })

export const readPlace = (key: string): Place | null => {
  const stored = read(sessionStorage, key)
  return stored === null ? null : placeOf(stored)
}

/** Exactly the five parts, in their order, and the widths beside them. */
export function writeConfiguration(key: string, configuration: Configuration): void {
  const { sortModel, columnOrder, visibilityModel, pinnedColumns, columnWidths, tabs } = configuration
  write(localStorage, key, { sortModel, columnOrder, visibilityModel, pinnedColumns, tabs })
  write(localStorage, widthsKey(key), columnWidths)
}

export const writePlace = (key: string, { active, values, search }: Place): void =>
  write(sessionStorage, key, { active, values, search })

export const shippedConfiguration: Configuration = { ...shippedLayout, tabs: [] }
