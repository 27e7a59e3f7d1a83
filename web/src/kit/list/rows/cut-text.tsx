import { useEffect, useId } from 'react'
import { Bubble } from '../../tooltip/tooltip'
import { useResting } from '../../tooltip/use-resting'

const isCut = (text: Element): boolean =>
  [text, ...text.querySelectorAll('*')].some(
    ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth,
  )

/** The texts of a cell, or of all cells of a row, that end before they are finished. */
const cutTexts = (anchor: Element): string[] => {
  const texts = anchor.matches('tr') ? [...anchor.querySelectorAll('[data-text]')] : [anchor]
  return texts.filter(isCut).map(({ textContent }) => textContent ?? '')
}

/** Shows whole what is cut in a table: of the cell that the pointer rests on, or of the row that has the focus. */
export function CutText({ within }: { within: HTMLElement | null }) {
  const id = useId()
  const { anchor, rest, leave } = useResting(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what rests and leaves only ever works on refs
  useEffect(() => {
    if (!within) return
    const listening = new AbortController()
    const on = (names: string[], listener: (event: Event) => void) => {
      for (const name of names) within.addEventListener(name, listener, { signal: listening.signal })
    }
    const showOf = (anchor: Element | null | undefined, milliseconds: number) => {
      if (anchor instanceof HTMLElement && cutTexts(anchor).length > 0) rest(anchor, milliseconds)
    }
    on(['pointerover'], ({ target }) => {
      leave()
      showOf((target as Element).closest('td, th')?.querySelector('[data-text]'), 400)
    })
    on(['focusin'], ({ target }) => {
      const row = target as Element
      if (row.matches('tr:focus-visible')) showOf(row, 100)
    })
    on(['pointerleave', 'pointerdown', 'focusout', 'scroll'], leave)
    return () => listening.abort()
  }, [within])
  if (!anchor) return null
  return (
    <Bubble id={id} anchor={anchor} placement="bottom" className={undefined}>
      {cutTexts(anchor).map((text) => (
        <div key={text}>{text}</div>
      ))}
    </Bubble>
  )
}
