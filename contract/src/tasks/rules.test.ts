import { describe, expect, test } from 'vitest'
import { findingsOf } from '../kit'
import {
  checkLeaveStart,
  checkTask,
  defaultAssignee,
  newTask,
  sentTask,
  type TaskFields,
  type TaskType,
  taskChanges,
  taskTypeOf,
  taskTypes,
  wireTaskTypes,
  wireTypeOf,
} from '.'

const required = 'common.validation-required'
type Draft = Partial<TaskFields>
const place = (fields: object) => ({ name: null, street: null, city: null, ...fields }) as TaskFields['address']

/** What each kind has to say. */
const complete = (type: TaskType): Draft => {
  if (type === 'PRIVATE') return { dueDate: '2026-03-02T00:00:00.000Z' }
  if (['VACATION', 'ABSENCE', 'SICK_DAY', 'SCHOOL_ABSENCE'].includes(type))
    return { userId: 1, startDate: '2026-03-02', endDate: '2026-03-02' }
  if (type === 'APPOINTMENT')
    return { userId: 1, startDate: '2026-03-02T09:00:00.000Z', endDate: '2026-03-02T10:00:00.000Z' }
  const places = type === 'TRANSPORTATION' ? { address: place({ name: 'A' }), destination: place({ city: 'B' }) } : {}
  return { userId: 1, dueDate: '2026-03-02T00:00:00.000Z', ...places }
}

test('every kind has one name on the way, and comes back from either', () => {
  expect(wireTaskTypes.map(taskTypeOf)).toEqual([...taskTypes])
  expect(taskTypes.map(wireTypeOf)).toEqual([...wireTaskTypes])
  expect(taskTypes.map(taskTypeOf)).toEqual([...taskTypes])
  expect([wireTypeOf('SICK_DAY'), wireTypeOf('SCHOOL_ABSENCE')]).toEqual(['sickDay', 'schoolAbsence'])
  expect(['FOO', 'sick_day', ''].map(taskTypeOf)).toEqual([undefined, undefined, undefined])
})

describe.each(taskTypes)('%s', (type) => {
  test('with all it needs is fine', () => expect(checkTask(type, complete(type))).toEqual([]))

  test('says what is missing, once for each field', () => {
    const missing = Object.keys(complete(type))
    expect(checkTask(type, {})).toEqual(missing.map((field) => ({ field, message: required })))
  })
})

describe('the times of an appointment', () => {
  test.each<[string, string, string, string | null, string | null]>([
    ['an hour', '2026-03-02T09:00:00.000Z', '2026-03-02T10:00:00.000Z', null, null],
    ['nothing', '2026-03-02T09:00:00.000Z', '2026-03-02T09:00:00.000Z', 'endDate', 'task.validation.duration'],
    ['backwards', '2026-03-02T09:00:00.000Z', '2026-03-02T08:00:00.000Z', 'endDate', 'task.validation.duration'],
    ['until a minute to midnight', '2026-03-02T22:00:00.000Z', '2026-03-02T22:59:00.000Z', null, null],
    [
      'until midnight',
      '2026-03-02T21:00:00.000Z',
      '2026-03-02T23:00:00.000Z',
      'startDate',
      'task.validation.date-range',
    ],
    [
      'past midnight in summer',
      '2026-07-01T21:30:00.000Z',
      '2026-07-01T22:30:00.000Z',
      'startDate',
      'task.validation.date-range',
    ],
    ['over midnight of UTC', '2026-03-02T23:30:00.000Z', '2026-03-03T00:30:00.000Z', null, null],
    ['over the hour that is shown twice', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z', null, null],
  ])('%s', (_, startDate, endDate, field, message) => {
    expect(checkTask('APPOINTMENT', { userId: 1, startDate, endDate })).toEqual(field ? [{ field, message }] : [])
  })

  test('may be missing where something is only due, but not by half', () => {
    expect(checkTask('WORK', { ...complete('WORK'), startDate: '2026-03-02T09:00:00.000Z', endDate: null })).toEqual([
      { field: 'endDate', message: required },
    ])
    expect(checkTask('BASIC', { ...complete('BASIC'), startDate: '2026-03-02T09:00:00.000Z' })).toEqual([])
  })
})

test.each([
  [null, false],
  [{}, false],
  [{ lat: 51, lng: 15, zipCode: '02826' }, false],
  [{ name: 'Klinikum' }, true],
  [{ street: 'Girbigsdorfer Straße' }, true],
  [{ city: 'Görlitz' }, true],
])('a transport from %j', (address, isFine) => {
  const transport = { ...complete('TRANSPORTATION'), address: address && place(address) }
  expect(checkTask('TRANSPORTATION', transport)).toEqual(isFine ? [] : [{ field: 'address', message: required }])
})

test('leave ends not before it begins', () => {
  const leave = { userId: 1, startDate: '2026-03-02', endDate: '2026-03-01' }
  expect(checkTask('VACATION', leave)).toEqual([{ field: 'endDate', message: 'task.validation.leave-range' }])
})

test.each([
  ['VACATION', '2026-03-02', true],
  ['VACATION', '2026-03-01', false],
  ['SCHOOL_ABSENCE', '2026-03-01', false],
  ['ABSENCE', '2026-03-01', false],
  ['SICK_DAY', '2020-01-01', true],
] as const)('%s from %s, asked for on 2 March', (type, startDate, isFine) => {
  const findings = checkLeaveStart(type, startDate, '2026-03-02')
  expect(findings).toEqual(isFine ? [] : [{ field: 'startDate', message: 'task.validation.leave-past' }])
})

describe('a body with a single key', () => {
  const found = (body: unknown) => {
    const parsed = newTask.safeParse(body)
    return parsed.success ? [] : findingsOf(parsed.error, true)
  }
  const fine = { status: 'OPEN', title: 'Anruf' }

  test('says which kind it is about', () => {
    expect(sentTask(newTask.parse({ sickDay: fine }))).toEqual({ type: 'SICK_DAY', fields: fine })
    expect(sentTask(taskChanges.parse({ absence: { status: 'DONE' } }))).toEqual({
      type: 'ABSENCE',
      fields: { status: 'DONE' },
    })
  })

  test.each([{}, { basic: fine, work: fine }, { absence: fine }, { foo: 1 }, { basic: undefined }])('%j', (body) => {
    expect(found(body).map(({ message }) => message)).toContain('task.validation.type-required')
  })

  test('names its findings by the field alone', () => {
    expect(found({ basic: { title: 'x' } })).toEqual([{ field: 'status', message: required }])
    expect(found({ basic: { ...fine, subTasks: [{ title: '' }] } })).toEqual([
      { field: 'subTasks.0.title', message: required },
    ])
    expect(found({ basic: null })).toEqual([{ field: 'basic', message: required }])
  })

  test('keeps nothing that comes from elsewhere', () => {
    const sent = { ...fine, color: 'red', createdBy: 1, destination: null }
    expect(newTask.parse({ basic: sent })).toEqual({ basic: fine })
    expect(taskChanges.parse({ basic: { legalEntityId: 1 } })).toEqual({ basic: {} })
  })

  test('says once what a task is made from', () => {
    const made = { ...fine, templateId: 1, noteId: 2 }
    expect(newTask.parse({ basic: made })).toEqual({ basic: made })
    expect(taskChanges.parse({ basic: { templateId: 3, noteId: 4 } })).toEqual({ basic: {} })
  })

  test('takes a plain day as midnight in Berlin', () => {
    const due = (dueDate: string) => sentTask(newTask.parse({ basic: { ...fine, dueDate } })).fields.dueDate
    expect([due('2026-03-02'), due('2026-07-02')]).toEqual(['2026-03-01T23:00:00.000Z', '2026-07-01T22:00:00.000Z'])
  })
})

describe('a new task is done', () => {
  const both = { tasksDefaultUserId: 2, qualityManagementDefaultUserId: 3 }
  const one = { tasksDefaultUserId: 2, qualityManagementDefaultUserId: null }
  const none = { tasksDefaultUserId: null, qualityManagementDefaultUserId: null }
  test.each<[TaskType, number[]]>([
    ['BASIC', [1, 1, 1, 1]],
    ['PRIVATE', [1, 1, 1, 1]],
    ['VACATION', [1, 1, 1, 1]],
    ['APPOINTMENT', [2, 2, 1, 1]],
    ['WORK', [2, 2, 1, 1]],
    ['TRANSPORTATION', [2, 2, 1, 1]],
    ['COMPLAINT', [3, 2, 1, 1]],
    ['FEEDBACK', [3, 2, 1, 1]],
  ])('%s by %j', (type, expected) => {
    expect([both, one, none, null].map((entity) => defaultAssignee(type, entity, 1))).toEqual(expected)
  })
})
