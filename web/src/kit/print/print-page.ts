import { useEffect, useRef } from 'react'

interface Way {
  /** How many dialogs and drawers were open when it came: what lies below a later one is not printed. */
  depth: number
  print: () => void
}

const ways: Way[] = []

const depthNow = () => document.querySelectorAll('[aria-modal="true"]').length
const wayNow = () => ways.findLast(({ depth }) => depth >= depthNow())

/** Prints what is looked at: first what is not there yet is fetched, as whoever stands on the page knows how to. */
export function printPage(): void {
  const way = wayNow()
  if (way) way.print()
  else window.print()
}

// The command of the browser leaves no time to fetch anything, so its keys are taken where something is missing. What
// its menu prints cannot be waited for; such a page says on paper what it lacks.
window.addEventListener('keydown', (event) => {
  const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey)
  if (!isPrint || event.altKey || event.shiftKey || event.defaultPrevented || !wayNow()) return
  event.preventDefault()
  if (!event.repeat) printPage()
})

/** As long as the component stands: how what is missing comes on paper. @param print ends in `window.print()`. */
export function usePrintWay(print: () => void, enabled = true) {
  const latest = useRef(print)
  latest.current = print
  useEffect(() => {
    if (!enabled) return
    const way = { depth: depthNow(), print: () => latest.current() }
    ways.push(way)
    return () => {
      ways.splice(ways.indexOf(way), 1)
    }
  }, [enabled])
}
