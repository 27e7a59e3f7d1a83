import { describe, expect, test } from 'vitest'
import { constraintOf } from '../kit/db/errors'
import { sql } from '../kit/db/sql'
import { anOpenCase, insertRow } from '../kit/testing'
import { at, plan, planning, storyDay } from './testing'

type Values = Record<string, unknown>

// The rules of the handlers stand in the tables as well: whatever writes there, now or later, is held to them.
describe('the table itself refuses', () => {
  const place = { name: 'Klinikum' }
  const times = { startDate: at('10:00'), endDate: at('11:00') }
  test.each<[string, Values, string]>([
    ['a task without an assignee', { userId: null }, 'tasks.userId'],
    ['one that is never due', { dueDate: null }, 'tasks.dueDate'],
    ['one of no legal entity', { legalEntityId: null }, 'tasks.legalEntityId'],
    ['one without a title', { title: '' }, 'tasks.title'],
    ['an unknown kind', { type: 'PARTY' }, 'tasks.type'],
    ['an unknown status', { status: 'LATE' }, 'tasks.status'],
    ['a basic task at an hour', times, 'tasks.startDate'],
    ['an appointment without a start', { type: 'APPOINTMENT' }, 'tasks.startDate'],
    ['a start without an end', { type: 'WORK', startDate: at('10:00') }, 'tasks.endDate'],
    ['an end before the start', { type: 'WORK', startDate: at('11:00'), endDate: at('10:00') }, 'tasks.endDate'],
    ['an end on the next day', { type: 'WORK', startDate: at('23:00'), endDate: at('00:00', 1) }, 'tasks.startDate'],
    ['a preparation of more than a day', { preparationTime: 1441 }, 'tasks.preparationTime'],
    ['a transport to nowhere', { type: 'TRANSPORTATION', address: place }, 'tasks.destination'],
    ['a transport from nowhere', { type: 'TRANSPORTATION', destination: place }, 'tasks.address'],
    ['leave without an end', { type: 'VACATION', dueDate: null, firstDay: storyDay }, 'tasks.leave'],
    [
      'leave that ends before it begins',
      { type: 'VACATION', dueDate: null, firstDay: storyDay, lastDay: '2026-01-01' },
      'tasks.endDate',
    ],
    ['days of a task that is no leave', { firstDay: storyDay, lastDay: storyDay }, 'tasks.leave'],
    ['somebody who does not exist', { userId: 999_999_999 }, 'tasks.userId'],
    ['a car that does not exist', { carId: 999_999_999 }, 'tasks.carId'],
  ])('%s', async (_, fields, constraint) => {
    const { home, vera } = await planning()
    const task = { type: 'BASIC', status: 'OPEN', title: 'Anruf', dueDate: at('10:00') }
    const values = { ...task, legalEntityId: home.legalEntityId, userId: vera.userId, ...fields }
    const planted = home.inTenant((tx) => insertRow(tx, 'tasks', values))
    expect(await planted.then(() => 'nothing', constraintOf)).toMatch(new RegExp(`^${constraint}(:|$)`))
  })

  test('a process of another legal entity', async () => {
    const { home, processId } = await anOpenCase()
    const { userId } = await home.staff({})
    const task = { type: 'BASIC', status: 'OPEN', title: 'Anruf', dueDate: at('10:00'), userId, processId }
    const stored = (legalEntityId: number | null) =>
      home.inTenant((tx) => insertRow(tx, 'tasks', { ...task, legalEntityId }))
    expect(await stored(home.secondEntityId).catch(constraintOf)).toBe('tasks.processId')
    expect(await stored(null).catch(constraintOf)).toBe('tasks.legalEntityId:common.validation-required')
    expect(await stored(home.legalEntityId)).toBeGreaterThan(0)
  })
})

test('what is written past the handlers is logged as well', async () => {
  const story = await planning()
  const { id } = await plan(story, story.vera.client, 'basic')
  await story.home.inTenant((tx) => tx.run(sql`update tasks set status = 'DONE' where id = ${id}`))
  expect((await story.vera.client.tasks.get(id)).body.taskStatusLogs).toMatchObject([
    { status: 'OPEN', createdBy: story.vera.userId },
    { status: 'DONE', createdBy: null },
  ])
})

test('of two changes of the status at once the later one is noted as the later', async () => {
  const { home, vera } = await planning()
  const { id } = await plan({ home, vera, tom: vera }, vera.client, 'basic')
  await home.inTenant(async (tx) => {
    // The transaction begins before the other one and stores after it.
    await tx.row(sql`select now()`)
    expect((await vera.client.tasks.update(id, { basic: { status: 'ACTIVE' } })).status).toBe(200)
    await tx.run(sql`update tasks set status = 'DONE' where id = ${id}`)
  })
  const logs: { status: string; createdAt: string }[] = (await vera.client.tasks.get(id)).body.taskStatusLogs
  const byTime = logs.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
  expect(byTime.map(({ status }) => status)).toEqual(['OPEN', 'ACTIVE', 'DONE'])
})
