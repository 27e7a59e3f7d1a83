import { type ParsedLocation, useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { TableRecord } from '../columns/column'

/** Where somebody was in a list when he left its page. */
export interface Spot {
  top: number
  /** The row that the keys were at; absent when they were somewhere else. */
  rowId?: number | undefined
}

// By the entry of the browser history: whoever comes by the menu begins at the top.
const spots = new Map<string, Spot>()
const most = 50

const entryOf = ({ state }: Pick<ParsedLocation, 'state'>) => state.__TSR_key ?? ''

function remember(entry: string, spot: Spot): void {
  spots.delete(entry)
  spots.set(entry, spot)
  const [oldest] = spots.keys()
  if (spots.size > most && oldest !== undefined) spots.delete(oldest)
}

/** Keeps the spot when the page is left. @returns the one that was kept when somebody was here before. */
export function useSpot<Row extends TableRecord>(scroller: HTMLElement | null, rows: readonly Row[]): Spot | undefined {
  const router = useRouter()
  const [spot] = useState(() => spots.get(entryOf(router.latestLocation)))
  const shown = useRef(rows)
  shown.current = rows
  useEffect(() => {
    if (!scroller) return
    return router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return
      const row = document.activeElement?.closest<HTMLElement>('tr[data-index]')
      const index = row && scroller.contains(row) ? Number(row.dataset.index) : -1
      remember(entryOf(fromLocation), { top: scroller.scrollTop, rowId: shown.current[index]?.id })
    })
  }, [router, scroller])
  return spot
}

/** Gives the focus back to the row that had it, as soon as the row is there, unless it is used elsewhere by then. */
export function useFocusBack<Row extends TableRecord>(
  body: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  spot: Spot | undefined,
): void {
  const waiting = useRef(spot?.rowId)
  useEffect(() => {
    if (waiting.current === undefined) return
    // On the page around the list the focus waits for what comes; anywhere else somebody uses it.
    if (!document.activeElement?.contains(body.current)) {
      waiting.current = undefined
      return
    }
    const index = rows.findIndex(({ id }) => id === waiting.current)
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)
    if (!row) return
    waiting.current = undefined
    row.focus({ preventScroll: true })
  })
}
