import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import type { TableRecord } from '../columns/column'

interface Held {
  id: number | undefined
  index: number
  isTick: boolean
}

/** @returns where a row stands now; what has taken its place if it is gone. */
export function placeIn(rows: readonly TableRecord[], { id, index }: Pick<Held, 'id' | 'index'>): number {
  // Asked for with every frame of scrolling: mostly it stands where it stood, and all of them are not looked through.
  const isThere = id === undefined || rows[index]?.id === id
  const found = isThere ? -1 : rows.findIndex((row) => row.id === id)
  return found >= 0 ? found : Math.max(0, Math.min(index, rows.length - 1))
}

/**
 * Gives the focus back to a row or tick that stands elsewhere by now, and to what has taken the place of one that is
 * gone: whoever ticks off one thing after the other by the keyboard stays in the list.
 *
 * @returns what the body of the rows is to be told of the focus.
 */
export function useKeepFocus<Row extends TableRecord>(body: RefObject<HTMLElement | null>, rows: readonly Row[]) {
  const held = useRef<Held>(undefined)
  useEffect(() => {
    const { current } = held
    if (!current || document.activeElement !== document.body) return
    const index = placeIn(rows, current)
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)
    const tick = current.isTick ? row?.querySelector<HTMLElement>('[data-tick]') : null
    const next = tick ?? row
    next?.focus({ preventScroll: true })
  }, [rows, body])
  return {
    hold: (target: Element) => {
      const index = Number(target.closest<HTMLElement>('tr')?.dataset.index)
      const isTick = target.matches('[data-tick]')
      held.current = index >= 0 ? { id: rows[index]?.id, index, isTick } : undefined
    },
    // Somebody has gone elsewhere; what is taken out of the page goes without a word.
    release: ({ relatedTarget }: FocusEvent) => {
      if (!body.current?.contains(relatedTarget)) held.current = undefined
    },
  }
}
