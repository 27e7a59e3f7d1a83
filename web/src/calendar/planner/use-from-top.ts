import { type RefObject, useEffect, useRef } from 'react'
import { type ViewName, views } from '../views/views'

// Spec 3 section 9, in ms.
const afterLoading = 200

/**
 * Shows a calendar from its top whenever the tasks of other days have come. The views of hours stay where they begin,
 * in the morning.
 *
 * @param from the first day that is shown; undefined until its tasks have come
 * @returns what the part that holds the calendar is to be known by
 */
export function useFromTop(view: ViewName, from: string | undefined): RefObject<HTMLDivElement | null> {
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!from || (!views[view].isOfDays && !views[view].isTimeline)) return
    // The library scrolls a part of its own.
    const toTop = () => holder.current?.getElementsByClassName('ec-main')[0]?.scrollTo({ top: 0 })
    const timer = setTimeout(toTop, afterLoading)
    return () => clearTimeout(timer)
  }, [view, from])
  return holder
}
