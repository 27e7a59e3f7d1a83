import { describe, expect, test } from 'vitest'
import type { Permission } from '../kit'
import {
  type Asker,
  type DeletedTask,
  type JudgedTask,
  mayApplyAction,
  mayChangeStatus,
  mayChangeTask,
  mayDeleteTask,
  mayKnowKind,
  mayReadTask,
  type TaskType,
  taskTypes,
  wireTypeOf,
} from '.'

const entity = 7
const somebody = (userId: number, ...held: Permission[]): Asker => ({
  userId,
  grants: { tenant: [], legalEntities: { [entity]: held } },
})
const everything: Permission[] = [
  'Task:ListAll',
  'Task:Create',
  'Task:Delete',
  'Task:ApplyAction',
  'Task:CreateAbsence',
]

const author = somebody(1)
const assignee = somebody(2)
const participant = somebody(3)
const stranger = somebody(4)
const planner = somebody(5, ...everything)
const chief: Asker = { userId: 6, grants: { tenant: everything, legalEntities: {} } }
const elsewhere: Asker = { userId: 8, grants: { tenant: [], legalEntities: { 9: everything } } }

const cast = { author, assignee, participant, stranger, planner, chief, elsewhere }
const a = (type: TaskType, fields: Partial<DeletedTask> = {}): DeletedTask => ({
  ...{ type, legalEntityId: entity, createdBy: 1, userId: 2, status: 'OPEN', startDate: null },
  ...fields,
})
/** Those of the cast for whom a rule holds. */
const who = (may: (asker: Asker) => boolean): string =>
  Object.entries(cast)
    .filter(([, asker]) => may(asker))
    .map(([name]) => name)
    .join(' ')

test.each(taskTypes)('%s is judged alike in both of its names', (type) => {
  const rules = [mayChangeTask, mayChangeStatus, mayApplyAction, mayDeleteTask, mayKnowKind]
  for (const may of rules)
    expect(who((asker) => may(asker, { ...a(type), type: wireTypeOf(type) }))).toBe(who((asker) => may(asker, a(type))))
})

describe('who reads', () => {
  test.each<[string, JudgedTask, string]>([
    ['a task', a('BASIC'), 'author assignee participant planner chief'],
    ['a task of no house', a('BASIC', { legalEntityId: null }), 'author assignee participant chief'],
    ['leave', a('VACATION'), 'author assignee participant planner chief'],
    ['something private', a('PRIVATE'), 'author assignee'],
  ])('%s', (_, task, expected) => expect(who((asker) => mayReadTask(asker, task, [3]))).toBe(expected))
})

test('the kind of leave is known to whose it is and to who keeps it, everything else to everybody', () => {
  expect(who((asker) => mayKnowKind(asker, a('SICK_DAY')))).toBe('assignee planner chief')
  expect(who((asker) => mayKnowKind(asker, a('SICK_DAY', { legalEntityId: null })))).toBe('assignee chief')
  expect(who((asker) => mayKnowKind(asker, a('PRIVATE')))).toBe(Object.keys(cast).join(' '))
})

describe('who changes', () => {
  test.each<[string, JudgedTask, string, string]>([
    ['a task', a('WORK'), 'author assignee planner chief', 'author assignee planner chief'],
    ['something private', a('PRIVATE'), 'author assignee', 'author'],
    ['leave', a('VACATION'), '', ''],
  ])('%s, and its status', (_, task, whole, status) => {
    expect(who((asker) => mayChangeTask(asker, task))).toBe(whole)
    expect(who((asker) => mayChangeStatus(asker, task))).toBe(status)
  })

  test('the status alone: whoever starts and finishes tasks', () => {
    const worker = somebody(4, 'Task:ApplyAction')
    expect([mayChangeTask(worker, a('WORK')), mayChangeStatus(worker, a('WORK'))]).toEqual([false, true])
    expect(mayChangeStatus(worker, a('PRIVATE'))).toBe(false)
  })
})

test('the button that starts and finishes needs a right of its own, but for what is private', () => {
  expect(who((asker) => mayApplyAction(asker, a('BASIC')))).toBe('planner chief')
  expect(mayApplyAction(somebody(2, 'Task:ApplyAction'), a('BASIC'))).toBe(true)
  expect(who((asker) => mayApplyAction(asker, a('PRIVATE')))).toBe('author')
  expect(who((asker) => mayApplyAction(asker, a('SICK_DAY')))).toBe('')
})

test('whoever created a task takes it away, and whoever may delete tasks; the private only the former', () => {
  expect(who((asker) => mayDeleteTask(asker, a('BASIC')))).toBe('author planner chief')
  expect(who((asker) => mayDeleteTask(asker, a('VACATION')))).toBe('author planner chief')
  expect(who((asker) => mayDeleteTask(asker, a('PRIVATE')))).toBe('author')
})

test('who has asked for leave withdraws it until it is accepted, and then while it has not begun', () => {
  const day = '2026-11-23'
  const may = (startDate: string, status: DeletedTask['status'], type: TaskType = 'VACATION') =>
    mayDeleteTask(author, a(type, { startDate, status }), day)
  expect(may(day, 'OPEN')).toBe(true)
  expect(may('2026-11-20', 'OPEN')).toBe(true)
  expect(may('2026-11-24', 'DONE')).toBe(true)
  expect(may(day, 'DONE')).toBe(false)
  expect(may('2026-11-20', 'DONE', 'SICK_DAY')).toBe(false)
  expect(may('2026-11-20T09:00:00.000Z', 'DONE', 'APPOINTMENT')).toBe(true)
  expect(mayDeleteTask(planner, a('VACATION', { startDate: day, status: 'DONE' }), day)).toBe(true)
})
