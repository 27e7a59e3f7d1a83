import { useEffect, useState } from 'react'

// Less, and the columns of a list cannot be read beside each other any more.
const narrow = 640

/** Whether a part of the page has little room, wherever it stands. */
export function useIsNarrow(element: HTMLElement | null): boolean {
  const [isNarrow, setNarrow] = useState(() => window.innerWidth < narrow)
  useEffect(() => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setNarrow(entry.contentRect.width < narrow)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return isNarrow
}
