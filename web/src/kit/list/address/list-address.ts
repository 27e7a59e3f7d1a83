import type { Sort } from '../columns/column'
import type { Filter, FilterValues } from '../filters/filter'
import { activeValues } from '../filters/filter-values'
import { defaultTab, sortOf, type Tab } from '../tabs/tab'
import type { TableState } from '../tabs/tab-steps'
import { filterText, readFilterText } from './filter-text'

/** The parameters of a list in an address, as texts. */
export type ListAddress = Readonly<Record<string, string>>

/** What a list offers: whatever else an address asks for is not heard. */
export interface Offered {
  shipped: readonly Tab[]
  filters: readonly Filter[]
  sorts: readonly string[]
}

/** What an address decides of a table. */
export type Question = Pick<TableState, 'active' | 'values' | 'search' | 'sortModel'>

const parameters = ['q', 'view', 'sort', 'filter']
const filterParameter = (id: string) => `filter.${id}`
const isOfList = (name: string) => parameters.includes(name) || name.startsWith('filter.')
const noFilter = 'none'
// The longest search that the server takes.
const longest = 200

// The router reads a parameter that looks like JSON as what it looks like: a number that was searched for comes as one.
const textOf = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value).slice(0, longest) : ''

/** The parameters of an address that belong to its list. */
export const ofList = (search: object): ListAddress =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) => {
      const text = isOfList(name) ? textOf(value) : ''
      return text === '' ? [] : [[name, text]]
    }),
  )

/** All other parameters. */
export const besideList = (search: object): object =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !isOfList(name)))

/** Two addresses, or parts of them, that say the same have the same name. */
export const nameOf = (facts: object): string => JSON.stringify(Object.entries(facts).toSorted())

/** How the router has to be given a text so that it writes it as it is: whatever looks like JSON it would quote. */
export function plain(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value !== 'object' && JSON.stringify(value) === text ? value : text
  } catch {
    return text
  }
}

const sortText = ({ sortBy, sortDirection }: Sort) => `${sortDirection === 'DESC' ? '-' : ''}${sortBy.toLowerCase()}`

function readSort(text: string | undefined, sorts: readonly string[]): Sort | undefined {
  const sortBy = text?.replace('-', '').toUpperCase()
  if (!text || !sortBy || !sorts.includes(sortBy)) return undefined
  return { sortBy, sortDirection: text.startsWith('-') ? 'DESC' : 'ASC' }
}

const texts = (filters: readonly Filter[], values: FilterValues): ListAddress => {
  const active = activeValues(filters, values)
  const told = filters.filter(({ id }) => id in active)
  return Object.fromEntries(told.map((filter) => [filterParameter(filter.id), filterText(filter, active[filter.id])]))
}

/**
 * What a list shows, in the words of an address that somebody else understands: a view of one's own has no name there,
 * so its filters are spelled out, as are those that somebody has changed in a view.
 */
export function addressOf({ active, values, search, sortModel }: Question, { shipped, filters }: Offered): ListAddress {
  const view = shipped.find(({ id }) => id === active)
  const chosen = texts(filters, values)
  const isOfView = nameOf(chosen) === nameOf(texts(filters, view?.filter.values ?? {}))
  const isSorted = sortModel && nameOf(sortModel) !== nameOf((view && sortOf(view.filter)) ?? {})
  return {
    ...(view && view.id !== defaultTab ? { view: view.id } : {}),
    ...(search === '' ? {} : { q: search }),
    ...(isOfView ? {} : chosen),
    ...(!isOfView && Object.keys(chosen).length === 0 ? { filter: noFilter } : {}),
    ...(isSorted ? { sort: sortText(sortModel) } : {}),
  }
}

/**
 * What an address decides. View, filters and search are one question: an address that names one of them means all.
 * What it does not say stays as it was.
 */
export function readAddress(address: ListAddress, { shipped, filters, sorts }: Offered): Partial<Question> {
  const sort = readSort(address.sort, sorts)
  const named = shipped.find(({ id }) => id === address.view)
  const found = filters.flatMap((filter) => {
    const text = address[filterParameter(filter.id)]
    const value = text === undefined ? undefined : readFilterText(filter, text)
    return value === undefined ? [] : [[filter.id, value] as const]
  })
  const saysValues = found.length > 0 || address.filter === noFilter
  if (!named && !saysValues && address.q === undefined) return sort ? { sortModel: sort } : {}
  const view = named ?? shipped.find(({ id }) => id === defaultTab)
  const sortModel = sort ?? (named && sortOf(named.filter))
  return {
    active: view?.id ?? defaultTab,
    values: saysValues ? Object.fromEntries(found) : (view?.filter.values ?? {}),
    search: address.q ?? '',
    ...(sortModel ? { sortModel } : {}),
  }
}
