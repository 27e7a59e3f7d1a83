import { mostOwnRecords } from '@pietas/contract/users'
import { expect, test } from 'vitest'
import { sql } from '../../kit/db/sql'
import { anOpenCase, createPerson } from '../../kit/testing'

test('what somebody opens stands first, what he pins stands apart, and nobody else sees either', async () => {
  const { home, client: office, processId, deceasedId } = await anOpenCase()
  expect((await office.ownRecords.put('PERSON', deceasedId, {})).status).toBe(204)
  expect((await office.ownRecords.put('PROCESS', processId, {})).status).toBe(204)
  const opened = (await office.ownRecords.list()).body
  expect(opened.pinned).toEqual([])
  const facts = { name: 'Karl Krause', dateOfBirth: '1940-01-01', city: null, pinned: false }
  expect(opened.recent).toMatchObject([
    { kind: 'PROCESS', id: processId, ...facts },
    { kind: 'PERSON', id: deceasedId, ...facts },
  ])

  await office.ownRecords.put('PERSON', deceasedId, { pinned: true })
  // To open what is pinned does not let it go.
  await office.ownRecords.put('PERSON', deceasedId, {})
  expect((await office.ownRecords.list()).body).toMatchObject({
    pinned: [{ kind: 'PERSON', id: deceasedId, pinned: true }],
    recent: [{ kind: 'PROCESS', id: processId }],
  })
  const colleague = await home.as('OFFICE_MANAGER')
  expect((await colleague.ownRecords.list()).body).toEqual({ pinned: [], recent: [] })
  expect((await colleague.ownRecords.delete('PERSON', deceasedId)).status).toBe(204)
  expect((await office.ownRecords.list()).body.pinned).toHaveLength(1)

  await office.ownRecords.put('PERSON', deceasedId, { pinned: false })
  expect((await office.ownRecords.list()).body).toMatchObject({ pinned: [], recent: [{ kind: 'PERSON' }, {}] })
  for (const _ of ['once', 'twice']) expect((await office.ownRecords.delete('PERSON', deceasedId)).status).toBe(204)
  expect((await office.ownRecords.list()).body.recent).toMatchObject([{ kind: 'PROCESS' }])
})

test('what somebody may not read, and what is deleted or elsewhere, is neither noted nor listed', async () => {
  const { home, client: office, processId, widowId } = await anOpenCase()
  const spare = await createPerson(office)
  const figures = await home.as('KPI')
  expect(await figures.ownRecords.put('PROCESS', processId, {})).toBeRefused(404)
  expect(await office.ownRecords.put('PERSON', 999_999_999, {})).toBeRefused(404)
  expect((await office.ownRecords.put('PERSON', spare.id, { pinned: true })).status).toBe(204)

  const { client: boss } = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const elsewhere = { legalEntityId: home.secondEntityId }
  expect(await boss.ownRecords.put('PERSON', widowId, {}, elsewhere)).toBeRefused(404)
  await boss.persons.delete(spare.id)
  expect((await office.ownRecords.list()).body).toEqual({ pinned: [], recent: [] })
})

test('what a right was lost for is listed no more', async () => {
  const { home, processId } = await anOpenCase()
  const { client: boss } = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const { client, userId } = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['DISPATCHER'] }] })
  await client.ownRecords.put('PROCESS', processId, { pinned: true })
  expect((await client.ownRecords.list()).body.pinned).toHaveLength(1)
  const legalEntities = [
    { legalEntityId: home.legalEntityId, email: 'haus@test.example', phone: null, roles: ['KPI' as const] },
  ]
  expect((await boss.users.update(userId, { legalEntities })).status).toBe(200)
  expect((await client.ownRecords.list()).body).toEqual({ pinned: [], recent: [] })
})

test('only the latest are kept, and what is pinned among them', async () => {
  const { home, client: office, deceasedId } = await anOpenCase()
  await office.ownRecords.put('PERSON', deceasedId, { pinned: true })
  const persons = []
  for (let made = 0; made < 2 * mostOwnRecords.recent + 2; made++) persons.push((await createPerson(office)).id)
  for (const id of persons) await office.ownRecords.put('PERSON', id, {})
  const { pinned, recent } = (await office.ownRecords.list()).body
  expect(pinned.map(({ id }: { id: number }) => id)).toEqual([deceasedId])
  expect(recent.map(({ id }: { id: number }) => id)).toEqual(persons.slice(-mostOwnRecords.recent).reverse())
  const kept = await home.inTenant((tx) => tx.rows(sql`select from own_records`))
  expect(kept).toHaveLength(2 * mostOwnRecords.recent + 1)
})
