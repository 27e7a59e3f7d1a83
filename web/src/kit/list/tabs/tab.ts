import type { MessageKey } from '../../i18n'
import type { Sort } from '../columns/column'
import type { FilterValues } from '../filters/filter'

/** The tab that every table has and nobody can delete: spec 1 section 3. */
export const defaultTab = '__default__'

/** What a tab shows: values of filters and the order, but not the search text. */
export interface TabFilter extends Partial<Sort> {
  values: FilterValues
}

/** A tab as a person keeps it. */
export interface Tab {
  id: string
  label: string
  filter: TabFilter
}

/** A tab that a table comes with. */
export interface TabFacts {
  id: string
  label: MessageKey
  values?: FilterValues
  sort?: Sort
}

export const sortOf = ({ sortBy, sortDirection }: TabFilter): Sort | null =>
  sortBy && sortDirection ? { sortBy, sortDirection } : null

export const filterOf = (values: FilterValues, sort: Sort | null): TabFilter => ({ values, ...sort })

/** The tabs a table is shipped with, the one of everything in front; where that is not all there is, it says so. */
export const shippedTabs = (facts: readonly TabFacts[]): Tab[] => {
  const first = facts.find(({ id }) => id === defaultTab) ?? { id: defaultTab, label: 'table.tab-all' as MessageKey }
  return [first, ...facts.filter(({ id }) => id !== defaultTab)].map(({ id, label, values = {}, sort }: TabFacts) => ({
    id,
    label,
    filter: filterOf(values, sort ?? null),
  }))
}
