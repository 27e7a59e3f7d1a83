import { timeZone } from '@pietas/contract/kit/days'
import type { Translate } from '../i18n'
import type { Column } from '../list/columns/column'
import { cellText } from '../list/table/cell-text'

/** A cell as it is sent to the writer: texts stay texts, whatever they begin with. */
export type SheetCell = string | number | Date | null

export interface SheetColumn {
  header: string
  /** Width in characters. */
  width: number
  format: string
}

const formats: Record<NonNullable<Column<unknown>['kind']>, string> = {
  // As text: a value that looks like a formula stays what it is, even when somebody edits the cell.
  text: '@',
  date: 'dd.mm.yyyy',
  instant: 'dd.mm.yyyy hh:mm',
  number: '#,##0.##',
}

export const sheetColumns = <Row>(columns: readonly Column<Row>[], t: Translate): SheetColumn[] =>
  columns.map(({ header, kind = 'text', width }) => ({
    header: t(header),
    width: Math.round(width / 7),
    format: formats[kind],
  }))

// A sheet counts its days from 1900 on; older ones can only be texts.
const firstDay = '1900-03-01'

const wallClock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })

/** A sheet knows no time zones: an instant becomes what the clock in Berlin showed. */
const berlinTime = (iso: string): Date => new Date(`${wallClock.format(new Date(iso)).replace(' ', 'T')}Z`)

function sheetCell<Row>(column: Column<Row>, row: Row, t: Translate): SheetCell {
  const value = column.value(row, t)
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'number') return value
  if (column.kind === 'date' && value >= firstDay) return new Date(`${value.slice(0, 10)}T00:00:00Z`)
  return column.kind === 'instant' ? berlinTime(value) : cellText(column, row, t)
}

export const sheetRow = <Row>(columns: readonly Column<Row>[], row: Row, t: Translate): SheetCell[] =>
  columns.map((column) => sheetCell(column, row, t))
