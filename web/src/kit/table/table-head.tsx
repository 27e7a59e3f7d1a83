import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { useTranslation } from '../i18n'
import type { Column, Sort } from './column'

interface TableHeadProps<Row> {
  columns: Column<Row>[]
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  hasActions: boolean
}

/** Ascending, descending, unsorted, and from the start again. */
function nextSort(sort: Sort | null, sortBy: string): Sort | null {
  if (sort?.sortBy !== sortBy) return { sortBy, sortDirection: 'ASC' }
  return sort.sortDirection === 'ASC' ? { sortBy, sortDirection: 'DESC' } : null
}

const spoken = { ASC: 'ascending', DESC: 'descending' } as const

export function TableHead<Row>({ columns, sort, onSort, hasActions }: TableHeadProps<Row>) {
  const { t } = useTranslation()
  return (
    <thead className="table-head">
      <tr className="table-line" aria-rowindex={1}>
        {columns.map((column) => {
          const direction = column.sortBy && sort?.sortBy === column.sortBy ? sort.sortDirection : undefined
          return (
            <th
              key={column.id}
              scope="col"
              className={column.align === 'right' ? 'table-cell end' : 'table-cell'}
              aria-sort={direction ? spoken[direction] : column.sortBy ? 'none' : undefined}
            >
              {column.sortBy ? (
                <button
                  type="button"
                  className="table-sort"
                  onClick={() => onSort(nextSort(sort, column.sortBy ?? ''))}
                >
                  <span className="table-text">{t(column.header)}</span>
                  <SortIcon direction={direction} />
                </button>
              ) : (
                <span className="table-text">{t(column.header)}</span>
              )}
            </th>
          )
        })}
        {hasActions && (
          <th scope="col" className="table-cell table-row-actions">
            <span className="visually-hidden">{t('table.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

function SortIcon({ direction }: { direction: Sort['sortDirection'] | undefined }) {
  if (direction === 'ASC') return <ArrowUp size={15} aria-hidden />
  if (direction === 'DESC') return <ArrowDown size={15} aria-hidden />
  return <ArrowUpDown size={15} aria-hidden className="table-unsorted" />
}
