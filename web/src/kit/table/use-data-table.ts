import { useCallback, useEffect, useMemo, useState } from 'react'
import { useDebounced } from '../api/use-debounced'
import { usePermissions } from '../session'
import type { TableRecord } from './column'
import type { ColumnLayout } from './columns/layout'
import { type Extras, forWidth, placed } from './columns/tracks'
import { useColumns } from './columns/use-columns'
import type { Filter } from './filters/filter'
import { activeValues } from './filters/filter-values'
import type { RowFacts } from './rows/row-facts'
import { useSelection } from './rows/use-selection'
import type { TableFacts } from './table-facts'
import type { TabFacts } from './tabs/tab'
import { useIsNarrow } from './use-is-narrow'
import { usePages } from './use-pages'
import { useTableState } from './use-table-state'

const noTabs: readonly TabFacts[] = []
const noFilters: readonly Filter[] = []

/** Everything a table knows at the moment. */
export function useDataTable<Row extends TableRecord>(facts: TableFacts<Row>) {
  const may = usePermissions()
  const { state, shipped, change } = useTableState(facts.tableId, facts.tabs ?? noTabs)
  const { allowed, visible: chosen } = useColumns(facts.columns, state)
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const isNarrow = useIsNarrow(scroller)
  const query = useDebounced(state.search.trim())
  const filters = useMemo(
    () => (facts.filters ?? noFilters).filter(({ permission }) => may(permission)),
    [facts.filters, may],
  )
  // An order by a column that is gone would be refused.
  const sort = allowed.some(({ sortBy }) => sortBy && sortBy === state.sortModel?.sortBy) ? state.sortModel : null
  const shown = { query, sort, filters, values: state.values }
  const pages = usePages(facts.cacheKey, facts.load, shown)

  const scope = JSON.stringify([state.active, query, sort, activeValues(filters, state.values), facts.cacheKey])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter, search or order starts at the top
  useEffect(() => {
    scroller?.scrollTo({ top: 0 })
  }, [scroller, scope])
  const { selected, selection } = useSelection(pages.rows, scope)

  const actions = useMemo(
    () => facts.rowActions?.filter((action) => may(action.permission)) ?? [],
    [facts.rowActions, may],
  )
  const bulkActions = useMemo(
    () => facts.bulkActions?.filter((action) => may(action.permission)) ?? [],
    [facts.bulkActions, may],
  )
  const hasActions = actions.length > 0
  const selectable = bulkActions.length > 0
  const expandable = facts.detail !== undefined
  const extras = useMemo<Extras>(() => ({ selectable, expandable, hasActions }), [selectable, expandable, hasActions])
  const visible = useMemo(() => forWidth(chosen, isNarrow), [chosen, isNarrow])
  const onOpen = may(facts.openPermission) ? facts.onOpen : undefined
  const leadClass = !isNarrow && visible.start.length > 0 ? 'table-cell lead pinned' : 'table-cell lead'
  const rowFacts = useMemo<Omit<RowFacts<Row>, 'onExpand'>>(
    () => ({
      cells: placed(visible, extras, isNarrow),
      extras,
      leadClass,
      actions,
      onOpen,
      onToggle: selection.toggle,
      detail: facts.detail,
    }),
    [visible, extras, isNarrow, leadClass, actions, onOpen, selection.toggle, facts.detail],
  )

  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages
  const onNearEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])
  const arrange = useCallback((changes: Partial<ColumnLayout>) => change(() => changes), [change])

  return {
    state,
    shipped,
    change,
    arrange,
    allowed,
    visible,
    extras,
    rowFacts,
    bulkActions,
    shown,
    filters,
    pages,
    selected,
    selection,
    scroller,
    setScroller,
    onNearEnd,
  }
}
