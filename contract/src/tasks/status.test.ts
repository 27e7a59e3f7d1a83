import { describe, expect, test } from 'vitest'
import { hasPrimaryAction, isOverdue, nextStatus, primaryAction, processTime, type TaskStatus, taskStatuses } from '.'

test('there are six states', () => {
  expect(taskStatuses).toEqual(['OPEN', 'ACTIVE', 'PAUSED', 'REVIEW', 'DONE', 'CANCELLED'])
})

test.each<[TaskStatus, TaskStatus, 'start' | 'finish', boolean]>([
  ['OPEN', 'ACTIVE', 'start', true],
  ['CANCELLED', 'ACTIVE', 'finish', false],
  ['PAUSED', 'ACTIVE', 'finish', true],
  ['ACTIVE', 'DONE', 'finish', true],
  ['REVIEW', 'DONE', 'finish', true],
  ['DONE', 'DONE', 'finish', false],
])('the button of %s sets %s, says %s and shows: %s', (status, next, says, shows) => {
  expect([nextStatus(status), primaryAction(status), hasPrimaryAction(status)]).toEqual([next, says, shows])
})

describe('a task is overdue', () => {
  const now = new Date('2026-03-02T10:00:00.000Z')
  test.each<[string, TaskStatus, string | null, boolean]>([
    ['an hour ago', 'OPEN', '2026-03-02T09:00:00.000Z', true],
    ['at this moment', 'OPEN', '2026-03-02T10:00:00.000Z', true],
    ['in an hour', 'OPEN', '2026-03-02T11:00:00.000Z', false],
    ['some time today', 'OPEN', '2026-03-01T23:00:00.000Z', false],
    ['some time yesterday', 'PAUSED', '2026-02-28T23:00:00.000Z', true],
    ['yesterday, and done', 'DONE', '2026-03-01T09:00:00.000Z', false],
    ['yesterday, and cancelled', 'CANCELLED', '2026-03-01T09:00:00.000Z', false],
    ['never', 'OPEN', null, false],
  ])('%s', (_, status, dueDate, expected) => expect(isOverdue({ status, dueDate }, now)).toBe(expected))
})

describe('the time that was worked', () => {
  /** `OPEN 8:00 ACTIVE 9:00` as logs of one day. */
  const logs = (text: string) =>
    [...text.matchAll(/([A-Z]+) (\d+):(\d\d)/g)].map(([, status, hour, minute]) => ({
      status: status as TaskStatus,
      createdAt: `2026-03-02T${hour?.padStart(2, '0')}:${minute}:00.000Z`,
    }))
  const clock = (instant: string) => instant.slice(11, 16)
  const told = (text: string) => {
    const time = processTime(logs(text))
    if (time.state === 'finished') return `${clock(time.start)}-${clock(time.end)} ${time.minutes}`
    return time.state === 'in-progress' ? `${clock(time.start)}-` : time.state
  }

  test.each([
    ['', 'not-started'],
    ['OPEN 8:00', 'not-started'],
    ['OPEN 8:00 PAUSED 9:00', 'not-started'],
    ['OPEN 8:00 DONE 9:00', 'not-started'],
    ['ACTIVE 9:00', '09:00-'],
    ['OPEN 8:00 ACTIVE 9:00 PAUSED 9:30', '09:00-'],
    ['OPEN 8:00 ACTIVE 9:00 OPEN 9:30 ACTIVE 10:00', '10:00-'],
    ['ACTIVE 9:00 DONE 10:00 OPEN 11:00', 'not-started'],
    ['ACTIVE 9:00 DONE 10:30', '09:00-10:30 90'],
    ['ACTIVE 9:00 CANCELLED 9:05', '09:00-09:05 5'],
    ['ACTIVE 9:00 REVIEW 10:00 ACTIVE 11:00 DONE 12:00', '09:00-10:00 60'],
    ['ACTIVE 9:00 PAUSED 9:30 ACTIVE 10:00 DONE 11:00', '09:00-11:00 90'],
    ['ACTIVE 9:00 PAUSED 9:30 DONE 11:00', '09:00-11:00 30'],
    ['ACTIVE 9:00 PAUSED 9:10 ACTIVE 9:20 PAUSED 9:30 ACTIVE 9:40 DONE 10:00', '09:00-10:00 40'],
    ['DONE 11:00 OPEN 8:00 ACTIVE 9:00', '09:00-11:00 120'],
  ])('%s: %s', (text, expected) => expect(told(text)).toBe(expected))

  test('is counted by the second', () => {
    const worked = processTime([
      { status: 'ACTIVE', createdAt: '2026-03-02T09:00:00.000Z' },
      { status: 'DONE', createdAt: '2026-03-02T09:00:30.000Z' },
    ])
    expect(worked).toMatchObject({ state: 'finished', minutes: 0.5 })
  })
})
