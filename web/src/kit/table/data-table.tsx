import type { Permission } from '@pietas/contract/kit'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useDebounced } from '../api/use-debounced'
import { useTranslation } from '../i18n'
import { usePermissions } from '../session'
import type { Column, LoadPage, Sort, TableRecord } from './column'
import { ColumnMenu } from './column-menu'
import type { RowAction } from './row-actions'
import './table.css'
import { TableBody } from './table-body'
import { TableHead } from './table-head'
import { useTableLayout } from './table-layout'
import { TableEmpty, TableError, TableSkeleton } from './table-notice'
import { TableToolbar } from './table-toolbar'
import { useColumns } from './use-columns'
import { usePages } from './use-pages'

interface DataTableProps<Row extends TableRecord> {
  /** Names the stored layout: `<tableId>-<userId>`. */
  tableId: string
  /** What the table shows, for people who hear it. */
  label: string
  columns: Column<Row>[]
  /** Name of the cached pages, feature word first, with everything the pages depend on. */
  cacheKey: readonly unknown[]
  load: LoadPage<Row>
  onOpen?: (row: Row) => void
  openPermission?: Permission
  rowActions?: RowAction<Row>[]
  /** Pages use the full height, embedded lists are compact. */
  height?: 'full' | 'compact'
  emptyHint?: string
  tabs?: ReactNode
  filters?: ReactNode
  toolbar?: ReactNode
}

/** The table of every list: search, sort, columns, endless rows. */
export function DataTable<Row extends TableRecord>(props: DataTableProps<Row>) {
  const { height = 'full', cacheKey, load, onOpen } = props
  const { t } = useTranslation()
  const may = usePermissions()
  const [layout, changeLayout] = useTableLayout(props.tableId)
  const { allowed, visible } = useColumns(props.columns, layout)
  const [search, setSearch] = useState('')
  const query = useDebounced(search.trim())
  const pages = usePages(cacheKey, load, query, layout.sortModel)
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const actions = useMemo(
    () => props.rowActions?.filter((action) => may(action.permission)) ?? [],
    [props.rowActions, may],
  )

  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages
  const onNearEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])
  const onSort = (sortModel: Sort | null) => changeLayout({ sortModel })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search or order starts at the top
  useEffect(() => {
    scroller?.scrollTo({ top: 0 })
  }, [scroller, query, layout.sortModel])

  const isEmpty = pages.isSuccess && pages.rows.length === 0
  return (
    <section className={`table-card ${height}`} aria-label={props.label}>
      {props.tabs}
      <TableToolbar search={search} onSearch={setSearch} filters={props.filters}>
        <ColumnMenu
          columns={allowed}
          visible={visible}
          onChange={(visibilityModel) => changeLayout({ visibilityModel })}
        />
        {props.toolbar}
      </TableToolbar>
      <div ref={setScroller} className="table-scroller" tabIndex={pages.rows.length === 0 ? 0 : -1}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows are chosen by the arrow keys
          role="grid"
          className="table"
          style={tableStyle(visible, actions.length > 0)}
          aria-label={props.label}
          aria-rowcount={hasNextPage ? -1 : pages.rows.length + 1}
          aria-busy={pages.isFetching}
        >
          <TableHead columns={visible} sort={layout.sortModel} onSort={onSort} hasActions={actions.length > 0} />
          {pages.rows.length > 0 && (
            <TableBody
              rows={pages.rows}
              columns={visible}
              actions={actions}
              scroller={scroller}
              onOpen={may(props.openPermission) ? onOpen : undefined}
              onNearEnd={onNearEnd}
            />
          )}
        </table>
        {pages.isPending && <TableSkeleton columns={visible.length} />}
        {isEmpty && <TableEmpty hint={query ? t('table.no-results-hint') : props.emptyHint} />}
        {pages.isError && (
          <TableError error={pages.error} onRetry={() => (isFetchNextPageError ? fetchNextPage() : pages.refetch())} />
        )}
      </div>
      <footer className="table-footer" aria-live="polite">
        {pages.isSuccess && t(hasNextPage ? 'table.rows-loaded' : 'table.rows-all', { count: pages.rows.length })}
        {isFetchingNextPage && <span> · {t('common.loading')}</span>}
      </footer>
    </section>
  )
}

/** Column widths as variables: rows and head share them, and no row has to know them. */
function tableStyle<Row>(columns: Column<Row>[], hasActions: boolean): React.CSSProperties {
  const tracks = columns.map(({ width, grow = width }) => `minmax(${width}px, ${grow}fr)`)
  const least = columns.reduce((sum, column) => sum + column.width, hasActions ? 56 : 0)
  return { '--columns': [...tracks, ...(hasActions ? ['56px'] : [])].join(' '), minWidth: least } as React.CSSProperties
}
