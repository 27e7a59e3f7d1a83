import type { KeyboardEvent } from 'react'

interface RowKeys {
  move: (steps: number) => void
  first: () => void
  last: () => void
  open: () => void
  toggle: () => void
  /** True opens the panel under the row, false closes it. */
  expand: (open: boolean) => void
}

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** What the keys do on a row that has the focus; a control inside a row keeps its own keys. */
export function onRowKey(event: KeyboardEvent, keys: RowKeys): void {
  const { target, key } = event
  if (!(target instanceof HTMLTableRowElement) || event.ctrlKey || event.metaKey || event.altKey) return
  const menu = () => target.querySelector<HTMLButtonElement>('td:last-child > [aria-haspopup=menu]')?.click()
  const forward = isRightToLeft(target) ? 'ArrowLeft' : 'ArrowRight'
  const steps: Record<string, () => void> = {
    ArrowDown: () => keys.move(1),
    ArrowUp: () => keys.move(-1),
    PageDown: () => keys.move(10),
    PageUp: () => keys.move(-10),
    Home: keys.first,
    End: keys.last,
    Enter: keys.open,
    ' ': keys.toggle,
    ArrowRight: () => keys.expand(forward === 'ArrowRight'),
    ArrowLeft: () => keys.expand(forward === 'ArrowLeft'),
    ContextMenu: menu,
    ...(event.shiftKey ? { F10: menu } : {}),
  }
  const step = steps[key]
  if (!step) return
  event.preventDefault()
  step()
}
