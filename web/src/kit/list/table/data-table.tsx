import { useRef } from 'react'
import { useTranslation } from '../../i18n'
import type { Sort, TableRecord } from '../columns/column'
import { ColumnMenu } from '../columns/column-menu'
import { TableHead } from '../columns/table-head'
import { cardStyle, tableStyle } from '../columns/tracks'
import { FilterBar } from '../filters/filter-bar'
import { activeValues } from '../filters/filter-values'
import { GroupMenu } from '../groups/group-menu'
import { TablePrint } from '../print/table-print'
import { CutText } from '../rows/cut-text'
import * as rowStyles from '../rows/rows.module.css'
import { TableBody } from '../rows/table-body'
import { TabBar } from '../tabs/tab-bar'
import { sizeColumn } from '../tabs/tab-steps'
import * as styles from './data-table.module.css'
import { TableExport } from './table-export'
import type { TableFacts } from './table-facts'
import { TableFooter } from './table-footer'
import { FoundAlike, TableEmpty, TableError, TableSkeleton } from './table-notice'
import { TableToolbar } from './table-toolbar'
import { useDataTable } from './use-data-table'

/** The table of every list: tabs, filters, search, sort, columns, endless rows. */
export function DataTable<Row extends TableRecord>(facts: TableFacts<Row>) {
  const { t } = useTranslation()
  const table = useDataTable(facts)
  const { state, shipped, change, pages, shown } = table
  const { rows, hasNextPage, isFetchingNextPage, isFetchNextPageError } = pages
  const { extras, isNarrow } = table.rowFacts
  const isEmpty = pages.isSuccess && rows.length === 0
  const isFiltered = Object.keys(activeValues(shown.filters, shown.values)).length > 0
  const isFew = pages.isSuccess && !hasNextPage && rows.length < (facts.searchFrom ?? 0)
  const wasSearched = useRef(false)
  // Whoever has typed keeps the field that he types in.
  if (state.search !== '') wasSearched.current = true
  const isSearched = facts.hasSearch !== false && (!isFew || isFiltered || wasSearched.current)
  const columns = table.rowFacts.cells.map(({ column }) => column)
  const emptyHint = isFiltered ? t('table.no-filtered-hint') : facts.emptyHint
  return (
    <section
      className={`${styles.card} ${facts.height === 'compact' ? styles.compact : styles.full}`}
      aria-label={facts.label}
    >
      {facts.tabs && <TabBar state={state} shipped={shipped} change={change} />}
      <TableToolbar
        search={isSearched ? state.search : undefined}
        isLocked={state.editing !== null}
        onSearch={(search) => change(() => ({ search }))}
        filters={
          <FilterBar
            about={facts.label}
            filters={table.filters}
            values={state.values}
            onChange={(values) => change(() => ({ values }))}
          />
        }
      >
        {facts.groupings && (
          <GroupMenu
            groupings={facts.groupings}
            sort={shown.sort}
            chosen={table.groups.chosen}
            onChoose={table.groups.choose}
          />
        )}
        <ColumnMenu about={facts.label} columns={table.allowed} layout={state} onChange={table.arrange} />
        {facts.hasExport && <TableExport facts={facts} columns={columns} shown={shown} />}
        {facts.height !== 'compact' && (
          <TablePrint facts={facts} columns={columns} shown={shown} loaded={{ rows, isPart: hasNextPage }} />
        )}
        {facts.toolbar}
      </TableToolbar>
      <FoundAlike rows={rows} />
      <div ref={table.setScroller} data-scroller className={styles.scroller} tabIndex={rows.length === 0 ? 0 : -1}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows are chosen by the arrow keys
          role="grid"
          className={`${styles.table}${isNarrow ? ` ${rowStyles.cards}` : ''}${table.isWide ? ` ${rowStyles.wide}` : ''}${pages.isPlaceholderData ? ` ${styles.stale}` : ''}`}
          style={isNarrow ? cardStyle(extras, table.rowFacts.cells) : tableStyle(table.visible, extras)}
          aria-label={facts.label}
          aria-rowcount={hasNextPage ? -1 : rows.length + 1}
          aria-multiselectable={extras.selectable || undefined}
          aria-busy={pages.isFetching}
        >
          <TableHead
            cells={table.rowFacts.cells}
            extras={extras}
            leadClass={table.rowFacts.leadClass}
            tickLabel={facts.tick?.label}
            selection={table.selection}
            sort={shown.sort}
            onSort={(sortModel: Sort | null) => change(() => ({ sortModel }))}
            onResize={isNarrow ? undefined : (id, width) => change(sizeColumn(id, width))}
          />
          {rows.length > 0 && (
            <TableBody
              rows={table.groups.rows}
              heads={table.groups.heads}
              facts={table.rowFacts}
              selected={table.selection.ids}
              scroller={table.scroller}
              spot={table.spot}
              isLoadingMore={isFetchingNextPage}
              onNearEnd={table.onNearEnd}
            />
          )}
        </table>
        {pages.isPending && <TableSkeleton columns={table.rowFacts.cells.length} />}
        {isEmpty && (
          <TableEmpty
            hint={shown.query === '' ? emptyHint : t('table.no-results-hint')}
            create={shown.query === '' && !isFiltered ? facts.create : undefined}
          />
        )}
        {pages.isError && (
          <TableError
            error={pages.error}
            onRetry={() => void (isFetchNextPageError ? pages.fetchNextPage() : pages.refetch())}
          />
        )}
      </div>
      <CutText within={table.scroller} />
      <TableFooter
        count={pages.data && rows.length}
        hasMore={hasNextPage}
        total={pages.total}
        isLoadingMore={isFetchingNextPage}
        selected={table.selected}
        bulkActions={table.bulkActions}
        onClear={table.selection.clear}
      />
    </section>
  )
}
