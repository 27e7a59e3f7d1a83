import { useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useDebounced } from '../../api/use-debounced'
import { usePermissions } from '../../session'
import { addressOf, nameOf, ofList, readAddress } from '../address/list-address'
import { useListAddress } from '../address/use-list-address'
import type { Column, TableRecord } from '../columns/column'
import type { ColumnLayout } from '../columns/layout'
import { forWidth, leastWidth } from '../columns/tracks'
import { useColumns } from '../columns/use-columns'
import type { Filter } from '../filters/filter'
import { activeValues } from '../filters/filter-values'
import { useGroups } from '../groups/use-groups'
import { useRowFacts } from '../rows/use-row-facts'
import { useSelection } from '../rows/use-selection'
import { useSpot } from '../rows/use-spot'
import type { TabFacts } from '../tabs/tab'
import type { Step } from '../tabs/tab-steps'
import type { TableFacts } from './table-facts'
import { cardWidth, useIsNarrow } from './use-is-narrow'
import { type Shown, usePages } from './use-pages'
import { useTableState } from './use-table-state'

const noTabs: readonly TabFacts[] = []
const noFilters: readonly Filter[] = []

/** Everything a table knows at the moment. */
export function useDataTable<Row extends TableRecord>(facts: TableFacts<Row>) {
  const filters = useAllowedFilters(facts.filters)
  const sorts = useSorts(facts.columns)
  const isOfPage = facts.height !== 'compact'
  const said = useSaid(isOfPage, filters, sorts)
  const { state, shipped, change } = useTableState(facts, facts.tabs ?? noTabs, said)
  const { allowed, visible: chosen } = useColumns(facts.columns, state)
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const isNarrow = useIsNarrow(scroller, cardWidth)
  const visible = useMemo(() => forWidth(chosen, isNarrow), [chosen, isNarrow])

  const typed = state.search.trim()
  const query = useDebounced(typed)
  // An order by a column that is gone would be refused.
  const sort = state.sortModel && sorts.includes(state.sortModel.sortBy) ? state.sortModel : null
  useListAddress(isOfPage, {
    question: { active: state.active, values: state.values, search: typed, sortModel: sort },
    offered: { shipped, filters, sorts },
    isUnfinished: state.editing !== null || typed !== query,
    change,
  })
  const shown: Shown = { query, sort, filters, values: state.values }
  const pages = usePages(facts.cacheKey, facts.load, shown)
  const onNearEnd = useNextPage(pages)

  const scope = JSON.stringify([state.active, query, sort, activeValues(filters, state.values), facts.cacheKey])
  const groups = useGroups(facts, pages.rows, sort)
  const spot = useSpot(scroller, groups.rows)
  useTopOfAnother(scroller, scope)
  const { selected, selection } = useSelection(pages.rows, scope)
  const { rowFacts, bulkActions } = useRowFacts(facts, { visible, isNarrow, onToggle: selection.toggle })
  // The columns need more room than there is.
  const isWide = useIsNarrow(scroller, leastWidth(visible, rowFacts.extras)) && !isNarrow
  const arrange = useCallback((changes: Partial<ColumnLayout>) => change(() => changes), [change])

  return {
    ...{ state, shipped, change, arrange },
    ...{ allowed, visible, filters, shown },
    ...{ pages, groups, onNearEnd, rowFacts, bulkActions, selected, selection },
    ...{ scroller, setScroller, spot, isWide },
  }
}

/** What the columns that the person may see can be sorted by. */
function useSorts<Row>(columns: Column<Row>[]): readonly string[] {
  const may = usePermissions()
  return useMemo(
    () => columns.flatMap(({ sortBy, permission }) => (sortBy && may(permission) ? [sortBy] : [])),
    [columns, may],
  )
}

/** What the address asks of the list of a page when it opens; whoever comes back finds it as he left it. */
function useSaid(isOfPage: boolean, filters: readonly Filter[], sorts: readonly string[]): Step {
  const search: object = useSearch({ strict: false })
  return (remembered, shipped) => {
    const address = ofList(isOfPage ? search : {})
    const offered = { shipped, filters, sorts }
    return nameOf(addressOf(remembered, offered)) === nameOf(address) ? {} : readAddress(address, offered)
  }
}

function useAllowedFilters(filters: readonly Filter[] = noFilters): readonly Filter[] {
  const may = usePermissions()
  return useMemo(() => filters.filter(({ permission }) => may(permission)), [filters, may])
}

/** Another filter, search or order starts at the top. */
function useTopOfAnother(scroller: HTMLElement | null, scope: string) {
  const shown = useRef(scope)
  useEffect(() => {
    if (shown.current !== scope) scroller?.scrollTo({ top: 0 })
    shown.current = scope
  }, [scroller, scope])
}

/** Asks for the next page; after a failure the person does, and not the scrolling. */
function useNextPage(pages: ReturnType<typeof usePages>) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages
  return useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])
}
