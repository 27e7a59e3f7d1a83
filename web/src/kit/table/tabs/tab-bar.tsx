import { Pencil, Plus } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from '../../i18n'
import { useShortcut } from '../../shortcut'
import type { Tab } from './tab'
import { TabEditor } from './tab-editor'
import { activeTab, addTab, chooseTab, editTab, nextTab, type Step, type TableState, tabsOf } from './tab-steps'
import './tabs.css'
import { useTabLabel } from './use-tab-label'

interface TabBarProps {
  state: TableState
  shipped: readonly Tab[]
  change: (step: Step) => void
}

// An id that no tab of this table has yet, and that says that a person made it.
const newId = () => `own-${crypto.randomUUID()}`

/** The tabs of a table; while one is edited, the others are locked. */
export function TabBar({ state, shipped, change }: TabBarProps) {
  const { t } = useTranslation()
  const labelOf = useTabLabel(shipped)
  const active = activeTab(state, shipped)
  const isEditing = state.editing !== null
  useShortcut('next-tab', () => change(nextTab), !isEditing)
  return (
    <div className="table-tabs">
      <div className="tab-line">
        <TabList
          tabs={tabsOf(state, shipped).map((tab) => ({ id: tab.id, label: labelOf(tab) }))}
          active={active.id}
          isLocked={isEditing}
          onChoose={(id) => change(chooseTab(id))}
        />
        {!isEditing && (
          <>
            <button
              type="button"
              className="tab-tool"
              aria-label={t('table.tab-edit', { label: labelOf(active) })}
              title={t('table.tab-edit', { label: labelOf(active) })}
              onClick={() => change(editTab(labelOf(active)))}
            >
              <Pencil size={16} aria-hidden />
            </button>
            <button
              type="button"
              className="tab-tool"
              aria-label={t('table.tab-add')}
              title={t('table.tab-add')}
              onClick={() => change(addTab(newId(), t('table.tab-new')))}
            >
              <Plus size={18} aria-hidden />
            </button>
          </>
        )}
      </div>
      {state.editing && <TabEditor tab={active} editing={state.editing} shipped={shipped} change={change} />}
    </div>
  )
}

interface TabListProps {
  tabs: readonly Pick<Tab, 'id' | 'label'>[]
  active: string
  isLocked: boolean
  onChoose: (id: string) => void
}

/** The field that was edited is gone, and the focus with it: it goes on at the tab. */
function useFocusAfterEditing(list: RefObject<HTMLElement | null>, isEditing: boolean) {
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    const hasEnded = wasEditing.current && !isEditing
    wasEditing.current = isEditing
    if (!hasEnded || document.activeElement !== document.body) return
    list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
  }, [list, isEditing])
}

/** Scrolls the line of tabs, and nothing else, until the active one is in sight. */
function showActive(list: HTMLElement | null) {
  const tab = list?.querySelector('[aria-selected="true"]')?.getBoundingClientRect()
  if (!list || !tab) return
  const { left, right } = list.getBoundingClientRect()
  if (tab.left < left) list.scrollLeft += tab.left - left
  else if (tab.right > right) list.scrollLeft += tab.right - right
}

function TabList({ tabs, active, isLocked, onChoose }: TabListProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)
  const label = tabs.find(({ id }) => id === active)?.label
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another tab, name or room the active one may lie outside
  useLayoutEffect(() => showActive(list.current), [active, label, isLocked])
  useFocusAfterEditing(list, isLocked)
  const onKeyDown = (event: KeyboardEvent) => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)') ?? [])]
    const at = all.indexOf(event.target as HTMLElement)
    const isRightToLeft = list.current ? getComputedStyle(list.current).direction === 'rtl' : false
    const step = isRightToLeft ? -1 : 1
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
      className="tab-list"
      aria-label={t('table.tabs')}
      onKeyDown={onKeyDown}
    >
      {tabs.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          role="tab"
          className="tab"
          aria-selected={id === active}
          disabled={isLocked && id !== active}
          tabIndex={id === active ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          <bdi>{label}</bdi>
        </button>
      ))}
    </div>
  )
}
