import { describe, expect, test } from 'vitest'
import { aTask } from '../../kit/testing/a-task'
import {
  endOf,
  findingInForm,
  formTypes,
  newTaskOf,
  newTaskValues,
  noSubTask,
  requiredOf,
  type TaskValues,
  taskChangesOf,
  taskRules,
  taskSchema,
  taskValues,
} from './task-values'

// Ten in the morning in Berlin, in March and without summer time.
const ten = '2025-03-10T09:00:00.000Z'
const values = (facts: Partial<TaskValues>) => newTaskValues({ title: 'Blumen', userId: 7, ...facts })

describe('start and duration', () => {
  test('make the end, and the end makes the duration again', () => {
    expect(endOf({ startDate: ten, duration: '01:30' })).toBe('2025-03-10T10:30:00.000Z')
    const stored = { ...aTask(), startDate: ten, endDate: '2025-03-10T10:30:00.000Z' }
    expect(taskValues(stored).duration).toBe('01:30')
  })

  test.each([
    ['no start', { startDate: null, duration: '01:30' }],
    ['no duration', { startDate: ten, duration: null }],
    ['a start that nobody can read', { startDate: 'bald', duration: '01:30' }],
    ['a duration that nobody can read', { startDate: ten, duration: 'lang' }],
  ])('make no end with %s', (_, known) => expect(endOf(known)).toBeNull())

  test.each([
    ['2026-11-21T23:00:00.000Z', '2026-11-23T01:30:00.000Z', '26:30'],
    ['2026-10-24T22:00:00.000Z', '2026-10-25T22:59:00.000Z', '24:59'],
    ['2026-03-28T23:00:00.000Z', '2026-03-29T21:59:00.000Z', '22:59'],
  ])('hold what lasts from %s to %s', (startDate, endDate, duration) => {
    const loaded = taskValues({ ...aTask(), startDate, endDate })
    expect(loaded.duration).toBe(duration)
    expect(endOf(loaded)).toBe(endDate)
    expect(taskSchema('APPOINTMENT').pick({ duration: true }).safeParse(loaded).success).toBe(true)
  })

  test('a night of the clock change is as long as the clock runs', () => {
    expect(endOf({ startDate: '2025-03-30T00:30:00.000Z', duration: '01:00' })).toBe('2025-03-30T01:30:00.000Z')
  })
})

describe('the rules', () => {
  const faults = (facts: Partial<TaskValues>) => taskRules(values(facts)).map(({ field, message }) => [field, message])
  const required = 'common.validation-required'

  test('an appointment needs a start and a duration, but need not be due', () => {
    expect(faults({ type: 'APPOINTMENT' })).toEqual([
      ['startDate', required],
      ['duration', required],
    ])
    expect(faults({ type: 'APPOINTMENT', startDate: ten, duration: '01:00' })).toEqual([])
  })

  test('work may do without both, but not with one of them', () => {
    const work = { type: 'WORK', dueDate: '2025-03-10' } as const
    expect(faults(work)).toEqual([])
    expect(faults({ ...work, startDate: ten })).toEqual([['duration', required]])
    expect(faults({ ...work, duration: '01:00' })).toEqual([['startDate', required]])
  })

  test.each([
    ['23:00', '00:59', []],
    ['23:00', '02:00', [['startDate', 'task.validation.date-range']]],
    ['22:00', '02:00', [['startDate', 'task.validation.date-range']]],
    ['10:00', '00:00', [['duration', 'task.validation.duration']]],
  ])('%s for %s', (time, duration, expected) => {
    const startDate = new Date(`2025-03-10T${time}:00+01:00`).toISOString()
    expect(faults({ type: 'APPOINTMENT', startDate, duration })).toEqual(expected)
  })

  test('a transport needs two places that can be found; blanks are none', () => {
    const transport = { type: 'TRANSPORTATION', dueDate: '2025-03-10' } as const
    const blank = { name: '  ', street: null, streetNumber: null, zipCode: '1', city: null, country: null }
    const place = { ...blank, city: 'Görlitz', lat: null, lng: null }
    expect(faults({ ...transport, address: { ...place, city: ' ' }, destination: place })).toEqual([
      ['address', required],
    ])
    expect(faults({ ...transport, address: place })).toEqual([['destination', required]])
    expect(faults({ ...transport, address: place, destination: place })).toEqual([])
  })

  test('only what is private needs nobody who does it', () => {
    for (const type of formTypes) expect(requiredOf(type).includes('userId'), type).toBe(type !== 'PRIVATE')
  })

  test('a missing kind, title and part have words of their own', () => {
    const draft = values({ type: null, title: ' ', subTasks: [noSubTask] })
    const issues = taskSchema(null)
      .safeParse(draft)
      .error?.issues.map(({ path, message }) => [path.join('.'), message])
    expect(issues).toContainEqual(['type', 'task.validation.type-required'])
    expect(issues).toContainEqual(['title', 'task.validation.title-required'])
    expect(issues).toContainEqual(['subTasks.0.title', required])
  })
})

describe('what is sent', () => {
  test('of a new task what its kind has, whatever was typed before', () => {
    const sent = newTaskOf(
      values({ type: 'BASIC', dueDate: '2025-03-10', startDate: ten, duration: '01:00', carId: 4, userIds: [8] }),
      1,
    )
    expect(Object.keys(sent)).toEqual(['basic'])
    expect(Object.keys(sent.basic ?? {}).toSorted()).toEqual(
      'description dueDate legalEntityId noteId processId status subTasks templateId title userId'.split(' '),
    )
  })

  test('start and end go together, whichever of them has changed', () => {
    const whole = values({ type: 'APPOINTMENT', startDate: ten, duration: '02:00' })
    const times = { startDate: ten, endDate: '2025-03-10T11:00:00.000Z' }
    expect(taskChangesOf({ duration: '02:00' }, whole)).toEqual({ appointment: times })
    expect(taskChangesOf({ startDate: ten }, whole)).toEqual({ appointment: times })
    expect(taskChangesOf({ title: 'Kränze' }, whole)).toEqual({ appointment: { title: 'Kränze' } })
  })

  test('a known part keeps its id, and none is made up for a new one', () => {
    const known = { id: 3, title: 'Anrufen', done: true, comment: null, businessPartnerId: null }
    const { id: _, ...fresh } = known
    expect(taskChangesOf({ subTasks: [fresh, known] }, values({}))).toEqual({ basic: { subTasks: [fresh, known] } })
  })
})

test('a task that is due all day shows its day, another one its time', () => {
  expect(taskValues(aTask({ dueDate: '2025-03-09T23:00:00.000Z' })).dueDate).toBe('2025-03-10')
  expect(taskValues(aTask({ dueDate: ten })).dueDate).toBe(ten)
})

test('a finding of the server lands at the field of the form', () => {
  expect(findingInForm({ field: 'endDate', message: 'x' }).field).toBe('duration')
  expect(findingInForm({ field: 'appointment.endDate', message: 'x' }).field).toBe('duration')
  expect(findingInForm({ field: 'sickDay.title', message: 'x' }).field).toBe('title')
  expect(findingInForm({ field: 'subTasks.0.title', message: 'x' }).field).toBe('subTasks.0.title')
})
