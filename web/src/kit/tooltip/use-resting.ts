import { useCallback, useEffect, useRef, useState } from 'react'

/** What the pointer or the focus has been resting on long enough. Escape ends it, and so does having nothing to say. */
export function useResting(saysSomething: boolean) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const resting = useRef<HTMLElement>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const says = useRef(saysSomething)
  says.current = saysSomething
  const rest = (element: HTMLElement, milliseconds: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      resting.current = element
      if (says.current) setAnchor(element)
    }, milliseconds)
  }
  const leave = useCallback(() => {
    clearTimeout(timer.current)
    resting.current = undefined
    setAnchor(undefined)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // Something to say has come while the pointer was there already.
    if (saysSomething && resting.current) setAnchor(resting.current)
  }, [saysSomething])
  useEffect(() => {
    if (!anchor) return
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave()
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [anchor, leave])
  return { anchor: saysSomething ? anchor : undefined, rest, leave }
}
