import { expect, test } from 'vitest'
import type { TaskStatus } from '../tasks'
import { missingKindOf } from './missing-points'

const day = '2026-11-25'
const yesterday = '2026-11-23T23:00:00.000Z'
const today = '2026-11-24T23:00:00.000Z'

const task = (status: TaskStatus, openParts = 0) => ({ status, openParts })

test.each([
  ['left to do', task('OPEN'), 'OVERDUE'],
  ['begun', task('ACTIVE', 1), 'OVERDUE'],
  ['looked at', task('REVIEW'), 'OVERDUE'],
  ['done', task('DONE'), null],
  ['done but for a part', task('DONE', 2), 'UNTICKED'],
  ['cancelled', task('CANCELLED', 2), null],
  ['not there', null, 'GONE'],
])('what is %s is missing or not once its day is over', (_, one, kind) => {
  expect(missingKindOf(one, yesterday, day)).toBe(kind)
  // On the day itself nobody is late, and without one nobody ever is.
  expect(missingKindOf(one, today, day)).toBeNull()
  expect(missingKindOf(one, null, day)).toBeNull()
})
