import { expect, test } from 'vitest'
import { anEvent } from '../testing'
import { lastDayOf, packMonth } from './month-lanes'

const week = { from: '2026-11-23', to: '2026-11-29' }
const two = { from: '2026-11-23', to: '2026-12-06' }
const at = (day: string, id: string) => anEvent({ id, start: `${day}T10:00`, end: `${day}T11:00` })
const leave = (from: string, until: string, id: string) =>
  anEvent({ id, start: `${from}T00:00`, end: `${until}T00:00`, allDay: true })
const ids = (pieces: readonly { id: string }[]) => pieces.map(({ id }) => id)

test('a cell shows four, and says how many more there are', () => {
  const six = [1, 2, 3, 4, 5, 6].map((number) => at('2026-11-24', `task-${number}`))
  const { pieces, more } = packMonth(six, week)
  expect(ids(pieces)).toEqual(['task-1', 'task-2', 'task-3', 'task-4'])
  expect(pieces.map(({ lane }) => lane)).toEqual([0, 1, 2, 3])
  expect([...more]).toEqual([['2026-11-24', 2]])
})

test('what lasts over the end of a week is drawn in each week, and opens the same task', () => {
  const { pieces } = packMonth([leave('2026-11-27', '2026-12-02', 'task-1')], two)
  expect(pieces.map(({ id, of, start, end }) => [id, of, start, end])).toEqual([
    ['task-1-2026-11-23', 'task-1', '2026-11-27T00:00', '2026-11-30T00:00'],
    ['task-1-2026-11-30', 'task-1', '2026-11-30T00:00', '2026-12-02T00:00'],
  ])
})

test('long leave without a place is counted on each of its days', () => {
  const four = [1, 2, 3, 4].map((number) => leave('2026-11-23', '2026-11-26', `task-${number}`))
  const { pieces, more } = packMonth([...four, leave('2026-11-24', '2026-11-28', 'task-5')], week)
  expect(pieces).toHaveLength(4)
  expect([...more.keys()]).toEqual(['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'])
})

test('a place is free again on the day after', () => {
  const { pieces, more } = packMonth([leave('2026-11-23', '2026-11-25', 'task-1'), at('2026-11-25', 'task-2')], week, 1)
  expect(ids(pieces)).toEqual(['task-1', 'task-2'])
  expect(more.size).toBe(0)
})

test('what lies outside is left out, and what ends at midnight belongs to the day before', () => {
  expect(packMonth([at('2026-11-22', 'task-1'), at('2026-11-30', 'task-2')], week).pieces).toEqual([])
  expect(lastDayOf({ start: '2026-11-22T22:00', end: '2026-11-23T00:00' })).toBe('2026-11-22')
  expect(packMonth([leave('2026-11-20', '2026-11-23', 'task-3')], week).pieces).toEqual([])
})
