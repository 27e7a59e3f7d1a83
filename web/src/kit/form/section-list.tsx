import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../i18n'
import * as styles from './section-list.module.css'

interface Listed {
  id: string
  label: string
}

/** What of a section lies below the list when it has been led to. */
const headroom = 64

const fieldsAround = (list: HTMLElement | null) => list?.closest<HTMLElement>('[data-form="fields"]')

const titlesIn = (fields: HTMLElement): HTMLElement[] => [
  ...fields.querySelectorAll<HTMLElement>(':scope > section[aria-labelledby] > h2'),
]

/**
 * The sections of a long form, always in sight: where one is, and a press to each. One step of the Tab key; the arrow
 * keys go from name to name.
 */
export function SectionList() {
  const { t } = useTranslation()
  const list = useRef<HTMLElement>(null)
  const sections = useSections(list)
  const here = useHere(list, sections)
  const [reached, setReached] = useState<string>()
  const tabbed = sections.some(({ id }) => id === reached) ? reached : (here ?? sections[0]?.id)
  const goTo = (id: string) => {
    const section = document.getElementById(id)?.closest('section')
    const fields = fieldsAround(list.current)
    if (!section || !fields) return
    fields.scrollTop += section.getBoundingClientRect().top - fields.getBoundingClientRect().top - headroom
    const first = section.querySelector<HTMLElement>(
      ':is(input:not([type=hidden], [aria-hidden=true]), textarea:not([aria-hidden=true]), [role=combobox], button, a):not(:disabled)',
    )
    first?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const turn = getComputedStyle(event.currentTarget).direction === 'rtl' ? -step : step
    const next = buttons.indexOf(document.activeElement as HTMLButtonElement) + turn
    const button = buttons[Math.min(Math.max(next, 0), buttons.length - 1)]
    button?.focus()
    setReached(button?.value)
  }
  return (
    <nav
      ref={list}
      aria-label={t('form.sections')}
      className={styles.sectionList}
      data-screen-only
      onKeyDown={onKeyDown}
      onBlur={() => setReached(undefined)}
    >
      {sections.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          value={id}
          tabIndex={id === tabbed ? 0 : -1}
          aria-current={id === here ? 'true' : undefined}
          onClick={() => goTo(id)}
        >
          {label}
        </button>
      ))}
    </nav>
  )
}

/** The titled sections beside it, also those that come later or go again. */
function useSections(list: RefObject<HTMLElement | null>): readonly Listed[] {
  const [sections, setSections] = useState<readonly Listed[]>([])
  useEffect(() => {
    const fields = fieldsAround(list.current)
    if (!fields) return
    const look = () => {
      // Beside a title may stand a sign, which is no part of its name.
      const found = titlesIn(fields).map((title) => ({ id: title.id, label: title.firstChild?.textContent ?? '' }))
      setSections((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found))
    }
    look()
    const observer = new MutationObserver(look)
    observer.observe(fields, { childList: true })
    return () => observer.disconnect()
  }, [list])
  return sections
}

/** The section that one reads: the last one that begins above the fold of the list. */
function useHere(list: RefObject<HTMLElement | null>, sections: readonly Listed[]): string | undefined {
  const [here, setHere] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew when sections come or go
  useEffect(() => {
    const fields = fieldsAround(list.current)
    if (!fields) return
    const look = () => {
      const top = fields.getBoundingClientRect().top + headroom + 8
      const isAtEnd = fields.scrollTop > 0 && fields.scrollTop + fields.clientHeight >= fields.scrollHeight - 1
      const above = titlesIn(fields).filter((title) => isAtEnd || title.getBoundingClientRect().top <= top)
      setHere((above.at(-1) ?? titlesIn(fields)[0])?.id)
    }
    look()
    fields.addEventListener('scroll', look, { passive: true })
    return () => fields.removeEventListener('scroll', look)
  }, [list, sections])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name that one has come to is brought into sight
  useEffect(() => {
    const button = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (button && list.current) list.current.scrollLeft = button.offsetLeft - 48
  }, [here])
  return here
}
