import type { KeyboardEvent } from 'react'

/** Does something on Enter, and only once: the pill that has the focus again afterwards would open for the same key. */
export const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return
  event.preventDefault()
  act()
}
