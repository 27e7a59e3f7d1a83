import { movedTask, resizedTask, type TimelineRow } from '@pietas/contract/calendar'
import { addDays, instantOf, today, wallTimeOf } from '@pietas/contract/kit'
import type { TaskChanges, TaskRow } from '@pietas/contract/tasks'
import { describe, expect, test } from 'vitest'
import type { TestClient } from '../kit/testing'
import { at, plan, planning, storyDay } from '../tasks/testing'

// What a screen does with a task of its list: the body of the contract's rule, sent as it is.

const row = async (client: TestClient, id: number): Promise<TaskRow> => {
  const { items } = (await client.tasks.listAccessible({ query: { filterIds: [id] } })).body
  return items[0]
}

const send = (client: TestClient, id: number, changes: TaskChanges | null, query = {}) => {
  if (!changes) throw new Error('Nothing has changed')
  return client.tasks.update(id, changes, { query })
}

const user = (id: number): TimelineRow => ({ kind: 'USER', id })

/** The next Sunday on which the clocks change in a month, and the day before it. */
const changeOf = (month: '03' | '10') => {
  const years = [0, 1].map((n) => Number(today().slice(0, 4)) + n)
  const sundays = years.map((year) => {
    const last = `${year}-${month}-31`
    return addDays(last, -new Date(`${last}T00:00:00Z`).getUTCDay())
  })
  const sunday = sundays.find((day) => day > today()) ?? ''
  return { sunday, saturday: addDays(sunday, -1) }
}

describe('a drag', () => {
  test.each(['03', '10'] as const)('across the change of clocks keeps the time on the wall (%s)', async (month) => {
    const story = await planning()
    const { client } = story.vera
    const { saturday, sunday } = changeOf(month)
    const times = {
      startDate: instantOf({ day: saturday, time: '10:00' }),
      endDate: instantOf({ day: saturday, time: '11:30' }),
    }
    const { id } = await plan(story, client, 'appointment', { ...times, preparationTime: 30 })
    const moved = movedTask(await row(client, id), { toStart: { day: sunday, time: '09:30' } })
    const { body, status } = await send(client, id, moved)
    expect(status).toBe(200)
    expect([wallTimeOf(body.startDate), wallTimeOf(body.endDate)]).toEqual([
      { day: sunday, time: '10:00' },
      { day: sunday, time: '11:30' },
    ])
    expect(body.preparationTime, 'shown, and not written back').toBe(30)
    const back = movedTask(body, { toStart: { day: saturday, time: '09:30' } })
    expect((await send(client, id, back)).body).toMatchObject(times)
  })

  test('of a transport at no stated hour sets start and end', async () => {
    const story = await planning()
    const { client } = story.vera
    const { id } = await plan(story, client, 'transportation')
    const moved = movedTask(await row(client, id), { toStart: { day: storyDay, time: '13:00' } })
    expect((await send(client, id, moved)).body).toMatchObject({ startDate: at('13:00'), endDate: at('14:00') })
  })

  test('out of the row of a participant puts another one in his place', async () => {
    const story = await planning()
    const { vera, tom, home } = story
    const ben = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['TECHNICAL_SERVICE'] }] })
    const { id } = await plan(story, vera.client, 'work', { userId: vera.userId, userIds: [tom.userId] })
    const move = { fromRow: user(tom.userId), toRow: user(ben.userId) }
    const { body } = await send(vera.client, id, movedTask(await row(vera.client, id), move))
    expect(body).toMatchObject({ userId: vera.userId, users: [{ id: ben.userId }] })
  })

  test('onto somebody who is busy is answered by what is in the way, until somebody insists', async () => {
    const story = await planning()
    const { vera, tom } = story
    const taken = await plan(story, vera.client, 'appointment')
    const { id } = await plan(story, vera.client, 'work', { userId: vera.userId })
    const moved = movedTask(await row(vera.client, id), { fromRow: user(vera.userId), toRow: user(tom.userId) })
    const refused = await send(vera.client, id, moved)
    expect(refused).toBeRefused(409, 'TASK_OVERLAP')
    expect(refused.body.overlappingTasks).toMatchObject([{ id: taken.id }])
    expect((await send(vera.client, id, moved, { ignoreOverlap: true })).body).toMatchObject({ userId: tom.userId })
  })

  test('across midnight is refused, and so is an edge pulled there', async () => {
    const story = await planning()
    const { client } = story.vera
    const { id } = await plan(story, client, 'appointment')
    const message = { field: 'startDate', message: 'task.validation.date-range' }
    const task = await row(client, id)
    const late = movedTask(task, { toStart: { day: storyDay, time: '23:30' } })
    expect(await send(client, id, late)).toBeRefused(400, message)
    const long = resizedTask(task, { day: addDays(storyDay, 1), time: '00:30' })
    expect(await send(client, id, long)).toBeRefused(400, message)
    const backwards = resizedTask(task, { day: storyDay, time: '09:00' })
    expect(await send(client, id, backwards)).toBeRefused(400, {
      field: 'endDate',
      message: 'task.validation.duration',
    })
  })

  test('by who may not change it is refused', async () => {
    const story = await planning()
    const { home, vera } = story
    const { id } = await plan(story, vera.client, 'work', { userIds: [vera.userId] })
    const kpi = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['KPI'] }] })
    await vera.client.tasks.update(id, { work: { userIds: [kpi.userId] } })
    const moved = movedTask(await row(kpi.client, id), { toStart: { day: storyDay, time: '15:00' } })
    expect(await send(kpi.client, id, moved)).toBeRefused(403)
  })
})

test('a calendar asks for all that takes place in its range, and learns how much there is', async () => {
  const story = await planning()
  const { client } = story.vera
  for (const type of ['appointment', 'work', 'transportation', 'vacation', 'sickDay', 'basic', 'complaint'] as const)
    await plan(story, client, type)
  await plan(story, client, 'appointment', { startDate: at('10:00', 40), endDate: at('11:00', 40) })
  const query = {
    type: 'APPOINTMENT,WORK,TRANSPORTATION,ABSENCE',
    startDate: storyDay,
    endDate: addDays(storyDay, 6),
    limit: 500,
    countUpTo: 1000,
  } as const
  const { body } = await client.tasks.listAccessible({ query: query as never })
  expect(body.items.map(({ type }: TaskRow) => type).sort()).toEqual([
    ...['appointment', 'sickDay', 'transportation', 'vacation', 'work'],
  ])
  expect([body.total, body.nextCursor]).toEqual([5, null])
  const some = await client.tasks.listAccessible({ query: { ...query, limit: 2 } as never })
  expect([some.body.items.length, some.body.total]).toEqual([2, 5])
  const ofTom = await client.tasks.listAccessible({ query: { ...query, userId: story.vera.userId } as never })
  expect(ofTom.body).toMatchObject({ items: [], total: 0 })
})
