import { useEffect, useRef, useState } from 'react'

/** So long somebody has to have a text in view before it counts as read. */
const glance = 3000

/** So much of it has to be in view; of what is higher than the screen, so much of the screen has to be filled by it. */
const nearlyWhole = 0.9

// Told at each of these, since how much is needed depends on the screen.
const steps = Array.from({ length: 21 }, (_, step) => step / 20)

/** Calls back once an element has been in view for a moment, nearly whole, while the page is looked at. */
export function useReadInView(isOpen: boolean, onRead: (() => void) | undefined) {
  const [element, ref] = useState<HTMLElement | null>(null)
  const latest = useRef(onRead)
  latest.current = onRead
  useEffect(() => {
    if (!element || !isOpen) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isInView = false
    // Whoever comes back to the page begins to read anew.
    const begin = () => {
      clearTimeout(timer)
      if (isInView && !document.hidden) timer = setTimeout(() => latest.current?.(), glance)
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const { boundingClientRect: all, intersectionRect: seen } = entry
        const wasInView = isInView
        isInView = all.height > 0 && seen.height >= nearlyWhole * Math.min(all.height, window.innerHeight)
        if (isInView !== wasInView) begin()
      },
      { threshold: steps },
    )
    observer.observe(element)
    document.addEventListener('visibilitychange', begin)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('visibilitychange', begin)
    }
  }, [element, isOpen])
  return ref
}
