import { expect, test } from 'vitest'
import { inspectionState } from './inspection'

test('an inspection is pointed out 30 days ahead, and when its day is over', () => {
  const now = '2026-11-21'
  expect(inspectionState('2026-11-20', now)).toBe('overdue')
  expect(inspectionState('2026-11-21', now)).toBe('soon')
  expect(inspectionState('2026-12-21', now)).toBe('soon')
  expect(inspectionState('2026-12-22', now)).toBe('later')
})
