import type { CSSProperties } from 'react'
import * as styles from '../rows/rows.module.css'
import type { Column } from './column'
import type { Placement } from './layout'

/** A column at its place: pinned ones know how far from the edge they stay. */
export interface Placed<Row> {
  column: Column<Row>
  className: string
  style: CSSProperties | undefined
}

/** The narrow cells around the columns: checkbox, expander and tick in front, the menu of the row at the end. */
export interface Extras {
  selectable: boolean
  expandable: boolean
  tickable: boolean
  hasActions: boolean
}

const pinned = ` ${styles.pinned}`
const leadWidth = 44
const actionsWidth = 56
// A thumbnail and the gap behind it.
const pictureWidth = 62

const leads = ({ selectable, expandable, tickable }: Extras): number =>
  Number(selectable) + Number(expandable) + Number(tickable)

/** Where there is little room each row becomes a small card: one column heads it, the others stand below. Nothing is pinned. */
export function forWidth<Row>(visible: Placement<Row>, isNarrow: boolean): Placement<Row> {
  if (!isNarrow) return visible
  const all = [...visible.start, ...visible.center, ...visible.end]
  const head = all.find(({ heads }) => heads)
  return { start: [], center: head ? [head, ...all.filter((column) => column !== head)] : all, end: [] }
}

const sum = (widths: number[]): number => widths.reduce((total, width) => total + width, 0)
const figures = ` ${styles.figures}`
const kindOf = ({ kind = 'text' }: Column<never>) => {
  if (kind === 'number') return `${figures} ${styles.end}`
  return kind === 'text' ? '' : figures
}

/** The parts of a card: its head, a picture beside the lines, and whatever stands in them. */
function asCard<Row>(columns: Column<Row>[]): Placed<Row>[] {
  const head = columns.find(({ picture }) => !picture)
  const partOf = (column: Column<Row>) => {
    if (column.picture) return styles.picture
    return column === head ? styles.main : styles.more
  }
  return columns.map((column) => ({ column, className: `${styles.cell} ${partOf(column)}`, style: undefined }))
}

/** Where each cell stands. Pinned columns have a fixed width, so that their distances are known without measuring. */
export function placed<Row>({ start, center, end }: Placement<Row>, extras: Extras, isNarrow: boolean): Placed<Row>[] {
  if (isNarrow) return asCard(center)
  const before = leads(extras) * leadWidth
  const after = extras.hasActions ? actionsWidth : 0
  const cell = (column: Column<Row>, pin: string, style?: CSSProperties): Placed<Row> => ({
    column,
    className: `${styles.cell}${kindOf(column as Column<never>)}${pin}`,
    style,
  })
  return [
    ...start.map((column, at) =>
      cell(column, at === start.length - 1 ? `${pinned} ${styles.edgeStart}` : pinned, {
        insetInlineStart: before + sum(start.slice(0, at).map(({ width }) => width)),
      }),
    ),
    ...center.map((column) => cell(column, '')),
    ...end.map((column, at) =>
      cell(column, at === 0 ? `${pinned} ${styles.edgeEnd}` : pinned, {
        insetInlineEnd: after + sum(end.slice(at + 1).map(({ width }) => width)),
      }),
    ),
  ]
}

/**
 * The room beside a card: for checkbox, expander and tick, which stand one above the other, for a picture, and for the
 * menu of the row.
 */
export const cardStyle = <Row>(extras: Extras, cells: Placed<Row>[]) =>
  ({
    '--picture': cells.some(({ column }) => column.picture) ? `${pictureWidth}px` : '0px',
    '--lead': leads(extras) > 0 ? `${leadWidth}px` : '16px',
    '--tail': extras.hasActions ? `${actionsWidth}px` : '16px',
  }) as CSSProperties

/** @returns what all columns need beside each other, in px. */
export const leastWidth = <Row>({ start, center, end }: Placement<Row>, extras: Extras): number =>
  leads(extras) * leadWidth +
  sum([...start, ...center, ...end].map(({ width }) => width)) +
  (extras.hasActions ? actionsWidth : 0)

/** Column widths as variables: rows and head share them, and no row has to know them. */
export function tableStyle<Row>(visible: Placement<Row>, extras: Extras): CSSProperties {
  const { start, center, end } = visible
  const fixed = ({ width }: Column<Row>) => `${width}px`
  // What nobody has sized shares what is left over; where everything is sized, the last one takes it.
  const isAllSized = center.every(({ isSized }) => isSized)
  const fluid = ({ width, grow = width, isSized }: Column<Row>, at: number) =>
    isSized && !(isAllSized && at === center.length - 1) ? `${width}px` : `minmax(${width}px, ${grow}fr)`
  const lead = Array.from({ length: leads(extras) }, () => `${leadWidth}px`)
  // What is left over goes to the free columns; without any, to a pinned one on whose width no distance depends.
  const isLast = (at: number) => center.length === 0 && at === start.length - 1
  const isFirst = (at: number) => center.length === 0 && start.length === 0 && at === 0
  const tracks = [
    ...lead,
    ...start.map((column, at) => (isLast(at) ? fluid(column, -1) : fixed(column))),
    ...center.map(fluid),
    ...end.map((column, at) => (isFirst(at) ? fluid(column, -1) : fixed(column))),
  ]
  return {
    '--columns': [...tracks, ...(extras.hasActions ? [`${actionsWidth}px`] : [])].join(' '),
    minWidth: leastWidth(visible, extras),
  } as CSSProperties
}
