import { expect, test } from 'vitest'
import { beginOf, inOrderOfTime } from './begin'

const way = { id: 1, type: 'transportation', startDate: null, dueDate: '2026-11-24T21:15:00.000Z' } as const

test('a transport begins when it is due, unless somebody has said another hour', () => {
  expect(beginOf(way)).toBe('2026-11-24T21:15:00.000Z')
  expect(beginOf({ ...way, startDate: '2026-11-24T22:00:00.000Z' })).toBe('2026-11-24T22:00:00.000Z')
})

test.each(['2026-11-23T23:00:00.000Z', '2026-07-09T22:00:00.000Z', '2026-11-24', null])(
  'due on %s it has no hour: midnight in Berlin stands for the day',
  (dueDate) => expect(beginOf({ ...way, dueDate })).toBeNull(),
)

test('what else is due at an hour may be done before it, and begins at none', () => {
  for (const type of ['work', 'basic'] as const) expect(beginOf({ ...way, type })).toBeNull()
})

test('in the order of time a transport stands at its hour, what has none comes last, and the older one first', () => {
  const tasks = [
    { ...way, id: 1, dueDate: '2026-11-23T23:00:00.000Z' },
    { ...way, id: 2, startDate: '2026-11-24T21:30:00.000Z' },
    { ...way, id: 3 },
    { ...way, id: 4, type: 'work', dueDate: '2026-11-23T23:00:00.000Z' },
    { ...way, id: 5, type: 'appointment', startDate: '2026-11-24T21:15:00.000Z', dueDate: null },
  ] as const
  expect(inOrderOfTime(tasks.toReversed()).map(({ id }) => id)).toEqual([3, 5, 2, 1, 4])
})
