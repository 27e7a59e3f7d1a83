import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react'
import type { Column, TableRecord } from './column'
import type { RowAction } from './row-actions'
import { TableRow } from './table-row'

export const rowHeight = 44
// Distance to the end at which the next page is asked for: spec 1 section 9.
const nearEnd = 200

interface TableBodyProps<Row> {
  rows: Row[]
  columns: Column<Row>[]
  actions: RowAction<Row>[]
  scroller: HTMLElement | null
  onOpen: ((row: Row) => void) | undefined
  onNearEnd: () => void
}

/** Only the rows in sight exist. Memoised apart from the table, so that typing a search does not touch the rows. */
function TableBodyPlain<Row extends TableRecord>({
  rows,
  columns,
  actions,
  scroller,
  onOpen,
  onNearEnd,
}: TableBodyProps<Row>) {
  const [active, setActive] = useState(0)
  const body = useRef<HTMLTableSectionElement>(null)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
  })
  const offset = virtualizer.scrollOffset ?? 0
  const left = virtualizer.getTotalSize() - offset - (scroller?.clientHeight ?? 0)
  useEffect(() => {
    if (left <= nearEnd) onNearEnd()
  }, [left, onNearEnd])

  const focusRow = (index: number) => {
    const next = Math.max(0, Math.min(index, rows.length - 1))
    setActive(next)
    virtualizer.scrollToIndex(next)
    // The row may come into being only by the scrolling.
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLTableRowElement)) return
    const row = rows[active]
    const steps: Record<string, () => void> = {
      ArrowDown: () => focusRow(active + 1),
      ArrowUp: () => focusRow(active - 1),
      PageDown: () => focusRow(active + 10),
      PageUp: () => focusRow(active - 10),
      Home: () => focusRow(0),
      End: () => focusRow(rows.length - 1),
      Enter: () => row && onOpen?.(row),
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    step()
  }
  return (
    <tbody
      ref={body}
      className="table-body"
      style={{ height: virtualizer.getTotalSize() }}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const index = Number(target.closest('tr')?.dataset.index)
        if (index >= 0) setActive(index)
      }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const row = rows[index]
        if (!row) return null
        return (
          <TableRow
            key={key}
            row={row}
            index={index}
            style={{ transform: `translateY(${start}px)` }}
            columns={columns}
            actions={actions}
            active={index === active}
            onOpen={onOpen}
          />
        )
      })}
    </tbody>
  )
}

export const TableBody = memo(TableBodyPlain) as typeof TableBodyPlain
