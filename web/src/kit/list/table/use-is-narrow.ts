import { useEffect, useState } from 'react'

/** Less, and the columns of a list cannot be read beside each other any more. In px. */
export const cardWidth = 640

/** Whether a part of the page has less room than that, in px, wherever it stands. */
export function useIsNarrow(element: HTMLElement | null, than: number): boolean {
  const [isNarrow, setNarrow] = useState(() => window.innerWidth < than)
  useEffect(() => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setNarrow(entry.contentRect.width < than)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, than])
  return isNarrow
}
