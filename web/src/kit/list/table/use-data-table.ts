import { useCallback, useEffect, useMemo, useState } from 'react'
import { useDebounced } from '../../api/use-debounced'
import { usePermissions } from '../../session'
import type { TableRecord } from '../columns/column'
import type { ColumnLayout } from '../columns/layout'
import { forWidth } from '../columns/tracks'
import { useColumns } from '../columns/use-columns'
import type { Filter } from '../filters/filter'
import { activeValues } from '../filters/filter-values'
import { useRowFacts } from '../rows/use-row-facts'
import { useSelection } from '../rows/use-selection'
import type { TabFacts } from '../tabs/tab'
import type { TableFacts } from './table-facts'
import { useIsNarrow } from './use-is-narrow'
import { type Shown, usePages } from './use-pages'
import { useTableState } from './use-table-state'

const noTabs: readonly TabFacts[] = []
const noFilters: readonly Filter[] = []

/** Everything a table knows at the moment. */
export function useDataTable<Row extends TableRecord>(facts: TableFacts<Row>) {
  const { state, shipped, change } = useTableState(facts, facts.tabs ?? noTabs)
  const { allowed, visible: chosen } = useColumns(facts.columns, state)
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const isNarrow = useIsNarrow(scroller)
  const visible = useMemo(() => forWidth(chosen, isNarrow), [chosen, isNarrow])

  const filters = useAllowedFilters(facts.filters)
  const query = useDebounced(state.search.trim())
  // An order by a column that is gone would be refused.
  const sort = allowed.some(({ sortBy }) => sortBy && sortBy === state.sortModel?.sortBy) ? state.sortModel : null
  const shown: Shown = { query, sort, filters, values: state.values }
  const pages = usePages(facts.cacheKey, facts.load, shown)
  const onNearEnd = useNextPage(pages)

  const scope = JSON.stringify([state.active, query, sort, activeValues(filters, state.values), facts.cacheKey])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter, search or order starts at the top
  useEffect(() => {
    scroller?.scrollTo({ top: 0 })
  }, [scroller, scope])
  const { selected, selection } = useSelection(pages.rows, scope)
  const { rowFacts, bulkActions } = useRowFacts(facts, { visible, isNarrow, onToggle: selection.toggle })
  const arrange = useCallback((changes: Partial<ColumnLayout>) => change(() => changes), [change])

  return {
    ...{ state, shipped, change, arrange },
    ...{ allowed, visible, filters, shown },
    ...{ pages, onNearEnd, rowFacts, bulkActions, selected, selection },
    ...{ scroller, setScroller },
  }
}

function useAllowedFilters(filters: readonly Filter[] = noFilters): readonly Filter[] {
  const may = usePermissions()
  return useMemo(() => filters.filter(({ permission }) => may(permission)), [filters, may])
}

/** Asks for the next page; after a failure the person does, and not the scrolling. */
function useNextPage(pages: ReturnType<typeof usePages>) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages
  return useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])
}
