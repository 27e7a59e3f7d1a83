import { useEffect, useState } from 'react'

/** Tells whether an element holds more than it shows, also after fonts, pictures or the window have changed. */
export function useOverflow() {
  const [element, ref] = useState<HTMLElement | null>(null)
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    if (!element) return
    const measure = () => setOverflows(element.scrollHeight > element.clientHeight + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    const changes = new MutationObserver(measure)
    changes.observe(element, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      changes.disconnect()
    }
  }, [element])
  return { ref, overflows }
}
