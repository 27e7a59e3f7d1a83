import { formatInstant, useTranslation } from '../../i18n'
import { Printout } from '../../print'
import type { Column, TableRecord } from '../columns/column'
import type { Filter } from '../filters/filter'
import { useFilterText } from '../filters/use-filter-text'
import { cellText } from '../table/cell-text'
import type { Shown } from '../table/use-pages'
import * as styles from './printed-table.module.css'

const uprightColumns = 5

interface PrintedTableProps<Row extends TableRecord> {
  label: string
  columns: Column<Row>[]
  rows: readonly Row[]
  /** There are more that are not printed. */
  isPart: boolean
  /** The menu of the browser prints it, so that those are missing that have not been loaded. */
  isOfBrowser?: boolean
  shown: Shown
}

/** The rows of a list on paper, below a head that stands on every page: what it is, what it was narrowed to, as of when. */
export function PrintedTable<Row extends TableRecord>({
  label,
  columns,
  rows,
  isPart,
  isOfBrowser = false,
  shown,
}: PrintedTableProps<Row>) {
  const { t } = useTranslation()
  const printed = columns.filter(({ picture }) => !picture)
  const part = isOfBrowser ? 'table.printed-loaded' : 'table.printed-part'
  const count = t(isPart ? part : 'table.rows-all', { count: rows.length })
  return (
    <Printout className={`${styles.printedTable} ${printed.length > uprightColumns ? styles.wide : ''}`}>
      <table>
        <thead>
          <tr>
            <th className={styles.about} colSpan={printed.length}>
              {label} · {count}
              {shown.query && ` · ${t('table.printed-search', { text: shown.query })}`}
              {shown.filters.map((filter) => (
                <FilterWords key={filter.id} filter={filter} value={shown.values[filter.id]} />
              ))}
              {` · ${formatInstant(new Date().toISOString())}`}
            </th>
          </tr>
          <tr>
            {printed.map(({ id, header, kind }) => (
              <th key={id} scope="col" data-kind={kind}>
                {t(header)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {printed.map((column) => (
                <td key={column.id} data-kind={column.kind} dir="auto">
                  {column.cell ? column.cell(row) : cellText(column, row, t)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Printout>
  )
}

function FilterWords({ filter, value }: { filter: Filter; value: unknown }) {
  const { t } = useTranslation()
  const text = useFilterText(filter, value)
  return text ? ` · ${t(filter.label)}: ${text}` : null
}
