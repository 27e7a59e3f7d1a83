import { periodOf } from '@pietas/contract/figures'
import { addDays, instantOf, today } from '@pietas/contract/kit'
import type { funeralStates } from '@pietas/contract/processes'
import { expect, test } from 'vitest'
import { aProcess, createPerson, type TestClient } from '../kit/testing'
import { type Planning, plan, planning } from '../tasks/testing'

const day = today()
const yesterday = addDays(day, -1)
const at = (time: string, days = 0) => instantOf({ day: addDays(day, days), time })

const tilesOf = async (client: TestClient) => (await client.dashboard.get()).body

const ids = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id)

/** A case of somebody who died some days ago. */
const aCase = async (
  { home, vera }: Planning,
  daysAgo: number,
  fields: Record<string, unknown> = {},
): Promise<number> => {
  const deceasedAt = addDays(day, -daysAgo)
  const dead = await createPerson(vera.client, { deceased: true, deceasedAt, infectiousData: 'INFECTIOUS' })
  const client = await createPerson(vera.client)
  const people = { deceasedPersonId: dead.id, clientPersonId: client.id }
  const answer = await vera.client.processes.create(aProcess(home, people, fields))
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body.id
}

test('the own tasks are what is late and what is due today, and never leave or what is done', async () => {
  const here = await planning()
  const { tom } = here
  const late = await plan(here, here.vera.client, 'basic', { dueDate: yesterday })
  const now = await plan(here, here.vera.client, 'basic', { dueDate: day })
  await plan(here, here.vera.client, 'basic', { dueDate: addDays(day, 1) })
  await plan(here, here.vera.client, 'basic', { dueDate: day, status: 'DONE' })
  await plan(here, here.vera.client, 'basic', { dueDate: yesterday, userId: here.vera.userId })
  await plan(here, here.vera.client, 'sickDay', { startDate: day, endDate: day })
  const { ownTasks } = await tilesOf(tom.client)
  expect(ids(ownTasks)).toEqual([late.id, now.id])
  expect(ownTasks).toMatchObject({ total: 2, overdue: 1 })
})

test('of the appointments of today, who plans sees those of the house, a technician his tour', async () => {
  const here = await planning()
  const { vera, tom } = here
  const meeting = { startDate: at('10:00'), endDate: at('11:00') }
  const hers = await plan(here, vera.client, 'appointment', { ...meeting, userId: vera.userId })
  const early = { startDate: at('08:00'), endDate: at('09:00') }
  const his = await plan(here, vera.client, 'appointment', { ...early, userId: vera.userId, userIds: [tom.userId] })
  const drive = await plan(here, vera.client, 'transportation', { dueDate: day, status: 'DONE' })
  await plan(here, vera.client, 'appointment', { ...meeting, status: 'CANCELLED' })
  await plan(here, vera.client, 'appointment', { startDate: at('08:00', 1), endDate: at('09:00', 1) })
  expect(ids((await tilesOf(vera.client)).appointments)).toEqual([his.id, hers.id, drive.id])
  expect(ids((await tilesOf(tom.client)).appointments)).toEqual([his.id, drive.id])
})

test('who is away stands there, but why only for who may know', async () => {
  const here = await planning()
  const sick = await plan(here, here.vera.client, 'sickDay', { startDate: day, endDate: addDays(day, 2) })
  await plan(here, here.vera.client, 'sickDay', { startDate: addDays(day, 1), endDate: addDays(day, 2) })
  expect((await tilesOf(here.vera.client)).absences).toMatchObject({
    total: 1,
    items: [{ id: sick.id, type: 'sickDay' }],
  })
  const dispatcher = await here.home.as('DISPATCHER')
  expect((await tilesOf(dispatcher)).absences.items).toMatchObject([{ id: sick.id, type: 'absence', title: '' }])
})

test('who is dead and not yet buried: first without a date, the longest dead first', async () => {
  const here = await planning()
  const planned = await aCase(here, 20)
  const young = await aCase(here, 2)
  const old = await aCase(here, 9)
  const buried = await aCase(here, 30)
  await aCase(here, 5, { type: 'PROVISION' })
  const cancelled = await aCase(here, 40)
  await here.vera.client.processes.update(cancelled, { status: 'CANCELLED', cancelReason: 'Doppelt' })
  const burial = (processId: number, days: number) =>
    plan(here, here.vera.client, 'appointment', {
      processId,
      preparationType: 'BURIAL',
      startDate: at('11:00', days),
      endDate: at('12:00', days),
      address: { name: 'Nikolaifriedhof', city: 'Görlitz' },
    })
  await burial(planned, 3)
  await burial(buried, -1)
  await plan(here, here.vera.client, 'basic', { processId: old, dueDate: yesterday })
  await plan(here, here.vera.client, 'basic', { processId: old, dueDate: day })
  const { openProcesses, funerals } = await tilesOf(here.vera.client)
  expect(ids(openProcesses)).toEqual([old, young, planned])
  expect(openProcesses).toMatchObject({ total: 3, withoutDate: 2 })
  expect(openProcesses.items[0]).toMatchObject({
    funeralAt: null,
    overdueTasks: 1,
    deceasedPerson: { infectious: true, highlyInfectious: false, deceasedAt: addDays(day, -9) },
  })
  expect(funerals).toMatchObject({ total: 1, items: [{ id: planned, place: 'Nikolaifriedhof', overdueTasks: 0 }] })
  expect(funerals.items[0].funeralAt).toBe(new Date(at('11:00', 3)).toISOString())
  // The list behind each number shows as many.
  const listed = async (funeral: (typeof funeralStates)[number]) =>
    (await here.vera.client.processes.list({ query: { filters: { funeral }, sortBy: 'ID', sortDirection: 'ASC' } }))
      .body
  expect(ids(await listed('AHEAD'))).toEqual([planned, young, old])
  expect(ids(await listed('WITHOUT_DATE'))).toEqual([young, old])
  expect(ids(await listed('NEXT_DAYS'))).toEqual([planned])
  expect((await listed('AHEAD')).items[0].funeralAt).toBe(funerals.items[0].funeralAt)
})

test('the day of the funeral is that of the burial before that of the service, and a wish where nothing is planned', async () => {
  const here = await planning()
  const { client } = here.vera
  const id = await aCase(here, 4)
  const funeralAt = async () => (await tilesOf(client)).openProcesses.items[0].funeralAt
  const wish = (name: string, desiredDate: string) =>
    client.processPreparations.update(id, { [name]: { desiredDate } }).then(({ status }) => expect(status).toBe(200))
  const planned = (preparationType: string, days: number, fields = {}) =>
    plan(here, client, 'appointment', {
      processId: id,
      preparationType,
      startDate: at('14:00', days),
      endDate: at('15:00', days),
      ...fields,
    })
  await wish('funeralServicePreparation', addDays(day, 6))
  expect(await funeralAt()).toBe(new Date(at('00:00', 6)).toISOString())
  await wish('burialPreparation', at('13:00', 5))
  expect(await funeralAt()).toBe(new Date(at('13:00', 5)).toISOString())
  await planned('FUNERAL_SERVICE', 4)
  expect(await funeralAt()).toBe(new Date(at('14:00', 4)).toISOString())
  await planned('BURIAL', 2, { status: 'CANCELLED' })
  expect(await funeralAt()).toBe(new Date(at('14:00', 4)).toISOString())
  await planned('BURIAL', 7)
  await planned('BURIAL', 5)
  expect(await funeralAt()).toBe(new Date(at('14:00', 5)).toISOString())
})

test('a case that is paid before its funeral is not lost', async () => {
  const here = await planning()
  const id = await aCase(here, 4)
  await plan(here, here.vera.client, 'appointment', {
    processId: id,
    preparationType: 'BURIAL',
    startDate: at('14:00', 1),
    endDate: at('15:00', 1),
  })
  await here.vera.client.processes.update(id, { status: 'PAYED' })
  const { funerals, openProcesses } = await tilesOf(here.vera.client)
  expect([ids(funerals), ids(openProcesses)]).toEqual([[id], []])
  const soon = { query: { filters: { funeral: 'NEXT_DAYS' } } } as const
  const listed = async () => ids((await here.vera.client.processes.list(soon)).body)
  expect(await listed()).toEqual([id])
  await here.vera.client.processes.update(id, { status: 'CANCELLED', cancelReason: 'Doppelt' })
  expect(await listed()).toEqual([])
})

test('each tile is only for who may see what it counts, of his own house', async () => {
  const here = await planning()
  await aCase(here, 3)
  const { home } = here
  const keys = async (client: TestClient) => Object.keys(await tilesOf(client)).sort()
  const everybody = ['announcements', 'appointments', 'ownTasks']
  const cases = ['firstCalls', 'funerals', 'openProcesses']
  expect(await keys(here.tom.client)).toEqual([...everybody, ...cases].sort())
  expect(await keys(await home.as('KPI'))).toEqual([...everybody, 'figures'].sort())
  expect(await keys(await home.as('DISPATCHER'))).toEqual([...everybody, ...cases, 'absences', 'overdueTasks'].sort())
  expect(await keys(await home.as('OFFICE_MANAGER'))).toEqual(
    [...everybody, ...cases, 'absences', 'figures', 'overdueTasks'].sort(),
  )
  const { client: boss } = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const elsewhere = (await boss.dashboard.get({ legalEntityId: home.secondEntityId })).body
  expect([elsewhere.openProcesses.total, elsewhere.figures.deaths.now]).toEqual([0, 0])
  expect(await here.tom.client.dashboard.get({ legalEntityId: home.secondEntityId })).toBeRefused(403)
})

test('figures say of the month what the page of key figures says, and hide what it hides', async () => {
  const here = await planning()
  const kpi = await here.home.as('KPI')
  const figures = async () => (await tilesOf(kpi)).figures
  const told = async () => {
    const { now, before } = (await kpi.figures.get({ query: periodOf('this-month', today()) })).body
    return { now: now.types.DEATH, before: before.types.DEATH }
  }
  const days = Number(today().slice(8))
  for (const count of [1, 2]) {
    await aCase(here, count)
    expect(await figures()).toMatchObject({ days, deaths: { now: null, before: 0 } })
    expect((await figures()).deaths).toEqual(await told())
  }
  await aCase(here, 3)
  expect((await figures()).deaths).toEqual({ now: 3, before: 0 })
  expect((await figures()).deaths).toEqual(await told())
})

test('what is there to be read stands there until one has read it', async () => {
  const here = await planning()
  const { vera, tom } = here
  const said = async (title: string, fields: Record<string, unknown> = {}) =>
    (await vera.client.announcements.create({ title, content: '<p>Am Montag.</p>', ...fields })).body.id
  const first = await said('Betriebsausflug')
  const second = await said('Neue Parkplätze')
  await said('Später', { publishFrom: at('08:00', 3) })
  const { client: boss } = await here.home.staff({ tenantRole: 'ADMINISTRATOR' })
  const elsewhere = { legalEntityId: here.home.secondEntityId }
  await boss.announcements.create({ title: 'Anderswo', content: '<p>Dort.</p>' }, elsewhere)
  const unread = async () => (await tilesOf(tom.client)).announcements
  expect(await unread()).toMatchObject({ total: 2, items: [{ id: second, title: 'Neue Parkplätze' }, { id: first }] })
  await tom.client.announcements.read(second)
  expect(await unread()).toMatchObject({ total: 1, items: [{ id: first }] })
})
