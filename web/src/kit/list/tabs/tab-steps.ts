import type { Configuration, Place } from '../table/configuration'
import { defaultTab, filterOf, sortOf, type Tab } from './tab'

/** A tab being edited: the others and the search are locked meanwhile. */
export interface Editing {
  label: string
  /** It disappears when the person cancels. */
  isNew: boolean
}

/** All that a person changes at a table. */
export interface TableState extends Configuration, Place {
  editing: Editing | null
}

/** A change of the state; it gets the tabs that the table is shipped with. */
export type Step = (state: TableState, shipped: readonly Tab[]) => Partial<TableState>

export const tabsOf = ({ tabs }: Pick<TableState, 'tabs'>, shipped: readonly Tab[]): readonly Tab[] =>
  tabs.length > 0 ? tabs : shipped

/** The active tab; one that no longer exists gives way to the default tab. */
export function activeTab(state: Pick<TableState, 'tabs' | 'active'>, shipped: readonly Tab[]): Tab {
  const tabs = tabsOf(state, shipped)
  const found = tabs.find(({ id }) => id === state.active) ?? tabs.find(({ id }) => id === defaultTab)
  return found ?? { id: defaultTab, label: '', filter: { values: {} } }
}

// A tab brings its whole filter, the order included.
const opened = ({ id, filter }: Tab): Partial<TableState> => ({
  active: id,
  values: filter.values,
  sortModel: sortOf(filter),
})

export const chooseTab =
  (id: string): Step =>
  (state, shipped) => {
    const tab = tabsOf(state, shipped).find((one) => one.id === id)
    return tab && !state.editing ? opened(tab) : {}
  }

/** The next tab; after the last one the first. */
export const nextTab: Step = (state, shipped) => {
  if (state.editing) return {}
  const tabs = tabsOf(state, shipped)
  const at = tabs.indexOf(activeTab(state, shipped))
  const next = tabs[(at + 1) % tabs.length]
  return next ? opened(next) : {}
}

export const editTab =
  (label: string): Step =>
  () => ({ editing: { label, isNew: false } })

/** A new tab begins with what is filtered and sorted just now. */
export const addTab =
  (id: string, label: string): Step =>
  (state, shipped) => ({
    tabs: [...tabsOf(state, shipped), { id, label, filter: filterOf(state.values, state.sortModel) }],
    active: id,
    editing: { label, isNew: true },
  })

export const labelTab =
  (label: string): Step =>
  ({ editing }) => ({ editing: editing && { ...editing, label } })

/** Keeps label and filter of the edited tab; a blank label leaves the one that was there. */
export const saveTab: Step = (state, shipped) => {
  const { editing, values, sortModel } = state
  if (!editing) return {}
  const { id } = activeTab(state, shipped)
  const tabs = tabsOf(state, shipped).map((tab) =>
    tab.id === id ? { ...tab, label: editing.label.trim() || tab.label, filter: filterOf(values, sortModel) } : tab,
  )
  return { tabs, editing: null }
}

const without = (state: TableState, shipped: readonly Tab[], id: string): Partial<TableState> => {
  const tabs = tabsOf(state, shipped).filter((tab) => tab.id !== id)
  return { tabs, editing: null, ...opened(activeTab({ tabs, active: defaultTab }, shipped)) }
}

/** Back to the label and filter that the tab had; a new tab is gone again. */
export const cancelTab: Step = (state, shipped) => {
  const tab = activeTab(state, shipped)
  if (state.editing?.isNew) return without(state, shipped, tab.id)
  return { ...opened(tab), editing: null }
}

/** Deletes the active tab; the default tab stays. */
export const removeTab: Step = (state, shipped) => {
  const { id } = activeTab(state, shipped)
  return id === defaultTab ? {} : without(state, shipped, id)
}

/** The tabs as they were shipped; the columns keep their layout. */
export const resetTabs: Step = ({ active }, shipped) => ({
  tabs: [],
  editing: null,
  ...opened(activeTab({ tabs: [], active }, shipped)),
})

/** Makes a column so wide; undefined gives it back the width it was shipped with. */
export const sizeColumn =
  (id: string, width: number | undefined): Step =>
  ({ columnWidths: { [id]: _before, ...others } }) => ({
    columnWidths: width === undefined ? others : { ...others, [id]: width },
  })
