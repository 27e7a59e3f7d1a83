import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../i18n'
import type { Filter, FilterOption, LoadedOptions, StaticOptions } from './filter'
import { optionsQuery } from './wire-filters'

const noOptions: LoadedOptions = { key: ['no-filter-options'], load: async () => [] }

/** The options of a filter with their labels; undefined while the server has not answered. */
export function useFilterOptions(filter: Filter, isNeeded: boolean): readonly FilterOption[] | undefined {
  const { t } = useTranslation()
  const options = 'options' in filter ? filter.options : []
  const isLoaded = typeof options === 'function'
  const { data } = useQuery({
    ...optionsQuery(isLoaded ? options() : noOptions),
    enabled: isLoaded && isNeeded,
  })
  if (isLoaded) return data
  return (options as StaticOptions).map(({ value, label }) => ({ value, label: t(label) }))
}
