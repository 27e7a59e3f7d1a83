import type { Column, Sort } from './column'

/** How a person arranged the columns of a table. */
export interface ColumnLayout {
  sortModel: Sort | null
  columnOrder: string[]
  visibilityModel: Record<string, boolean>
  /** Left is where a line begins: in a right-to-left app that is the right edge. */
  pinnedColumns: { left: string[]; right: string[] }
  /** In px, of the columns that a person has made wider or narrower. */
  columnWidths: Readonly<Record<string, number>>
}

/** Where the columns stand, whatever the rows are sorted by. */
export type Arrangement = Omit<ColumnLayout, 'sortModel'>

export const shippedLayout: ColumnLayout = {
  sortModel: null,
  columnOrder: [],
  visibilityModel: {},
  pinnedColumns: { left: [], right: [] },
  columnWidths: {},
}

export type Side = 'left' | 'right'

export const sideOf = ({ pinnedColumns: { left, right } }: Arrangement, id: string): Side | null => {
  if (left.includes(id)) return 'left'
  return right.includes(id) ? 'right' : null
}

/** Pins a column to a side, or frees it. */
export function pinned({ pinnedColumns }: ColumnLayout, id: string, side: Side | null): Partial<ColumnLayout> {
  const others = (ids: string[]) => ids.filter((one) => one !== id)
  const { left, right } = { left: others(pinnedColumns.left), right: others(pinnedColumns.right) }
  if (side === 'left') return { pinnedColumns: { left: [...left, id], right } }
  return { pinnedColumns: { left, right: side === 'right' ? [...right, id] : right } }
}

/** All columns in the order of a layout; one that the layout does not know yet stands at the end. */
export function inOrder<Row>(columns: readonly Column<Row>[], { columnOrder }: Arrangement): Column<Row>[] {
  const place = (id: string) => (columnOrder.includes(id) ? columnOrder.indexOf(id) : columnOrder.length)
  return columns.toSorted((one, other) => place(one.id) - place(other.id))
}

/** Columns by where they stand: those at the start stay, those at the end too, what lies between scrolls. */
export interface Placement<Row> {
  start: Column<Row>[]
  center: Column<Row>[]
  end: Column<Row>[]
}

export function placement<Row>(columns: readonly Column<Row>[], layout: Arrangement): Placement<Row> {
  const ordered = inOrder(columns, layout)
  const at = (side: Side | null) => ordered.filter(({ id }) => sideOf(layout, id) === side)
  return { start: at('left'), center: at(null), end: at('right') }
}

/** All columns as they stand in the table, in one row. */
export function asPlaced<Row>(columns: readonly Column<Row>[], layout: ColumnLayout): Column<Row>[] {
  const { start, center, end } = placement(columns, layout)
  return [...start, ...center, ...end]
}

/** Moves a column by some places, as far as its neighbours are pinned as it is. */
export function moved<Row>(
  columns: readonly Column<Row>[],
  layout: ColumnLayout,
  id: string,
  steps: number,
): Partial<ColumnLayout> {
  const placed = asPlaced(columns, layout).map((column) => column.id)
  const siblings = placed.filter((other) => sideOf(layout, other) === sideOf(layout, id))
  const from = siblings.indexOf(id)
  const to = Math.max(0, Math.min(siblings.length - 1, from + steps))
  const next = placed.filter((other) => other !== id)
  next.splice(placed.indexOf(siblings[to] ?? id), 0, id)
  return { columnOrder: next }
}

export const isVisible = <Row>({ id, hidden = false }: Column<Row>, { visibilityModel }: Arrangement): boolean =>
  visibilityModel[id] ?? !hidden

/** Shows a column or hides it; the last one in sight stays. */
export function toggled<Row>(
  columns: readonly Column<Row>[],
  layout: ColumnLayout,
  column: Column<Row>,
): Partial<ColumnLayout> {
  const shown = columns.filter((each) => isVisible(each, layout))
  if (shown.length === 1 && shown[0]?.id === column.id) return {}
  return { visibilityModel: { ...layout.visibilityModel, [column.id]: !isVisible(column, layout) } }
}

/** The columns as they were shipped; the order of the rows stays. */
export const resetColumns = (): Partial<ColumnLayout> => {
  const { sortModel: _kept, ...columns } = shippedLayout
  return columns
}
