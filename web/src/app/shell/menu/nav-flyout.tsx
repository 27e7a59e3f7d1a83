import { useRouterState } from '@tanstack/react-router'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../kit/i18n'
import { NavItem, NavLabel } from './nav-item'
import * as styles from './nav-list.module.css'
import type { Place } from './navigation'
import { useWithin } from './use-within'

/** So long the pointer may be elsewhere on its way, in milliseconds. */
const patience = 200
/** So far it stays from the edges of the window, in pixels. */
const margin = 8

interface Spot {
  top: number
  start: number
}

interface NavFlyoutProps {
  place: Place
  below: Place[]
  /** It flies out to the side, and not down. */
  beside: boolean
}

/** A place with others below it, which fly out: for the pointer that rests on it, and for whoever presses it. */
export function NavFlyout({ place, below, beside }: NavFlyoutProps) {
  const { t } = useTranslation()
  const id = useId()
  const item = useRef<HTMLLIElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [at, setAt] = useState<Spot>()
  const isWithin = useWithin(below)
  const path = useRouterState({ select: (state) => state.location.pathname })
  const isHovered = useRef(false)
  const close = () => setAt(undefined)
  const isOpen = at !== undefined
  const open = () => {
    clearTimeout(leaving.current)
    if (opener.current) setAt(placeBeside(opener.current, beside))
  }
  useLayoutEffect(() => {
    if (at && list.current) setAt(insideWindow(list.current, at))
  }, [at])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has arrived needs it no longer
  useEffect(close, [path])
  useEffect(() => () => clearTimeout(leaving.current), [])
  useEffect(() => {
    if (!isOpen) return
    const look = ({ target }: Event) => item.current?.contains(target as Node) || setAt(undefined)
    document.addEventListener('pointerdown', look)
    return () => document.removeEventListener('pointerdown', look)
  }, [isOpen])
  const step = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && at) {
      close()
      opener.current?.focus()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!at) return open()
      const stops = [...(item.current?.querySelectorAll<HTMLElement>('button, ul a') ?? [])]
      const next = stops.indexOf(document.activeElement as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1)
      stops.at(next % stops.length)?.focus()
    }
  }
  const Sign = beside ? ChevronRight : ChevronDown
  return (
    <li
      ref={item}
      onKeyDown={step}
      onPointerEnter={({ pointerType }) => {
        isHovered.current = pointerType === 'mouse'
        if (isHovered.current) open()
      }}
      onPointerLeave={() => {
        if (isHovered.current) leaving.current = setTimeout(close, patience)
        isHovered.current = false
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !item.current?.contains(relatedTarget)) close()
      }}
    >
      <button
        ref={opener}
        type="button"
        className={styles.navItem}
        aria-expanded={isOpen}
        aria-controls={id}
        {...(isWithin ? { 'aria-current': 'true' as const } : {})}
        // A mouse that presses it rests on it, so it is open already and stays so.
        onClick={() => (isOpen && !isHovered.current ? close() : open())}
      >
        <NavLabel place={place} end={<Sign size={14} aria-hidden className={beside ? 'mirrored' : ''} />} />
      </button>
      <ul
        ref={list}
        id={id}
        className={styles.navFlyout}
        aria-label={t('nav.below', { name: t(place.menu.label) })}
        hidden={!isOpen}
        style={at && { insetBlockStart: at.top, insetInlineStart: at.start }}
      >
        {below.map((one) => (
          <li key={one.id}>
            <NavItem place={one} />
          </li>
        ))}
      </ul>
    </li>
  )
}

/** Where it stands in the window; the menu itself scrolls and would cut it. */
function placeBeside(opener: HTMLElement, beside: boolean): Spot {
  const box = opener.getBoundingClientRect()
  const isMirrored = getComputedStyle(opener).direction === 'rtl'
  const [start, end] = isMirrored ? [innerWidth - box.right, innerWidth - box.left] : [box.left, box.right]
  return beside ? { top: box.top, start: end } : { top: box.bottom, start }
}

/** The same spot, or the nearest at which the whole list is in sight. */
function insideWindow(list: HTMLElement, spot: Spot): Spot {
  const { clientWidth, clientHeight } = document.documentElement
  const near = (wished: number, room: number) => Math.max(margin, Math.min(wished, room - margin))
  const top = near(spot.top, clientHeight - list.offsetHeight)
  const start = near(spot.start, clientWidth - list.offsetWidth)
  return top === spot.top && start === spot.start ? spot : { top, start }
}
