import { addDays } from '@pietas/contract/kit/days'
import { type ReactNode, useMemo } from 'react'
import { createPortal } from 'react-dom'
import { countOf, type Days } from '../views/days'

/** A place in the head of each day, which the library moves about as it likes. */
interface Heads {
  days: readonly string[]
  slotOf: (day: string) => HTMLElement | undefined
}

/** The places in the heads of the days that are shown; undefined where nothing is to stand there. */
export function useDayHeads({ from, to }: Days, isWanted: boolean): Heads | undefined {
  // They stay as long as the calendar does: another range fills them with other days.
  const slots = useMemo(() => new Map<string, HTMLElement>(), [])
  return useMemo(() => {
    if (!isWanted) return undefined
    const days = Array.from({ length: countOf({ from, to }) }, (_, count) => addDays(from, count))
    const slotOf = (day: string) => {
      const slot = slots.get(day) ?? document.createElement('span')
      slots.set(day, slot)
      return slot
    }
    return { days, slotOf }
  }, [slots, from, to, isWanted])
}

/** Fills the places in the heads. */
export const DayHeads = ({ heads, head }: { heads: Heads; head: (day: string) => ReactNode }) =>
  heads.days.map((day) => {
    const slot = heads.slotOf(day)
    return slot && createPortal(head(day), slot, day)
  })
