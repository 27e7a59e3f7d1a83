import { today } from '@pietas/contract/kit'
import { expect, test } from 'vitest'
import { sql } from '../kit/db/sql'
import { anOpenCase, aProcess, createPerson, platformUser } from '../kit/testing'

type Item = Record<string, number> & { id: number }

const month = today().slice(0, 7)

const statisticsOf = async (of = month) => {
  const { client } = await platformUser('super-administrator')
  return (await client.billingStatistics.get({ query: { month: of } })).body as { items: Item[]; total: Item }
}

test('a month counts what was opened in it by type, who had access, and what is stored', async () => {
  const { home, client, widowId } = await anOpenCase()
  const otto = (await createPerson(client)).id
  const people = { deceasedPersonId: otto, clientPersonId: widowId }
  const old = (await client.processes.create(aProcess(home, people, { type: 'PROVISION' }))).body.id
  await client.processes.create(
    aProcess(home, { deceasedPersonId: otto, clientPersonId: widowId }, { type: 'AFTERCARE' }),
  )
  await home.inTenant((tx) =>
    tx.run(sql`update processes set created_at = now() - interval '70 days' where id = ${old}`),
  )
  const file = new File(['12345'], 'Brief.txt')
  await client.personDocuments.create(otto, { documentLabel: 'PERSON', file })
  const gone = await home.staff({})
  await home.staff({})
  await home.inTenant((tx) =>
    tx.run(sql`update users set deleted = true, created_at = now() - interval '90 days' where id = ${gone.userId}`),
  )
  const { items, total } = await statisticsOf()
  const ours = items.find(({ id }) => id === home.tenantId)
  expect(ours).toMatchObject({ deaths: 1, provisions: 0, aftercares: 1, processes: 2, legalEntities: 2 })
  expect(ours).toMatchObject({ documents: 1, storageBytes: 5 })
  // Whoever was shut out within the month had access in it.
  expect(ours?.activeUsers).toBe(3)
  for (const name of ['processes', 'documents', 'activeUsers'])
    expect(total[name]).toBe(items.reduce((sum, item) => sum + (item[name] ?? 0), 0))
})

test('it tells of no person', async () => {
  const { client, widowId } = await anOpenCase()
  const { lastName } = (await client.persons.get(widowId)).body
  expect(JSON.stringify(await statisticsOf())).not.toContain(lastName)
})

test('a month is a month, and none but super-administrators read it', async () => {
  const { client } = await platformUser('super-administrator')
  for (const wrong of ['2026-13', '2026', '1999-01'])
    expect(await client.billingStatistics.get({ query: { month: wrong } })).toBeRefused(400)
  const helper = await platformUser('supporter')
  expect(await helper.client.billingStatistics.get({ query: { month } })).toBeRefused(403)
})
