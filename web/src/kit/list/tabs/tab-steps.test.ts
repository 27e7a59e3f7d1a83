import { describe, expect, test } from 'vitest'
import { shippedConfiguration } from '../table/configuration'
import { defaultTab, shippedTabs } from './tab'
import {
  activeTab,
  addTab,
  cancelTab,
  chooseTab,
  editTab,
  labelTab,
  nextTab,
  removeTab,
  resetTabs,
  type Step,
  saveTab,
  type TableState,
  tabsOf,
} from './tab-steps'

const shipped = shippedTabs([
  {
    id: 'active',
    label: 'process.tab.active',
    values: { status: ['ACTIVE'] },
    sort: { sortBy: 'ID', sortDirection: 'ASC' },
  },
  { id: 'billed', label: 'process.tab.billed', values: { status: ['BILLED'] } },
])
const fresh: TableState = { ...shippedConfiguration, active: defaultTab, values: {}, search: '', editing: null }

const after = (...steps: Step[]): TableState => {
  let state = fresh
  for (const step of steps) state = { ...state, ...step(state, shipped) }
  return state
}
const filtering =
  (values: object): Step =>
  () => ({ values: values as TableState['values'] })
const names = (state: TableState) => tabsOf(state, shipped).map(({ id }) => id)

test('a fresh user stands on the default tab', () => {
  expect(activeTab(fresh, shipped).id).toBe('__default__')
  expect(names(fresh)).toEqual(['__default__', 'active', 'billed'])
})

test('a tab brings its filter and its order', () => {
  const state = after(chooseTab('active'))
  expect(state).toMatchObject({ active: 'active', values: { status: ['ACTIVE'] }, sortModel: { sortBy: 'ID' } })
  expect(after(chooseTab('active'), chooseTab('billed')).sortModel).toBeNull()
})

test('the next tab follows, and after the last the first', () => {
  expect(after(nextTab).active).toBe('active')
  expect(after(nextTab, nextTab, nextTab).active).toBe(defaultTab)
})

describe('while a tab is edited', () => {
  const edited = [chooseTab('billed'), editTab('Abgerechnet'), labelTab('Fertig'), filtering({ type: ['DEATH'] })]

  test('no other tab can be reached', () => {
    expect(after(...edited, chooseTab('active')).active).toBe('billed')
    expect(after(...edited, nextTab).active).toBe('billed')
  })

  test('saving keeps label and filter', () => {
    const state = after(...edited, saveTab)
    expect(state.editing).toBeNull()
    expect(activeTab(state, shipped)).toMatchObject({ label: 'Fertig', filter: { values: { type: ['DEATH'] } } })
    expect(names(state)).toEqual(['__default__', 'active', 'billed'])
  })

  test('cancelling brings back what was there', () => {
    const state = after(...edited, cancelTab)
    expect(state).toMatchObject({ editing: null, values: { status: ['BILLED'] }, tabs: [] })
    expect(activeTab(state, shipped).label).toBe('process.tab.billed')
  })

  test('a factory reset brings back the shipped tabs, and the columns stay', () => {
    const state = after(() => ({ columnOrder: ['city'] }), addTab('own', 'Eigene'), saveTab, editTab('x'), resetTabs)
    expect(state).toMatchObject({ tabs: [], editing: null, active: defaultTab, columnOrder: ['city'] })
    expect(after(...edited, saveTab, editTab('x'), resetTabs).values).toEqual({ status: ['BILLED'] })
  })

  test('a blank label changes nothing', () => {
    expect(activeTab(after(chooseTab('billed'), editTab('x'), labelTab('  '), saveTab), shipped).label).toBe(
      'process.tab.billed',
    )
  })
})

describe('own tabs', () => {
  const own = [filtering({ type: ['PROVISION'] }), addTab('own', 'Neue Ansicht')]

  test('begin with what is filtered, and are edited at once', () => {
    const state = after(...own)
    expect(state).toMatchObject({ active: 'own', values: { type: ['PROVISION'] }, editing: { isNew: true } })
  })

  test('are gone when the person cancels, and stay when he saves', () => {
    expect(names(after(...own, cancelTab))).toEqual(['__default__', 'active', 'billed'])
    expect(names(after(...own, saveTab))).toContain('own')
  })

  test('can be deleted; the default tab cannot', () => {
    const state = after(...own, saveTab, editTab('x'), removeTab)
    expect(names(state)).not.toContain('own')
    expect(state.active).toBe(defaultTab)
    expect(names(after(editTab('x'), removeTab))).toContain('__default__')
  })
})
