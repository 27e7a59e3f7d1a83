import Skeleton from '@mui/material/Skeleton'
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  Fragment,
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { TableRecord } from '../columns/column'
import { GroupLine, groupLineHeight } from '../groups/group-line'
import type { GroupHead } from '../groups/grouping'
import type { RowFacts } from './row-facts'
import { onRowKey } from './row-keys'
import * as styles from './rows.module.css'
import { Stripe } from './stripe'
import { TableDetail } from './table-detail'
import { TableRow } from './table-row'
import { useDrawnRange } from './use-drawn-range'
import { placeIn, useKeepFocus } from './use-keep-focus'
import { type Spot, useFocusBack } from './use-spot'

// The least height of a card: rows.module.css. How high each is, it tells itself.
const cardHeight = 80
const headHeight = 46
// Distance to the end at which the next page is asked for: spec 1 section 9.
const nearEnd = 200

interface TableBodyProps<Row extends TableRecord> {
  rows: readonly Row[]
  /** By the place of the row that begins a group. */
  heads: ReadonlyMap<number, GroupHead>
  facts: Omit<RowFacts<Row>, 'onExpand' | 'onLine'>
  selected: ReadonlySet<number>
  scroller: HTMLElement | null
  /** Where the list begins; at its top unless said otherwise. */
  spot: Spot | undefined
  isLoadingMore: boolean
  onNearEnd: () => void
}

/** What the height of a row is made of. */
interface Parts {
  line: number
  panel: number
}

/** Only the rows in sight exist. Memoised apart from the table, so that typing a search does not touch the rows. */
function TableBodyPlain<Row extends TableRecord>(props: TableBodyProps<Row>) {
  const { rows, heads, selected, scroller, spot, isLoadingMore, onNearEnd } = props
  const rowHeight = props.facts.isNarrow ? cardHeight : props.facts.rowHeight
  const [touched, setTouched] = useState<{ id: number | undefined; index: number }>({ id: undefined, index: 0 })
  // Rows come in above it as well, and the keys mean the row and not its place.
  const active = placeIn(rows, touched)
  const setActive = (index: number) => setTouched({ id: rows[index]?.id, index })
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(new Set())
  const parts = useRef(new Map<number | string | bigint, Parts>())
  const body = useRef<HTMLTableSectionElement>(null)
  // The same function until the rows change: a new one makes the virtualizer measure all of them again.
  const getItemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows])
  const headAt = useCallback((index: number) => (heads.has(index) ? groupLineHeight : 0), [heads])
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: (index) => rowHeight + headAt(index),
    getItemKey,
    rangeExtractor: useDrawnRange(),
    initialOffset: spot?.top ?? 0,
    scrollPaddingEnd: headHeight,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was measured no longer holds once rows have another height
  useLayoutEffect(() => {
    parts.current.clear()
    virtualizer.measure()
  }, [virtualizer, rowHeight])
  useFocusBack(body, rows, spot)
  const focus = useKeepFocus(body, rows)
  const total = virtualizer.getTotalSize()
  const left = total + headHeight - (virtualizer.scrollOffset ?? 0) - (scroller?.clientHeight ?? 0)
  useEffect(() => {
    if (left <= nearEnd) onNearEnd()
  }, [left, onNearEnd])

  // Only cards and open panels are ever measured; all other rows are as high as each other.
  const resize = useCallback(
    (index: number, change: Partial<Parts>) => {
      const id = getItemKey(index)
      const next = { line: rowHeight, panel: 0, ...parts.current.get(id), ...change }
      parts.current.set(id, next)
      virtualizer.resizeItem(index, next.line + next.panel + headAt(index))
    },
    [virtualizer, rowHeight, getItemKey, headAt],
  )
  // A head that comes or goes makes the row below it higher or lower, whatever was measured of it before.
  const known = useRef(heads)
  useLayoutEffect(() => {
    if (known.current === heads) return
    known.current = heads
    virtualizer.measure()
    for (const [index, { id }] of rows.entries()) {
      const measured = parts.current.get(id)
      if (measured) virtualizer.resizeItem(index, measured.line + measured.panel + headAt(index))
    }
  }, [virtualizer, rows, heads, headAt])
  const onPanel = useCallback((index: number, panel: number) => resize(index, { panel }), [resize])
  const onLine = useCallback((index: number, line: number) => resize(index, { line }), [resize])
  const indexOf = useRef((_id: number): number => -1)
  indexOf.current = (id) => rows.findIndex((row) => row.id === id)
  const onExpand = useCallback(
    (id: number) =>
      setExpanded((before) => {
        const next = new Set(before)
        if (!next.delete(id)) return next.add(id)
        resize(indexOf.current(id), { panel: 0 })
        return next
      }),
    [resize],
  )
  const facts = useMemo<RowFacts<Row>>(() => ({ ...props.facts, onExpand, onLine }), [props.facts, onExpand, onLine])

  const focusRow = (index: number) => {
    const next = Math.max(0, Math.min(index, rows.length - 1))
    setActive(next)
    virtualizer.scrollToIndex(next)
    // The row may come into being only by the scrolling.
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus())
  }
  const current = rows[active]
  const drawn = virtualizer.getVirtualItems()
  // One room above for all, and no row says where it stands: a style of its own for each would be kept for its cells too,
  // and the browser looks through all that it keeps whenever it draws one more.
  const before = drawn[0]?.start ?? 0
  return (
    <tbody
      ref={body}
      className={styles.body}
      style={{ height: total + (isLoadingMore ? rowHeight : 0), '--row': `${rowHeight}px` } as CSSProperties}
      onKeyDown={(event) =>
        onRowKey(event, {
          move: (steps) => focusRow(active + steps),
          first: () => focusRow(0),
          last: () => focusRow(rows.length - 1),
          open: () => current && facts.onOpen?.(current),
          toggle: () => current && facts.extras.selectable && facts.onToggle(current.id),
          expand: (open) => current && facts.detail && expanded.has(current.id) !== open && onExpand(current.id),
        })
      }
      onFocus={({ target }) => {
        // A press on the link of a row focuses it; the keys work on the row.
        if (target.matches('[data-way]')) return target.closest('tr')?.focus({ preventScroll: true })
        const index = Number(target.closest('tr')?.dataset.index)
        if (index >= 0) setActive(index)
        focus.hold(target)
      }}
      onBlur={focus.release}
    >
      {before > 0 && <tr aria-hidden className={styles.before} style={{ height: before }} />}
      {drawn.map(({ key, index }) => {
        const row = rows[index]
        if (!row) return null
        const head = heads.get(index)
        const isOpen = facts.detail !== undefined && expanded.has(row.id)
        return (
          <Fragment key={key}>
            {head && <GroupLine head={head} />}
            <TableRow
              row={row}
              index={index}
              facts={facts}
              selected={selected.has(row.id)}
              expanded={isOpen}
              active={index === active}
            />
            {isOpen && (
              <TableDetail stripe={<Stripe row={row} facts={facts} />} index={index} onHeight={onPanel}>
                {facts.detail?.(row)}
              </TableDetail>
            )}
          </Fragment>
        )
      })}
      {isLoadingMore && <LoadingRow top={total} />}
    </tbody>
  )
}

/** @param top where the last row that is known ends; those above it may not be drawn. */
function LoadingRow({ top }: { top: number }) {
  return (
    <tr aria-hidden className={`${styles.line} ${styles.row} ${styles.coming}`} style={{ top }}>
      <td className={styles.loading}>
        <Skeleton width="40%" />
      </td>
    </tr>
  )
}

export const TableBody = memo(TableBodyPlain) as typeof TableBodyPlain
