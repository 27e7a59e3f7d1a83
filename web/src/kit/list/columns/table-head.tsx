import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n'
import * as rows from '../rows/rows.module.css'
import type { Selection } from '../rows/use-selection'
import * as checks from '../table/checks.module.css'
import type { Column, Sort } from './column'
import { ColumnEdge } from './column-edge'
import * as styles from './table-head.module.css'
import type { Extras, Placed } from './tracks'
import { leastOf } from './widths'

interface TableHeadProps<Row> {
  cells: Placed<Row>[]
  extras: Extras
  leadClass: string
  /** Heads the ticks of the rows. */
  tickLabel: string | undefined
  selection: Selection
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  /** Undefined while rows are cards; a width undefined is the one that was shipped. */
  onResize: ((id: string, width: number | undefined) => void) | undefined
}

/** Ascending, descending, unsorted, and from the start again. */
function nextSort(sort: Sort | null, sortBy: string): Sort | null {
  if (sort?.sortBy !== sortBy) return { sortBy, sortDirection: 'ASC' }
  return sort.sortDirection === 'ASC' ? { sortBy, sortDirection: 'DESC' } : null
}

const spoken = { ASC: 'ascending', DESC: 'descending' } as const

export function TableHead<Row>({ cells, extras, leadClass, selection, sort, ...props }: TableHeadProps<Row>) {
  const { t } = useTranslation()
  const { tickLabel, onSort, onResize } = props
  const columns = cells.map(({ column }) => column)
  // Above cards the heads are there to sort by; where none of them does, they are only heard.
  const isHeard = !onResize && !extras.selectable && columns.every(({ sortBy }) => !sortBy)
  return (
    <thead className={isHeard ? 'visually-hidden' : styles.head}>
      <tr {...(isHeard ? {} : { className: rows.line })} aria-rowindex={1}>
        {extras.selectable && (
          <th scope="col" className={leadClass}>
            <SelectAll selection={selection} />
          </th>
        )}
        {extras.expandable && (
          <th scope="col" className={leadClass}>
            <span className="visually-hidden">{t('table.details')}</span>
          </th>
        )}
        {extras.tickable && (
          <th scope="col" className={leadClass}>
            <span className="visually-hidden">{tickLabel}</span>
          </th>
        )}
        {cells.map(({ column, className, style }) => (
          <HeadCell
            key={column.id}
            column={column}
            className={className}
            style={style}
            direction={column.sortBy && sort?.sortBy === column.sortBy ? sort.sortDirection : undefined}
            onSort={(sortBy) => onSort(nextSort(sort, sortBy))}
            edge={
              onResize && (
                <ColumnEdge
                  title={t(column.header)}
                  width={column.width}
                  least={leastOf(column, columns)}
                  onResize={(width) => onResize(column.id, width)}
                />
              )
            }
          />
        ))}
        {extras.hasActions && (
          <th scope="col" className={`${rows.cell} ${rows.actions}`}>
            <span className="visually-hidden">{t('table.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

/** Chooses or frees all rows that are loaded. */
function SelectAll({ selection }: { selection: Selection }) {
  const { t } = useTranslation()
  const { isAll, count } = selection
  return (
    <input
      type="checkbox"
      className={checks.check}
      aria-label={t('table.select-all')}
      checked={isAll}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && !isAll
      }}
      onChange={selection.toggleAll}
    />
  )
}

interface HeadCellProps<Row> extends Omit<Placed<Row>, 'column'> {
  column: Column<Row>
  direction: Sort['sortDirection'] | undefined
  onSort: (sortBy: string) => void
  edge: ReactNode
}

function HeadCell<Row>({ column, className, style, direction, onSort, edge }: HeadCellProps<Row>) {
  const { t } = useTranslation()
  const { sortBy } = column
  const title = (
    <span data-text dir="auto" className={rows.text}>
      {t(column.header)}
    </span>
  )
  if (!sortBy)
    return (
      <th scope="col" className={className} style={style}>
        {title}
        {edge}
      </th>
    )
  return (
    <th scope="col" className={className} style={style} aria-sort={direction ? spoken[direction] : 'none'}>
      <button type="button" className={styles.sort} onClick={() => onSort(sortBy)}>
        {title}
        <SortIcon direction={direction} />
      </button>
      {edge}
    </th>
  )
}

function SortIcon({ direction }: { direction: Sort['sortDirection'] | undefined }) {
  if (direction === 'ASC') return <ArrowUp size={15} aria-hidden />
  if (direction === 'DESC') return <ArrowDown size={15} aria-hidden />
  return <ArrowUpDown size={15} aria-hidden className={styles.unsorted} />
}
