import type { CellKind } from '../list/columns/column'

/** A cell as it is sent to the writer: texts stay texts, whatever they begin with. */
export type SheetCell = string | number | Date | null

export interface SheetColumn {
  header: string
  /** Width in characters. */
  width: number
  format: string
}

/** How the cells of a column are shown. */
export const formats: Record<CellKind, string> = {
  // As text: a value that looks like a formula stays what it is, even when somebody edits the cell.
  text: '@',
  date: 'dd.mm.yyyy',
  instant: 'dd.mm.yyyy hh:mm',
  moment: 'dd.mm.yyyy hh:mm',
  number: '#,##0',
}

/** The format of a cell that its column does not fit; undefined where it does. */
export function ownFormat(cell: SheetCell, format: string): string | undefined {
  // With places that may be missing a whole number would end in its comma.
  if (typeof cell === 'number' && !Number.isInteger(cell)) return '#,##0.##'
  // Numbers of records among texts: counted with, but never written with a point.
  if (typeof cell === 'number' && format === formats.text) return '0'
  if (cell instanceof Date && format === formats.moment && cell.getTime() % 86_400_000 === 0) return formats.date
  return undefined
}
