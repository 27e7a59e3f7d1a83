import { timeZone } from '@pietas/contract/kit/days'
import type { Translate } from '../i18n'
import type { CellKind, Column } from '../list/columns/column'
import { cellText } from '../list/table/cell-text'
import { dayOrInstant, isInstant } from '../time'
import { formats, type SheetCell, type SheetColumn } from './sheet-cells'

// Room for the arrow of the filter beside the head, and for a day with its time.
const headRoom = 4
const leastWidth: Partial<Record<CellKind, number>> = { date: 12, instant: 18, moment: 18 }

export const sheetColumns = <Row>(columns: readonly Column<Row>[], t: Translate): SheetColumn[] =>
  columns.map(({ header, kind = 'text', width }) => ({
    header: t(header),
    width: Math.max(Math.round(width / 7), t(header).length + headRoom, leastWidth[kind] ?? 0),
    format: formats[kind],
  }))

// A sheet counts its days from 1900 on; older ones can only be texts.
const firstDay = '1900-03-01'

const wallClock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })

/** A sheet knows no time zones: an instant becomes what the clock in Berlin showed. */
const berlinTime = (iso: string): Date => new Date(`${wallClock.format(new Date(iso)).replace(' ', 'T')}Z`)

const dayTime = (day: string): Date => new Date(`${day.slice(0, 10)}T00:00:00Z`)

function sheetCell<Row>(column: Column<Row>, row: Row, t: Translate): SheetCell {
  const { kind = 'text' } = column
  const value = column.value(row, t)
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'number') return value
  if (kind === 'text' || value < firstDay) return cellText(column, row, t)
  const moment = kind === 'moment' ? (dayOrInstant(value) ?? value) : value
  return kind === 'date' || !isInstant(moment) ? dayTime(moment) : berlinTime(moment)
}

export const sheetRow = <Row>(columns: readonly Column<Row>[], row: Row, t: Translate): SheetCell[] =>
  columns.map((column) => sheetCell(column, row, t))
