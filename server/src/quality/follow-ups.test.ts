import { addDays, instantOf, today } from '@pietas/contract/kit'
import { type FollowUp, followUpStateOf } from '@pietas/contract/quality'
import { expect, test } from 'vitest'
import { sql } from '../kit/db/sql'
import { createPerson, platformUser } from '../kit/testing'
import { aBuriedCase, aCase, idsIn, type Quality, qualityHome } from './testing'

const day = today()
const reached = { calledOn: day, reached: true, satisfaction: 5, note: 'Sehr dankbar' } as const
const missed = { calledOn: day, reached: false } as const

type Filters = { state?: string; weeks?: { from?: number; to?: number }; assigneeId?: number }

const listed = ({ quirin }: Quality, filters: Filters = {}) =>
  quirin.client.followUps.list({ query: { filters } as never })

test('clients are called from four weeks after the funeral up to twenty-six, the longest ago first', async () => {
  const here = await qualityHome()
  const [soon, first, later, last, over] = await Promise.all(
    [27, 28, 100, 182, 183].map(async (days) => (await aBuriedCase(here, days)).id),
  )
  await aCase(here)
  const ids = async (filters?: Filters) => idsIn(await listed(here, filters))
  expect(await ids()).toEqual([last, later, first])
  expect(await ids({ weeks: { from: 0, to: 4 } })).toEqual([first, soon])
  expect(await ids({ weeks: { from: 20, to: 30 } })).toEqual([over, last])
})

test('a row says whom to call under which number, about whom, and when the funeral was', async () => {
  const here = await qualityHome()
  const { id, clientPersonId } = await aBuriedCase(here, 40)
  const [row] = (await listed(here)).body.items
  expect(row).toMatchObject({
    ...{
      id,
      legalEntityId: here.home.legalEntityId,
      status: 'ACTIVE',
      missedCount: 0,
      reachedCount: 0,
      lastCall: null,
    },
    clientPerson: { id: clientPersonId, phone: '+4935814000', deceased: false, deleted: false },
    clientBusinessPartner: null,
    deceasedPerson: { deceasedAt: addDays(day, -1) },
    funeralAt: new Date(instantOf({ day: addDays(day, -40), time: '11:00' })).toISOString(),
  })
})

test('a business partner who has ordered is called as well, and a wished for day counts where none is planned', async () => {
  const here = await qualityHome()
  const { client } = here.vera
  const home = (
    await client.partners.create({
      name: 'Pflegeheim Abendsonne',
      contactDetails: [
        { type: 'MOBILE', value: '0171 1' },
        { type: 'PHONE', value: '03581 4000' },
      ],
    } as never)
  ).body.id
  const wished = await aCase(here, { clientPersonId: null, clientBusinessPartnerId: home })
  await client.processPreparations.update(wished.id, {
    funeralServicePreparation: { desiredDate: addDays(day, -35) },
  } as never)
  expect((await listed(here)).body.items).toMatchObject([
    {
      id: wished.id,
      clientPerson: null,
      clientBusinessPartner: { name: 'Pflegeheim Abendsonne', phone: '03581 4000' },
    },
  ])
})

test('nobody is asked about a cancelled case, nor about a provision', async () => {
  const here = await qualityHome()
  const cancelled = await aBuriedCase(here, 40)
  await aBuriedCase(here, 40, { type: 'PROVISION' })
  await here.vera.client.processes.update(cancelled.id, { status: 'CANCELLED', cancelReason: 'Doppelt' })
  expect(idsIn(await listed(here))).toEqual([])
  expect(await here.quirin.client.followUps.get(cancelled.id)).toBeRefused(404)
})

test('who was not reached stays on the list with the count of tries; who was reached is done', async () => {
  const here = await qualityHome()
  const { id } = await aBuriedCase(here, 40)
  const { followUpCalls } = here.quirin.client
  for (const _ of [1, 2]) expect((await followUpCalls.create(id, missed)).status).toBe(201)
  expect((await listed(here, { state: 'DUE' })).body.items).toMatchObject([{ id, missedCount: 2, reachedCount: 0 }])
  await followUpCalls.create(id, reached)
  await followUpCalls.create(id, missed)
  expect(idsIn(await listed(here, { state: 'DUE' }))).toEqual([])
  const [done] = (await listed(here, { state: 'REACHED' })).body.items
  expect(done).toMatchObject({
    id,
    missedCount: 3,
    reachedCount: 1,
    lastCall: { satisfaction: 5, note: 'Sehr dankbar' },
  })
  const whole = (await here.quirin.client.followUps.get(id)).body
  expect(whole.calls.map((call: { reached: boolean }) => call.reached)).toEqual([false, true, false, false])
  expect(whole.calls[1]).toMatchObject({ author: { id: here.quirin.userId }, calledOn: day, processId: id })
})

test('clients who have died or were deleted are not to be called; the filter agrees with the rule', async () => {
  const here = await qualityHome()
  const { client } = here.vera
  const [alive, dead, gone, talked] = [
    await aBuriedCase(here, 40),
    await aBuriedCase(here, 41),
    await aBuriedCase(here, 42),
    await aBuriedCase(here, 43),
  ]
  await here.quirin.client.followUpCalls.create(talked.id, reached)
  for (const { clientPersonId } of [dead, talked])
    await client.persons.update(clientPersonId ?? 0, { deceased: true, deceasedAt: addDays(day, -2) } as never)
  await client.persons.delete(gone.clientPersonId ?? 0)
  const all = (await listed(here)).body.items as FollowUp[]
  expect(all.map(({ id }) => id)).toEqual([talked.id, gone.id, dead.id, alive.id])
  for (const state of ['DUE', 'REACHED', 'NOT_CALLABLE'] as const)
    expect(idsIn(await listed(here, { state })), state).toEqual(
      all.filter((row) => followUpStateOf(row) === state).map(({ id }) => id),
    )
  expect(idsIn(await listed(here, { state: 'NOT_CALLABLE' }))).toEqual([gone.id, dead.id])
  expect(idsIn(await listed(here, { state: 'DUE,REACHED' }))).toEqual([talked.id, alive.id])
})

test('a call is refused in the future, before the funeral, and with a rating of nobody', async () => {
  const here = await qualityHome()
  const { id } = await aBuriedCase(here, 40)
  const { followUpCalls } = here.quirin.client
  const refused = async (body: object, field: string, message: string) =>
    expect(await followUpCalls.create(id, { ...reached, ...body } as never)).toBeRefused(400, { field, message })
  await refused({ calledOn: addDays(day, 1) }, 'calledOn', 'common.date-in-future')
  await refused({ calledOn: addDays(day, -41) }, 'calledOn', 'quality.validation.before-funeral')
  await refused({ reached: false }, 'satisfaction', 'quality.validation.nobody-reached')
  expect(await followUpCalls.create(id, { ...reached, satisfaction: 6 } as never)).toBeRefused(400)
  const written = (satisfaction: number, isReached: boolean) =>
    here.home.inTenant((tx) =>
      tx.run(sql`insert into follow_up_calls (legal_entity_id, process_id, called_on, reached, satisfaction)
        values (${here.home.legalEntityId}, ${id}, current_date, ${isReached}, ${satisfaction})`),
    )
  await expect(written(6, true)).rejects.toThrow('follow_up_calls.satisfaction:common.validation-invalid')
  await expect(written(3, false)).rejects.toThrow('follow_up_calls.satisfaction:quality.validation.nobody-reached')
})

test('a call is taken away and put back by its author alone', async () => {
  const here = await qualityHome()
  const { id } = await aBuriedCase(here, 40)
  const { followUpCalls } = here.quirin.client
  const call = (await followUpCalls.create(id, reached)).body.id
  expect(await here.vera.client.followUpCalls.delete(call)).toBeRefused(403)
  expect((await followUpCalls.delete(call)).status).toBe(204)
  expect(await followUpCalls.delete(call)).toBeRefused(404)
  expect((await listed(here)).body.items).toMatchObject([{ reachedCount: 0, lastCall: null }])
  expect(await here.vera.client.followUpCalls.restore(call)).toBeRefused(403)
  expect(await followUpCalls.restore(call)).toMatchObject({ status: 200, body: { id: call, deleted: false } })
  expect((await listed(here)).body.items).toMatchObject([{ reachedCount: 1 }])
})

test('what was said of a case that is cancelled meanwhile stays as it is', async () => {
  const here = await qualityHome()
  const { id } = await aBuriedCase(here, 40)
  const { followUpCalls } = here.quirin.client
  const call = (await followUpCalls.create(id, reached)).body.id
  await here.vera.client.processes.update(id, { status: 'CANCELLED', cancelReason: 'Doppelt' })
  for (const answer of [await followUpCalls.create(id, reached), await followUpCalls.delete(call)])
    expect(answer).toBeRefused(409, 'PROCESS_CANCELLED')
})

test('a case of another house has no follow-up here, and a call of another one is not found', async () => {
  const here = await qualityHome()
  const { id } = await aBuriedCase(here, 40)
  const call = (await here.quirin.client.followUpCalls.create(id, reached)).body.id
  const { client } = await here.home.staff({ tenantRole: 'ADMINISTRATOR' })
  const elsewhere = { legalEntityId: here.home.secondEntityId }
  expect(await client.followUps.get(id, elsewhere)).toBeRefused(404)
  expect(await client.followUpCalls.create(id, missed, elsewhere)).toBeRefused(404)
  expect(await client.followUpCalls.delete(call, elsewhere)).toBeRefused(404)
  const stranger = await platformUser('supporter')
  expect((await stranger.client.followUps.get(id, { ...elsewhere, tenantId: here.home.tenantId })).status).toBe(403)
  await createPerson(here.vera.client)
})
