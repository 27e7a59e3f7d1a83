import type { KeyboardEvent } from 'react'

/** While a list is open Enter belongs to it, also while it still loads or finds nothing: no form is saved by it. */
export const keepEnter = (open: boolean) => (event: KeyboardEvent) => {
  if (open && event.key === 'Enter') event.preventDefault()
}
