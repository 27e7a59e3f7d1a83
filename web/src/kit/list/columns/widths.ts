import type { Column } from './column'
import type { Arrangement } from './layout'

/** What a column is at least and at most, however somebody pulls, in px. */
export const leastWidth = 60
export const mostWidth = 800
// A shorter one cuts most names.
const leastOfName = 220

/** The column that says what a row is: the one that heads a card, else the first that is no picture. */
export const namingColumn = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ heads }) => heads) ?? columns.find(({ picture }) => !picture)

export const leastOf = <Row>(column: Column<Row>, columns: readonly Column<Row>[]): number =>
  column.id === namingColumn(columns)?.id ? leastOfName : leastWidth

/** The columns as wide as somebody has made them: those take no part in what is left over. */
export function withWidths<Row>(columns: Column<Row>[], widths: Arrangement['columnWidths']): Column<Row>[] {
  return columns.map((column) => {
    const least = leastOf(column, columns)
    const chosen = widths[column.id]
    if (chosen === undefined) return column.width >= least ? column : { ...column, width: least }
    return { ...column, width: Math.min(Math.max(chosen, least), mostWidth), isSized: true }
  })
}
