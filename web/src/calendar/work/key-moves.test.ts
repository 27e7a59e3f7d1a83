import { expect, test } from 'vitest'
import { type KeyFacts, keyPlace } from './key-moves'

const place = { start: '2026-11-24T10:00', end: '2026-11-24T11:00', row: 'u1' }
const facts = (view: KeyFacts['view'], isRightToLeft = false): KeyFacts => ({
  view,
  isRightToLeft,
  rows: ['u1', 'u2', 'c1'],
})

test.each<[KeyFacts['view'], string, string]>([
  ['month', 'ArrowRight', '2026-11-25T10:00'],
  ['month', 'ArrowDown', '2026-12-01T10:00'],
  ['week', 'ArrowLeft', '2026-11-23T10:00'],
  ['week', 'ArrowDown', '2026-11-24T10:15'],
  ['day', 'ArrowUp', '2026-11-24T09:45'],
  ['list', 'ArrowRight', '2026-11-25T10:00'],
  ['timeline-week', 'ArrowRight', '2026-11-25T10:00'],
  ['timeline-day', 'ArrowLeft', '2026-11-24T09:45'],
])('in %s %s leads to %s', (view, key, start) => expect(keyPlace(place, key, false, facts(view))?.start).toBe(start))

test('in a timeline up and down lead through the rows of a group, and no further', () => {
  const down = keyPlace(place, 'ArrowDown', false, facts('timeline-week'))
  expect(down).toEqual({ ...place, row: 'u2' })
  expect(keyPlace({ ...place, row: 'u2' }, 'ArrowDown', false, facts('timeline-day'))?.row).toBe('u2')
  expect(keyPlace(place, 'ArrowUp', false, facts('timeline-day'))?.row).toBe('u1')
})

test('from right to left the arrows lead where they point', () => {
  expect(keyPlace(place, 'ArrowLeft', false, facts('week', true))?.start).toBe('2026-11-25T10:00')
  expect(keyPlace(place, 'ArrowLeft', true, facts('timeline-day', true))?.end).toBe('2026-11-24T11:15')
})

test('with Shift the end moves, never to the start and never over midnight', () => {
  expect(keyPlace(place, 'ArrowDown', true, facts('week'))).toEqual({ ...place, end: '2026-11-24T11:15' })
  expect(keyPlace(place, 'ArrowLeft', true, facts('timeline-day'))?.end).toBe('2026-11-24T10:45')
  const short = { ...place, end: '2026-11-24T10:15' }
  expect(keyPlace(short, 'ArrowUp', true, facts('week'))).toEqual(short)
  const late = { ...place, end: '2026-11-24T23:45' }
  expect(keyPlace(late, 'ArrowDown', true, facts('week'))).toEqual(late)
})

test('other keys mean nothing to it', () => {
  for (const key of ['Enter', 'a', 'Tab', 'toString'])
    expect(keyPlace(place, key, false, facts('week'))).toBeUndefined()
})
