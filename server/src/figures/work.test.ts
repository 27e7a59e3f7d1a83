import type { Figures } from '@pietas/contract/figures'
import { addDays, startOfDay, today } from '@pietas/contract/kit'
import { expect, test } from 'vitest'
import { sql } from '../kit/db/sql'
import { type FuneralHome, insertRow } from '../kit/testing'
import { type Planning, plan, planning } from '../tasks/testing'
import { berlin } from './testing'

const day = today()
const due = addDays(day, -20)

const ofHouse = async ({ home, vera }: Planning, from: string, to: string) =>
  (await vera.client.figures.get({ query: { from, to }, legalEntityId: home.legalEntityId })).body as Figures

/** A task that was due in the past, and done when the story says; null = it is still to be done. */
const dueTask = async (here: Planning, doneAt: string | null, fields: Record<string, unknown> = {}) => {
  const { id } = await plan(here, here.vera.client, 'basic', { dueDate: due, ...fields })
  if (doneAt) {
    await here.vera.client.tasks.update(id, { basic: { status: 'DONE' } })
    await here.home.inTenant((tx) => tx.run(sql`update tasks set done_at = ${doneAt}::timestamptz where id = ${id}`))
  }
  return id
}

test('a task is in time until the end of the day on which it was due, or until its minute', async () => {
  const here = await planning()
  const tasks = async () => (await ofHouse(here, due, due)).now.tasks
  await dueTask(here, berlin(due, '23:59'))
  expect(await tasks()).toEqual({ inTime: 1, late: 0, open: 0 })
  await dueTask(here, startOfDay(addDays(due, 1)))
  expect(await tasks()).toEqual({ inTime: 1, late: 1, open: 0 })
  await dueTask(here, berlin(due, '14:59'), { dueDate: berlin(due, '15:00') })
  await dueTask(here, berlin(due, '15:01'), { dueDate: berlin(due, '15:00') })
  expect(await tasks()).toEqual({ inTime: 2, late: 2, open: 0 })
  await dueTask(here, null)
  expect(await tasks()).toEqual({ inTime: 2, late: 2, open: 1 })
})

test('what has its hours in the calendar is in time on their day', async () => {
  const here = await planning()
  const hours = { dueDate: berlin(due, '10:00'), startDate: berlin(due, '10:00'), endDate: berlin(due, '11:00') }
  const done = async (at: string) => {
    const { id } = await plan(here, here.vera.client, 'work', hours)
    await here.vera.client.tasks.update(id, { work: { status: 'DONE' } })
    await here.home.inTenant((tx) => tx.run(sql`update tasks set done_at = ${at}::timestamptz where id = ${id}`))
  }
  await done(berlin(due, '23:30'))
  await done(startOfDay(addDays(due, 1)))
  expect((await ofHouse(here, due, due)).now.tasks).toEqual({ inTime: 1, late: 1, open: 0 })
})

test('neither what was cancelled or deleted nor what is private counts, nor what is not yet late', async () => {
  const here = await planning()
  const { vera, tom } = here
  const gone = await dueTask(here, null)
  await vera.client.tasks.update(gone, { basic: { status: 'CANCELLED' } })
  await vera.client.tasks.delete(await dueTask(here, null))
  await plan(here, tom.client, 'private', { dueDate: due, legalEntityId: here.home.legalEntityId })
  await plan(here, vera.client, 'basic', { dueDate: day })
  expect((await ofHouse(here, due, day)).now.tasks).toEqual({ inTime: 0, late: 0, open: 0 })
})

test('who opens a task again and finishes it late has finished it late', async () => {
  const here = await planning()
  const id = await dueTask(here, berlin(due))
  const { now } = await ofHouse(here, due, due)
  expect(now.tasks).toEqual({ inTime: 1, late: 0, open: 0 })
  await here.vera.client.tasks.update(id, { basic: { status: 'ACTIVE' } })
  expect((await ofHouse(here, due, due)).now.tasks).toEqual({ inTime: 0, late: 0, open: 1 })
  await here.vera.client.tasks.update(id, { basic: { status: 'DONE' } })
  expect((await ofHouse(here, due, due)).now.tasks).toEqual({ inTime: 0, late: 1, open: 0 })
  const done = await here.home.inTenant((tx) =>
    tx.row<{ same: boolean }>(sql`select abs(extract(epoch from t.done_at - max(l.created_at))) < 1 as same
      from tasks t join task_status_logs l on l.task_id = t.id and l.status = 'DONE' where t.id = ${id} group by t.done_at`),
  )
  expect(done?.same).toBe(true)
})

const leave = async (home: FuneralHome, userId: number, fields: Record<string, unknown>) =>
  home.inTenant((tx) =>
    insertRow(tx, 'tasks', { legalEntityId: home.legalEntityId, status: 'DONE', title: 'Urlaub', userId, ...fields }),
  )

test('absence counts working days that were accepted, each day of a person once', async () => {
  const here = await planning()
  const { home } = here
  const at = [{ legalEntityId: home.legalEntityId, roles: ['DISPATCHER' as const] }]
  const [anna, ben, cem] = [await home.staff({ at }), await home.staff({ at }), await home.staff({ at })]
  const absences = async (from: string, to: string) => (await ofHouse(here, from, to)).now.absences
  // Good Friday is 3 April, Easter Monday the 6th.
  await leave(home, anna.userId, { type: 'VACATION', firstDay: '2026-04-01', lastDay: '2026-04-08' })
  await leave(home, anna.userId, { type: 'SICK_DAY', firstDay: '2026-04-07', lastDay: '2026-04-09' })
  await leave(home, ben.userId, { type: 'SCHOOL_ABSENCE', firstDay: '2026-03-30', lastDay: '2026-04-02' })
  expect(await absences('2026-04-01', '2026-04-30')).toEqual({ days: null, people: null })
  await leave(home, cem.userId, { type: 'SICK_DAY', firstDay: '2026-04-10', lastDay: '2026-04-13' })
  await leave(home, cem.userId, { type: 'VACATION', firstDay: '2026-04-20', lastDay: '2026-04-24', status: 'OPEN' })
  // Anna on five days, Ben on two, Cem on two.
  expect(await absences('2026-04-01', '2026-04-30')).toEqual({ days: 9, people: 3 })
  expect((await ofHouse(here, '2026-05-01', '2026-05-30')).before.absences).toEqual({ days: 9, people: 3 })
  expect(await absences('2026-04-04', '2026-04-06')).toEqual({ days: 0, people: 0 })
})
