import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import * as styles from './pinned-line.module.css'

interface PinnedLineProps {
  /** While it is in sight the line says nothing. */
  head: RefObject<HTMLElement | null>
  children: ReactNode
}

/**
 * What of the head of a page stays in sight once the head has been scrolled away. It lies above the page and moves
 * nothing; who hears the page has the head itself, and paper has a head of its own.
 */
export function PinnedLine({ head, children }: PinnedLineProps) {
  const place = useRef<HTMLDivElement>(null)
  const isAway = useScrolledAway(head, place)
  return (
    <div className={styles.pinnedTrack} aria-hidden data-screen-only>
      <div ref={place} className={styles.pinnedPlace}>
        {isAway && (
          <div data-pinned className={styles.pinnedLine}>
            {children}
          </div>
        )}
      </div>
    </div>
  )
}

/** Whether the whole head lies above the place where the line would stand. */
function useScrolledAway(head: RefObject<HTMLElement | null>, place: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!head.current || !place.current) return
    const top = Number.parseFloat(getComputedStyle(place.current).top) || 0
    const watch = ([last]: IntersectionObserverEntry[]) => {
      if (last) setAway(!last.isIntersecting && last.boundingClientRect.bottom <= top)
    }
    const observer = new IntersectionObserver((entries) => watch(entries.slice(-1)), {
      rootMargin: `-${top}px 0px 0px`,
    })
    observer.observe(head.current)
    return () => observer.disconnect()
  }, [head, place])
  return isAway
}
