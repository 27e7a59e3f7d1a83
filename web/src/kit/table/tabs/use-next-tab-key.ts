import { useEffect } from 'react'
import { nextTab, type Step } from './tab-steps'

// Of several tables on a page the one that came last has the key: it lies in a drawer or dialog on top.
const tables: ((step: Step) => void)[] = []

window.addEventListener('keydown', (event) => {
  const change = tables.at(-1)
  if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || !change) return
  event.preventDefault()
  change(nextTab)
})

/** F6 leads to the next tab: spec 1 section 9. */
export function useNextTabKey(change: (step: Step) => void): void {
  useEffect(() => {
    tables.push(change)
    return () => {
      tables.splice(tables.indexOf(change), 1)
    }
  }, [change])
}
