import { describe, expect, test } from 'vitest'
import type { Column } from './column'
import {
  asPlaced,
  type ColumnLayout,
  isVisible,
  moved,
  pinned,
  placement,
  resetColumns,
  shippedLayout,
  toggled,
} from './layout'

const column = (id: string, hidden = false): Column<unknown> => ({
  id,
  header: 'person.name',
  width: 100,
  hidden,
  value: () => id,
})
const columns = ['name', 'born', 'died', 'city'].map((id) => column(id))
const layout = (changes: Partial<ColumnLayout> = {}): ColumnLayout => ({ ...shippedLayout, ...changes })
const ids = (laidOut: ColumnLayout) => asPlaced(columns, laidOut).map(({ id }) => id)

describe('the order', () => {
  test('is the shipped one until somebody changes it', () => {
    expect(ids(layout())).toEqual(['name', 'born', 'died', 'city'])
  })

  test('moves a column up and down, and not past the ends', () => {
    expect(ids({ ...layout(), ...moved(columns, layout(), 'died', -1) })).toEqual(['name', 'died', 'born', 'city'])
    expect(ids({ ...layout(), ...moved(columns, layout(), 'name', 2) })).toEqual(['born', 'died', 'name', 'city'])
    expect(ids({ ...layout(), ...moved(columns, layout(), 'name', -1) })).toEqual(['name', 'born', 'died', 'city'])
    expect(ids({ ...layout(), ...moved(columns, layout(), 'born', 99) })).toEqual(['name', 'died', 'city', 'born'])
  })

  test('puts a column that came later to the end, in sight', () => {
    const stored = layout({ columnOrder: ['city', 'died', 'name'], visibilityModel: { city: false } })
    expect(ids(stored)).toEqual(['city', 'died', 'name', 'born'])
    expect(isVisible(column('born'), stored)).toBe(true)
  })
})

describe('pinning', () => {
  const both = { ...layout(), ...pinned(layout(), 'died', 'left') }
  const all = { ...both, ...pinned(both, 'name', 'right') }

  test('moves columns to the edges, any number of them', () => {
    expect(ids(all)).toEqual(['died', 'born', 'city', 'name'])
    let every = layout()
    for (const { id } of columns) every = { ...every, ...pinned(every, id, 'left') }
    expect(every.pinnedColumns.left).toEqual(['name', 'born', 'died', 'city'])
  })

  test('orders the pinned columns as the list of columns says, whichever was pinned first', () => {
    const pins = { left: ['died', 'born'], right: ['city', 'name'] }
    const laidOut = layout({ columnOrder: ['city', 'born', 'name', 'died'], pinnedColumns: pins })
    const { start, center, end } = placement(columns, laidOut)
    expect([start, center, end].map((group) => group.map(({ id }) => id))).toEqual([
      ['born', 'died'],
      [],
      ['city', 'name'],
    ])
  })

  test('changes the side or lets go', () => {
    expect(pinned(all, 'name', 'left').pinnedColumns).toEqual({ left: ['died', 'name'], right: [] })
    expect(pinned(all, 'died', null).pinnedColumns).toEqual({ left: [], right: ['name'] })
  })

  test('keeps a moved column among those of its edge', () => {
    expect(ids({ ...all, ...moved(columns, all, 'born', -1) })).toEqual(['died', 'born', 'city', 'name'])
    expect(ids({ ...all, ...moved(columns, all, 'born', 1) })).toEqual(['died', 'city', 'born', 'name'])
  })
})

test('the last column in sight cannot be hidden', () => {
  const [name] = columns
  const alone = layout({ visibilityModel: { born: false, died: false, city: false } })
  expect(toggled(columns, alone, name as Column<unknown>)).toEqual({})
  expect(toggled(columns, layout(), name as Column<unknown>)).toEqual({ visibilityModel: { name: false } })
})

test('a reset forgets order, visibility and pins, but not the order of the rows', () => {
  expect(Object.keys(resetColumns()).sort()).toEqual([
    'columnOrder',
    'columnWidths',
    'pinnedColumns',
    'visibilityModel',
  ])
})
