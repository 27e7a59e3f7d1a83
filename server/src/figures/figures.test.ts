import { type Figures, mostDays } from '@pietas/contract/figures'
import { addDays, today } from '@pietas/contract/kit'
import { entityRoles, permissionsOfEntityRole, permissionsOfTenantRole, tenantRoles } from '@pietas/contract/users'
import { describe, expect, test } from 'vitest'
import { sql } from '../kit/db/sql'
import { type FuneralHome, funeralHome, platformUser, type TestClient } from '../kit/testing'
import { berlin, openCase } from './testing'

const ofPeriod = async (client: TestClient, from: string, to: string): Promise<Figures> => {
  const answer = await client.figures.get({ query: { from, to } })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body as Figures
}

const several = async (home: FuneralHome, count: number, fields: Parameters<typeof openCase>[1]) => {
  for (let n = 0; n < count; n += 1) await openCase(home, fields)
}

describe('a case belongs to the day in Berlin on which it was opened', () => {
  test.each([
    ['the turn of the year', '2026-12-31T22:59:59.999Z', '2026-12-31T23:00:00Z', '2026-12-31', '2027-01-01'],
    ['midnight in summer', '2026-07-31T21:59:59.999Z', '2026-07-31T22:00:00Z', '2026-07-31', '2026-08-01'],
    [
      'the night in which summer time begins',
      '2026-03-28T22:59:59Z',
      '2026-03-29T21:59:59Z',
      '2026-03-28',
      '2026-03-29',
    ],
    ['the night in which it ends', '2026-10-24T21:59:59Z', '2026-10-25T22:59:59Z', '2026-10-24', '2026-10-25'],
  ])('at %s', async (_, late, early, day, next) => {
    const home = await funeralHome()
    const client = await home.as('KPI')
    await openCase(home, { createdAt: late })
    await openCase(home, { createdAt: early })
    const { now, before } = await ofPeriod(client, next, next)
    expect([now.cases, before.cases]).toEqual([1, 1])
    expect([before.from, before.to]).toEqual([day, day])
    expect((await ofPeriod(client, day, day)).now.cases).toBe(1)
    const both = await ofPeriod(client, day, next)
    expect([both.now.cases, both.before.cases]).toEqual([2, 0])
  })
})

test('the period before is as long and ends the day before; months without a case stand there as well', async () => {
  const home = await funeralHome()
  await several(home, 4, { createdAt: '2025-12-15' })
  await several(home, 3, { createdAt: '2026-02-28', type: 'PROVISION' })
  await several(home, 5, { createdAt: '2025-11-30' })
  const { now, before } = await ofPeriod(await home.as('KPI'), '2025-12-01', '2026-02-28')
  expect(now.months.map(({ month, count }) => [month, count])).toEqual([
    ['2025-12', 4],
    ['2026-01', 0],
    ['2026-02', 3],
  ])
  expect(now.months[2]?.types).toMatchObject({ DEATH: 0, PROVISION: 3 })
  expect([before.from, before.to, before.cases]).toEqual(['2025-09-02', '2025-11-30', 5])
})

test('what was cancelled or deleted counts nowhere, nor does what another house has', async () => {
  const home = await funeralHome()
  const day = '2026-05-05'
  await several(home, 3, { createdAt: day })
  await openCase(home, { createdAt: day, status: 'CANCELLED' })
  await openCase(home, { createdAt: day, deleted: true })
  await openCase(home, { createdAt: day, legalEntityId: home.secondEntityId })
  const { now } = await ofPeriod(await home.as('KPI'), day, day)
  expect([now.cases, now.types.DEATH]).toEqual([3, 3])
})

test('burial types count deaths alone, and a cremation is what its burial type says', async () => {
  const home = await funeralHome()
  const forms = await home.inTenant((tx) =>
    tx.rows<{ id: number; type: string; is_cremation: boolean }>(sql`
      select f.id, b.name as type, b.is_cremation from burial_forms f
      join burial_types b on b.tenant_id = f.tenant_id and b.id = f.burial_type_id order by f.id`),
  )
  const fire = forms.find((form) => form.is_cremation)
  const earth = forms.find((form) => !form.is_cremation)
  await several(home, 5, { createdAt: '2026-05-05', burialFormId: fire?.id })
  await several(home, 3, { createdAt: '2026-05-06', burialFormId: earth?.id })
  await several(home, 4, { createdAt: '2026-05-07', burialFormId: earth?.id, type: 'PROVISION' })
  const { now } = await ofPeriod(await home.as('KPI'), '2026-05-01', '2026-05-31')
  expect(now.burials).toEqual({ cremation: 5, earth: 3 })
  expect(now.burialTypes.map(({ name, isCremation, count }) => [name, isCremation, count])).toEqual(
    expect.arrayContaining([
      [fire?.type, true, 5],
      [earth?.type, false, 3],
    ]),
  )
})

test('one or two cases are told nowhere, nor can they be subtracted', async () => {
  const home = await funeralHome()
  const vera = await home.staff({})
  await several(home, 9, { createdAt: '2026-05-05', assigneeId: vera.userId })
  await openCase(home, { createdAt: '2026-05-06', recordingType: 'ONLINE' })
  const { now } = await ofPeriod(await home.as('KPI'), '2026-05-01', '2026-05-31')
  expect(now.cases).toBe(10)
  expect(now.consultants.map(({ count }) => count)).toEqual([null, null])
  expect([now.sources.BY_PHONE, now.sources.ONLINE]).toEqual([null, null])
})

test('only whole periods of five years at most are counted', async () => {
  const home = await funeralHome()
  const client = await home.as('KPI')
  const get = (query: Record<string, string>) => client.figures.get({ query: query as never })
  const from = '2021-01-01'
  const refusals = [
    [
      { from, to: '2020-12-31' },
      { field: 'to', message: 'figures.validation.order' },
    ],
    [
      { from, to: addDays(from, mostDays) },
      { field: 'to', message: 'figures.validation.too-long' },
    ],
    [{ from }, { field: 'to', message: 'common.validation-required' }],
    [
      { from: 'gestern', to: from },
      { field: 'from', message: 'common.validation-invalid' },
    ],
  ] as const
  for (const [query, found] of refusals) expect(await get(query)).toBeRefused(400, found)
  expect((await get({ from, to: addDays(from, mostDays - 1) })).status).toBe(200)
})

describe('key figures are for whoever holds the right at the house', () => {
  const right = 'KPI:AccessKPI'
  const query = { from: '2026-05-01', to: '2026-05-31' }

  test.each(entityRoles)('%s', async (role) => {
    const home = await funeralHome()
    const client = await home.as(role)
    const isAllowed = permissionsOfEntityRole[role].includes(right)
    expect(isAllowed).toBe(['ADMINISTRATOR', 'OFFICE_MANAGER', 'KPI'].includes(role))
    expect((await client.figures.get({ query })).status).toBe(isAllowed ? 200 : 403)
    expect(await client.figures.get({ query, legalEntityId: home.secondEntityId })).toBeRefused(403)
  })

  test.each(tenantRoles)('%s of the tenant', async (role) => {
    const home = await funeralHome()
    const client = await home.asTenant(role)
    const status = permissionsOfTenantRole[role].includes(right) ? 200 : 403
    expect(status).toBe(role === 'ADMINISTRATOR' ? 200 : 403)
    for (const legalEntityId of [home.legalEntityId, home.secondEntityId])
      expect((await client.figures.get({ query, legalEntityId })).status).toBe(status)
  })

  test('and nobody of another tenant', async () => {
    const [home, other] = [await funeralHome(), await funeralHome()]
    const stranger = await other.asTenant('ADMINISTRATOR')
    expect(
      await stranger.figures.get({ query, tenantId: home.tenantId, legalEntityId: home.legalEntityId }),
    ).toBeRefused(403)
    const { client } = await platformUser('supporter', home.tenantId)
    const scope = { tenantId: home.tenantId, legalEntityId: home.legalEntityId }
    expect((await client.figures.get({ query, ...scope })).status).toBe(200)
  })
})

test('they name nobody who has died', async () => {
  const home = await funeralHome()
  await several(home, 3, { createdAt: '2026-05-05', deceasedAt: '2026-05-04' })
  const names = await home.inTenant((tx) => tx.rows<{ last_name: string }>(sql`select last_name from persons`))
  const answer = JSON.stringify(await ofPeriod(await home.as('KPI'), '2026-05-01', '2026-05-31'))
  expect(names).toHaveLength(3)
  for (const { last_name } of names) expect(answer).not.toContain(last_name)
})

test('between death and funeral lie days of the calendar, of funerals that have been', async () => {
  const home = await funeralHome()
  const now = today()
  const month = { from: addDays(now, -60), to: now }
  const buried = async (deathDaysAgo: number, days: number) => {
    const deceasedAt = addDays(now, -deathDaysAgo)
    const id = await openCase(home, { createdAt: addDays(now, -30), deceasedAt })
    await home.inTenant((tx) =>
      tx.run(sql`insert into process_preparations (process_id, burial_preparation)
        values (${id}, ${JSON.stringify({ desiredDate: addDays(deceasedAt, days) })}::jsonb)`),
    )
  }
  const client = await home.as('KPI')
  await buried(31, 4)
  await buried(31, 6)
  // Still to come, and before the death: neither counts.
  await buried(31, 32)
  await buried(31, -1)
  expect((await ofPeriod(client, month.from, month.to)).now.funerals).toEqual({ averageDays: null, medianDays: null })
  await buried(31, 20)
  expect((await ofPeriod(client, month.from, month.to)).now.funerals).toEqual({ averageDays: 10, medianDays: 6 })
  await buried(29, 0)
  expect((await ofPeriod(client, month.from, month.to)).now.funerals).toEqual({ averageDays: 7.5, medianDays: 5 })
  // The appointment wins over the wish, and its day is that of Berlin.
  const { userId } = await home.staff({})
  const id = await openCase(home, { createdAt: addDays(now, -30), deceasedAt: addDays(now, -31) })
  await home.inTenant((tx) =>
    tx.run(sql`insert into tasks (legal_entity_id, process_id, type, status, title, start_date, end_date, preparation_type,
        user_id) values (${home.legalEntityId}, ${id}, 'APPOINTMENT', 'DONE', 'Beisetzung',
        ${berlin(addDays(now, -11), '00:30')}::timestamptz, ${berlin(addDays(now, -11), '01:30')}::timestamptz, 'BURIAL',
        ${userId})`),
  )
  expect((await ofPeriod(client, month.from, month.to)).now.funerals).toEqual({ averageDays: 10, medianDays: 6 })
})
