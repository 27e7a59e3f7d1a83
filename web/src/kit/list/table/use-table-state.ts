import { useMemo, useSyncExternalStore } from 'react'
import { useSession } from '../../session'
import { shippedTabs, sortOf, type Tab, type TabFacts } from '../tabs/tab'
import { activeTab, chooseTab, type Step, type TableState } from '../tabs/tab-steps'
import { readConfiguration, readPlace, widthsKey, writeConfiguration, writePlace } from './configuration'

/** Keeps the state of one table and user, and writes down what is to be kept. */
function tableStore(key: string, placeKey: string, shipped: readonly Tab[], said: Step) {
  const configuration = readConfiguration(key)
  const place = readPlace(placeKey)
  const tab = activeTab({ ...configuration, active: place?.active ?? '' }, shipped)
  let state: TableState = {
    ...configuration,
    sortModel: configuration.sortModel ?? sortOf(tab.filter),
    active: tab.id,
    values: place?.active === tab.id ? place.values : tab.filter.values,
    search: place?.search ?? '',
    editing: null,
  }
  state = { ...state, ...said(state, shipped) }
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  // What is arranged in another tab of the browser holds here too; otherwise the next change here would undo it.
  const follow = (event: StorageEvent) => {
    if (event.key !== key && event.key !== widthsKey(key)) return
    const { sortModel: _own, tabs, ...columns } = readConfiguration(key)
    state = { ...state, ...columns, ...(state.editing ? {} : { tabs }) }
    const { id } = activeTab(state, shipped)
    if (id !== state.active) state = { ...state, ...chooseTab(id)(state, shipped) }
    notify()
  }
  return {
    shipped,
    get: () => state,
    change(step: Step) {
      state = { ...state, ...step(state, shipped) }
      // What is being edited is kept only once the person saves it.
      if (!state.editing) {
        writeConfiguration(key, state)
        writePlace(placeKey, state)
      }
      notify()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      if (listeners.size === 1) window.addEventListener('storage', follow)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', follow)
      }
    },
  }
}

/**
 * The state of a table, kept on this browser per table and user, and the way to change it.
 *
 * @param said what is asked of it from outside when it opens; the rest is as it was left.
 */
export function useTableState(
  { tableId, owner }: { tableId: string; owner?: number },
  facts: readonly TabFacts[],
  said: Step,
) {
  const { me } = useSession()
  const key = `${tableId}-${me.user.id}`
  const placeKey = owner === undefined ? key : `${key}-${owner}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: tabs are facts and what is said is for the opening; neither may forget what the person does later
  const store = useMemo(() => tableStore(key, placeKey, shippedTabs(facts), said), [key, placeKey])
  const state = useSyncExternalStore(store.subscribe, store.get)
  return { state, shipped: store.shipped, change: store.change }
}
