import { addDays, mondayOf, today } from '@pietas/contract/kit'
import type { AwayInMonth, LeaveAccount } from '@pietas/contract/tasks'
import { describe, expect, test } from 'vitest'
import { sql } from '../../kit/db/sql'
import { type FuneralHome, funeralHome, type TestClient } from '../../kit/testing'
import { planning } from '../testing'

const year = Number(today().slice(0, 4))
/** A Monday of next year without holidays around it: Saxony has none between mid-June and October. */
const monday = mondayOf(`${year + 1}-07-15`)

const accountOf = async (client: TestClient, userId: number, of = year + 1): Promise<LeaveAccount> =>
  (await client.absences.get(userId, { query: { year: of } })).body

/** Everybody came two years ago, so that accounts have years behind them. */
const cameEarlier = (home: FuneralHome, userId: number, entitlement: number | null = 30) =>
  home.inTenant((tx) =>
    tx.run(sql`update users set created_at = ${`${year - 2}-02-01`}::timestamptz, leave_entitlement = ${entitlement}
      where id = ${userId}`),
  )

const away = async (client: TestClient, userId: number, startDate: string, endDate: string, fields = {}) => {
  const query = { ignoreOverlap: true }
  const answer = await client.tasks.createAbsence({ userId, startDate, endDate, ...fields }, { query })
  expect(answer.status).toBe(201)
  return answer.body.id as number
}

/** Leave of the past, which nobody can ask for any more. */
const was = (home: FuneralHome, userId: number, firstDay: string, lastDay: string) =>
  home.inTenant((tx) =>
    tx.run(sql`insert into tasks (type, status, title, user_id, legal_entity_id, first_day, last_day)
      values ('VACATION', 'DONE', 'Urlaub', ${userId}, ${home.legalEntityId}, ${firstDay}::date, ${lastDay}::date)`),
  )

test('an account counts working days that are no holidays where somebody works', async () => {
  const { home, vera, tom } = await planning()
  await cameEarlier(home, tom.userId)
  const one = await away(tom.client, tom.userId, monday, addDays(monday, 13))
  const ill = await away(tom.client, tom.userId, addDays(monday, 28), addDays(monday, 29), { type: 'SICK_DAY' })
  await vera.client.tasks.accept(one)
  // 31 October is a holiday in Saxony, and in Bavaria it is 1 November.
  const october = mondayOf(`${year + 1}-10-31`)
  await away(tom.client, tom.userId, october, addDays(october, 6))
  const account = await accountOf(tom.client, tom.userId)
  const worked = [`${year + 1}-10-31`].filter((day) => ![6, 0].includes(new Date(day).getUTCDay())).length
  expect(account).toMatchObject({ entitlement: 30, planned: 15 - worked, taken: 0, isAdjusted: false })
  expect(account.items).toMatchObject([
    { id: one, type: 'vacation', status: 'DONE', days: 10, startDate: monday, endDate: addDays(monday, 13) },
    { id: ill, type: 'sickDay', status: 'OPEN', days: 2 },
    { type: 'vacation', status: 'OPEN', days: 5 - worked },
  ])
  const boss = await home.asTenant('ADMINISTRATOR')
  await boss.users.update(tom.userId, { workingDays: [1, 3] })
  expect((await accountOf(tom.client, tom.userId)).items[0]).toMatchObject({ days: 4 })
})

test('whoever keeps the staff sees with each how much leave of this year is planned', async () => {
  const { home, tom } = await planning()
  const boss = await home.asTenant('ADMINISTRATOR')
  await boss.users.update(tom.userId, { workingDays: [1, 2, 3, 4, 5, 6, 7] })
  expect((await boss.users.get(tom.userId)).body.plannedVacation).toBe(0)
  await away(tom.client, tom.userId, today(), addDays(today(), 6))
  const { plannedVacation } = (await boss.users.get(tom.userId)).body
  expect(plannedVacation).toBeGreaterThan(0)
  expect(plannedVacation).toBe((await accountOf(tom.client, tom.userId, year)).planned)
})

test('the holidays of the house of the leave count', async () => {
  const { home, tom } = await planning()
  const boss = await home.asTenant('ADMINISTRATOR')
  // Corpus Christi is a Thursday, sixty days after Easter Sunday, and no holiday in Saxony.
  const corpusChristi = { 2026: '2026-06-04', 2027: '2027-05-27', 2028: '2028-06-15' }[year + 1] ?? '2027-05-27'
  await away(tom.client, tom.userId, corpusChristi, corpusChristi)
  expect((await accountOf(tom.client, tom.userId)).planned).toBe(1)
  await boss.legalEntities.update({ federalState: 'DE-BY' })
  expect((await accountOf(tom.client, tom.userId)).planned).toBe(0)
})

test('what is left is carried into the next year, and is lost after March', async () => {
  const { home, tom } = await planning()
  await cameEarlier(home, tom.userId)
  const lastYear = mondayOf(`${year - 1}-07-15`)
  await was(home, tom.userId, lastYear, addDays(lastYear, 25))
  expect(await accountOf(tom.client, tom.userId, year - 2)).toMatchObject({ carriedOver: 0, taken: 0, rest: 30 })
  expect(await accountOf(tom.client, tom.userId, year - 1)).toMatchObject({
    carriedOver: 30,
    taken: 20,
    forfeited: 30,
    rest: 10,
  })
  const now = await accountOf(tom.client, tom.userId, year)
  expect(now.carriedOver).toBe(10)
  expect(now.forfeited).toBe(today() > `${year}-03-31` ? 10 : 0)
})

test('leave that crosses the year counts in both', async () => {
  const { home, tom } = await planning()
  await cameEarlier(home, tom.userId)
  await was(home, tom.userId, `${year - 2}-12-01`, `${year - 1}-01-31`)
  const [before, after] = await Promise.all([year - 2, year - 1].map((of) => accountOf(tom.client, tom.userId, of)))
  const days = (account: LeaveAccount | undefined) => account?.items[0]?.days ?? 0
  expect(before?.items).toHaveLength(1)
  expect(after?.items).toHaveLength(1)
  expect(days(before)).toBe(before?.taken)
  expect(days(before)).toBeGreaterThan(18)
  expect(days(after)).toBeGreaterThan(18)
})

test('what is cancelled or deleted is not counted', async () => {
  const { tom } = await planning()
  const id = await away(tom.client, tom.userId, monday, monday)
  expect((await accountOf(tom.client, tom.userId)).planned).toBe(1)
  await tom.client.tasks.delete(id)
  expect(await accountOf(tom.client, tom.userId)).toMatchObject({ planned: 0, items: [] })
})

test('a new entitlement changes nothing of the years behind', async () => {
  const { home, tom } = await planning()
  await cameEarlier(home, tom.userId)
  const boss = await home.asTenant('ADMINISTRATOR')
  await boss.users.update(tom.userId, { leaveEntitlement: 24 })
  expect(await accountOf(tom.client, tom.userId, year - 1)).toMatchObject({ entitlement: 30, isAdjusted: true })
  expect(await accountOf(tom.client, tom.userId, year)).toMatchObject({ entitlement: 24, carriedOver: 30 })
})

describe('whose account is seen', () => {
  test('the own, and those of whom one keeps the leave', async () => {
    const { home, vera, tom } = await planning()
    await away(tom.client, tom.userId, monday, monday, { type: 'SICK_DAY' })
    expect((await tom.client.absences.get(tom.userId)).status).toBe(200)
    expect((await accountOf(vera.client, tom.userId)).items).toMatchObject([{ type: 'sickDay' }])
    expect(await tom.client.absences.get(vera.userId)).toBeRefused(403)
    expect(await (await home.as('DISPATCHER')).absences.get(tom.userId)).toBeRefused(403)
    const other = await home.staff({ at: [{ legalEntityId: home.secondEntityId, roles: ['OFFICE_MANAGER'] }] })
    expect(await other.client.absences.get(tom.userId)).toBeRefused(403)
    expect((await (await home.asTenant('ADMINISTRATOR')).absences.get(tom.userId)).status).toBe(200)
    expect(await vera.client.absences.get(999_999_999)).toBeRefused(404)
    const stranger = await (await funeralHome()).asTenant('ADMINISTRATOR')
    expect(await stranger.absences.get(tom.userId)).toBeRefused(404)
  })

  test('of leave at another house one learns that he was away, and not why', async () => {
    const { home, vera } = await planning()
    const at = [home.legalEntityId, home.secondEntityId].map((legalEntityId) => ({
      legalEntityId,
      roles: ['TECHNICAL_SERVICE' as const],
    }))
    const both = await home.staff({ at })
    const fields = { type: 'SICK_DAY', legalEntityId: home.secondEntityId }
    await away(both.client, both.userId, monday, monday, fields)
    expect((await accountOf(vera.client, both.userId)).items).toMatchObject([{ type: 'absence', days: 1 }])
  })

  test('a year that nobody plans is refused', async () => {
    const { tom } = await planning()
    expect(await tom.client.absences.get(tom.userId, { query: { year: year + 3 } })).toBeRefused(400, {
      field: 'year',
      message: 'common.validation-too-big',
    })
    expect(await tom.client.absences.get(tom.userId, { query: { year: 26 } })).toBeRefused(400)
  })
})

describe('a year is adjusted', () => {
  test('by who keeps leave, and part by part', async () => {
    const { vera, tom } = await planning()
    const put = (body: object) => vera.client.absences.put(tom.userId, year, body)
    expect((await put({ entitlement: 15 })).body).toMatchObject({ entitlement: 15, carriedOver: 0, isAdjusted: true })
    expect((await put({ carriedOver: 3 })).body).toMatchObject({ entitlement: 15, carriedOver: 3 })
    expect((await put({ entitlement: null, carriedOver: null })).body).toMatchObject({
      entitlement: null,
      carriedOver: 0,
      isAdjusted: false,
    })
    expect(await put({ entitlement: -1 })).toBeRefused(400, {
      field: 'entitlement',
      message: 'common.validation-too-small',
    })
  })

  test('not by the one whose it is, while somebody else could, nor by anybody else', async () => {
    const { home, vera, tom } = await planning()
    const second = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['OFFICE_MANAGER'] }] })
    expect(await vera.client.absences.put(vera.userId, year, { entitlement: 40 })).toBeRefused(403)
    expect((await second.client.absences.put(vera.userId, year, { entitlement: 40 })).status).toBe(200)
    expect(await tom.client.absences.put(vera.userId, year, { entitlement: 40 })).toBeRefused(403)
    const other = await home.staff({ at: [{ legalEntityId: home.secondEntityId, roles: ['OFFICE_MANAGER'] }] })
    expect(await other.client.absences.put(tom.userId, year, { entitlement: 40 })).toBeRefused(403)
    expect((await other.client.absences.put(other.userId, year, { entitlement: 28 })).status, 'alone').toBe(200)
  })
})

describe('a month of the house', () => {
  const month = monday.slice(0, 7)

  test('shows everybody who has a place there, and when he is away', async () => {
    const { home, vera, tom } = await planning()
    await home.staff({ at: [{ legalEntityId: home.secondEntityId, roles: ['OFFICE_MANAGER'] }] })
    const id = await away(tom.client, tom.userId, monday, addDays(monday, 6))
    const { body } = await vera.client.absences.listOfEntity({ query: { month } })
    expect(body).toMatchObject({ month, hasMore: false })
    const of = (userId: number) => (body.items as AwayInMonth[]).find(({ user }) => user.id === userId)
    expect(body.items).toHaveLength(2)
    expect(of(tom.userId)).toMatchObject({ days: 5, items: [{ id, type: 'vacation', days: 5 }] })
    expect(of(vera.userId)).toMatchObject({ days: 0, items: [] })
    const before = await vera.client.absences.listOfEntity({ query: { month: addDays(monday, -40).slice(0, 7) } })
    expect(before.body.items.every(({ items }: AwayInMonth) => items.length === 0)).toBe(true)
  })

  test('is for those who keep leave', async () => {
    const { home, vera } = await planning()
    expect(await (await home.as('DISPATCHER')).absences.listOfEntity()).toBeRefused(403)
    expect((await vera.client.absences.listOfEntity()).body.month).toBe(today().slice(0, 7))
    expect(await vera.client.absences.listOfEntity({ query: { month: '2026-13' } })).toBeRefused(400)
    expect(await vera.client.absences.listOfEntity({ legalEntityId: home.secondEntityId })).toBeRefused(403)
  })
})
