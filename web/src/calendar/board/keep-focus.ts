/**
 * Gives the focus back to the event that has it, once it is drawn anew: whoever moves it by keys goes on with it. Keys
 * pressed in between, when nothing has the focus, are meant for it as well.
 *
 * @returns does it, to be called after the drawing; null while no event has the focus.
 */
export function keepFocus(board: HTMLElement, onKey: (pressed: KeyboardEvent, id: string) => void) {
  const id = document.activeElement?.closest<HTMLElement>('[data-event]')?.dataset.event
  if (id === undefined) return null
  return () => {
    const isLost = () => !document.activeElement || document.activeElement === document.body
    const between = (pressed: KeyboardEvent) => isLost() && onKey(pressed, id)
    // On its way down: the key that has moved the event is still on its way up.
    document.addEventListener('keydown', between, true)
    requestAnimationFrame(() => {
      document.removeEventListener('keydown', between, true)
      if (isLost()) board.querySelector<HTMLElement>(`[data-event="${CSS.escape(id)}"]`)?.focus()
    })
  }
}
