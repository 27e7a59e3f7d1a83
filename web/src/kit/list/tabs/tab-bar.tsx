import { Pencil, Plus } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n'
import { useShortcut } from '../../shortcut'
import { TabList } from '../../tabs'
import type { Tab } from './tab'
import * as styles from './tab-bar.module.css'
import { TabEditor } from './tab-editor'
import { activeTab, addTab, chooseTab, editTab, nextTab, type Step, type TableState, tabsOf } from './tab-steps'
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
  const list = useRef<HTMLDivElement>(null)
  useFocusAfterEditing(list, isEditing)
  useShortcut('next-tab', () => change(nextTab), !isEditing)
  return (
    <div className={styles.tabs}>
      <div className={styles.line}>
        <TabList
          ref={list}
          label={t('table.tabs')}
          tabs={tabsOf(state, shipped).map((tab) => ({ id: tab.id, label: labelOf(tab) }))}
          active={active.id}
          isLocked={isEditing}
          onChoose={(id) => change(chooseTab(id))}
        />
        {!isEditing && (
          <>
            <button
              type="button"
              className={styles.tool}
              aria-label={t('table.tab-edit', { label: labelOf(active) })}
              title={t('table.tab-edit', { label: labelOf(active) })}
              onClick={() => change(editTab(labelOf(active)))}
            >
              <Pencil size={16} aria-hidden />
            </button>
            <button
              type="button"
              className={styles.tool}
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
