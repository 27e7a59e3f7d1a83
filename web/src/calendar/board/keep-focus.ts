// In which row of a timeline it stands, as the library places it; 0 where there are none.
const lineOf = (copy: HTMLElement): number => Number.parseInt(copy.style.gridRow, 10) || 0

/**
 * Gives the focus back to the event that has it, once it is drawn anew: whoever moves it by keys goes on with it. Keys
 * pressed in between, when nothing has the focus, are meant for it as well. An event stands in the row of each whom and
 * which it needs: the focus stays in the row where it was, or goes along to the next one.
 *
 * @returns does it, to be called after the drawing; null while no event has the focus.
 */
export function keepFocus(board: HTMLElement, onKey: (pressed: KeyboardEvent, copy: HTMLElement) => void) {
  const focused = document.activeElement?.closest<HTMLElement>('[data-event]')
  const id = focused?.dataset.event
  if (id === undefined) return null
  const line = lineOf(focused as HTMLElement)
  const distance = (copy: HTMLElement) => Math.abs(lineOf(copy) - line)
  const nearest = () =>
    [...board.querySelectorAll<HTMLElement>(`[data-event="${CSS.escape(id)}"]`)].toSorted(
      (one, other) => distance(one) - distance(other),
    )[0]
  return () => {
    const isLost = () => !document.activeElement || document.activeElement === document.body
    const between = (pressed: KeyboardEvent) => {
      const copy = nearest()
      if (isLost() && copy) onKey(pressed, copy)
    }
    // On its way down: the key that has moved the event is still on its way up.
    document.addEventListener('keydown', between, true)
    requestAnimationFrame(() => {
      document.removeEventListener('keydown', between, true)
      if (isLost()) nearest()?.focus()
    })
  }
}
