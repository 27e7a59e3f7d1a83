import { queries } from '../../api'
import type { Filter, FilterOption, FilterValues, LoadedOptions } from './filter'
import { existing, isActive, toWire } from './filter-values'

/** How the options of a filter are kept in the cache. */
export const optionsQuery = ({ key, load }: LoadedOptions) => ({
  queryKey: [...key, 'filter-options'],
  queryFn: ({ signal }: { signal: AbortSignal }) => load(signal),
})

const optionsOf = async (filter: Filter): Promise<readonly Pick<FilterOption, 'value'>[]> => {
  if (!('options' in filter)) return []
  return typeof filter.options === 'function' ? queries.ensureQueryData(optionsQuery(filter.options())) : filter.options
}

/**
 * The filters of a request. It waits for the options of those that are set, so that an option that no longer exists
 * is never sent.
 */
export async function wireFilters(
  filters: readonly Filter[],
  values: FilterValues,
): Promise<Record<string, unknown> | undefined> {
  const set = filters.filter((filter) => isActive(filter, values[filter.id]))
  const entries = await Promise.all(
    set.map(async (filter) => {
      const left = existing(filter, values[filter.id], await optionsOf(filter))
      return [filter.id, left === undefined ? undefined : toWire(filter, left)] as const
    }),
  )
  const told = entries.filter(([, value]) => value !== undefined)
  return told.length > 0 ? Object.fromEntries(told) : undefined
}
