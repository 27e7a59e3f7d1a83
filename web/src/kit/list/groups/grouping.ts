import type { MessageKey, Translate } from '../../i18n'
import type { Sort } from '../columns/column'

export interface Group {
  id: string
  label: string
  /** Where it stands among the others; without one they stand as their first rows do. */
  place?: number
  /** Stands behind all others, whichever way the list goes. */
  isLast?: boolean
}

// Methods and not properties: a list of facts among others need not know the type of its rows.
/** A way to put the rows of a list under heads. */
export interface Grouping<Row> {
  id: string
  label: MessageKey
  /** The orders of the list that it belongs to; absent = every one. */
  sorts?: readonly string[]
  groupOf(row: Row, t: Translate, sort: Sort | null): Group
}

/** The head above a row that begins a group. */
export interface GroupHead {
  label: string
  /** How many of its rows are loaded. */
  count: number
}

export interface Grouped<Row> {
  rows: readonly Row[]
  /** By the place of the row that they stand above. */
  heads: ReadonlyMap<number, GroupHead>
}

/** Whether a grouping says anything in an order. */
export const applies = <Row>({ sorts }: Grouping<Row>, sort: Sort | null): boolean =>
  sorts === undefined || (sort !== null && sorts.includes(sort.sortBy))

/** The rows that are loaded, group by group; within a group they keep their order. */
export function grouped<Row>(
  rows: readonly Row[],
  grouping: Grouping<Row>,
  sort: Sort | null,
  t: Translate,
): Grouped<Row> {
  const groups = new Map<string, Group & { rows: Row[] }>()
  for (const row of rows) {
    const group = grouping.groupOf(row, t, sort)
    const there = groups.get(group.id)
    if (there) there.rows.push(row)
    else groups.set(group.id, { ...group, rows: [row] })
  }
  // Turned round, the latest day comes first.
  const turn = sort?.sortDirection === 'DESC' ? -1 : 1
  const inOrder = [...groups.values()].toSorted(
    (one, other) =>
      Number(one.isLast ?? false) - Number(other.isLast ?? false) || turn * ((one.place ?? 0) - (other.place ?? 0)),
  )
  const heads = new Map<number, GroupHead>()
  let at = 0
  for (const group of inOrder) {
    heads.set(at, { label: group.label, count: group.rows.length })
    at += group.rows.length
  }
  return { rows: inOrder.flatMap((group) => group.rows), heads }
}
