import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { countText } from './count-text'
import * as styles from './tab-list.module.css'

interface TabListProps {
  /** With a count, how much there is behind a tab; null = not known yet, its room is kept. */
  tabs: readonly { id: string; label: string; count?: number | null | undefined }[]
  /** Id of the tab that is chosen. */
  active: string | undefined
  /** What the tabs are tabs of, for people who hear it. */
  label: string
  /** Begins the ids of tabs and panels, see `panelProps`; absent = the tabs have no panels of their own. */
  panels?: string
  /** Only the chosen tab can be reached. */
  isLocked?: boolean
  /** How the line stands where it is used. */
  className?: string | undefined
  onChoose: (id: string) => void
  ref?: RefObject<HTMLDivElement | null>
}

/** What makes an element the panel of a tab. */
export const panelProps = (panels: string, id: string) => ({
  role: 'tabpanel',
  id: `${panels}${id}`,
  'aria-labelledby': `${panels}${id}-tab`,
})

/** Scrolls the line of tabs, and nothing else, until the active one is in sight. */
function showActive(list: HTMLElement | null) {
  const tab = list?.querySelector('[aria-selected="true"]')?.getBoundingClientRect()
  if (!list || !tab) return
  const { left, right } = list.getBoundingClientRect()
  if (tab.left < left) list.scrollLeft += tab.left - left
  else if (tab.right > right) list.scrollLeft += tab.right - right
}

/** A line of tabs. Arrows, Home and End lead along it, in the direction of reading; Enter or Space chooses. */
export function TabList({ tabs, active, label, panels, isLocked = false, className = '', ...props }: TabListProps) {
  const own = useRef<HTMLDivElement>(null)
  const { ref: list = own, onChoose } = props
  const name = tabs.find(({ id }) => id === active)?.label
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another tab, name or room the active one may lie outside
  useLayoutEffect(() => showActive(list.current), [active, name, isLocked])
  const onKeyDown = (event: KeyboardEvent) => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)') ?? [])]
    const at = all.indexOf(event.target as HTMLElement)
    const step = list.current && getComputedStyle(list.current).direction === 'rtl' ? -1 : 1
    const targets: Record<string, number> = {
      ArrowRight: at + step,
      ArrowLeft: at - step,
      Home: 0,
      End: all.length - 1,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    all[(target + all.length) % all.length]?.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      className={`${styles.tabList} ${className}`}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          dir="auto"
          className={styles.tab}
          {...(panels === undefined ? {} : { id: `${panels}${tab.id}-tab` })}
          // The others may not be built yet.
          aria-controls={panels !== undefined && tab.id === active ? `${panels}${tab.id}` : undefined}
          aria-label={tab.count == null ? undefined : `${tab.label}, ${countText(tab.count)}`}
          aria-selected={tab.id === active}
          disabled={isLocked && tab.id !== active}
          tabIndex={tab.id === active ? 0 : -1}
          onClick={() => onChoose(tab.id)}
        >
          <bdi>{tab.label}</bdi>
          {tab.count !== undefined && (
            <span className={styles.tabCount}>{tab.count === null ? null : countText(tab.count)}</span>
          )}
        </button>
      ))}
    </div>
  )
}
