import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Tells how high a row is while it is a card; all other rows are as high as each other. */
export function useCardHeight(
  isCard: boolean,
  index: number,
  onHeight: (index: number, height: number) => void,
): RefObject<HTMLTableRowElement | null> {
  const line = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(() => {
    const element = line.current
    if (!isCard || !element) return
    const tell = () => onHeight(index, element.getBoundingClientRect().height)
    // At once, so that the cards below never stand at another place first.
    tell()
    const observer = new ResizeObserver(tell)
    observer.observe(element)
    return () => observer.disconnect()
  }, [isCard, index, onHeight])
  return line
}
