import { expect, test } from 'vitest'
import { anOpenCase } from '../kit/testing'
import { idsOf, plan } from './testing'

test('the counts of a process are those of its lists, for everybody as he reads them', async () => {
  const { home, client, processId, widowId } = await anOpenCase()
  const tom = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['GRIEF_COUNSELOR'] }] })
  const vera = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['OFFICE_MANAGER'] }] })
  const story = { home, vera, tom }
  const counts = async (of = client) => (await of.processes.counts(processId)).body
  expect(await counts()).toEqual({
    openTasks: 0,
    notes: 0,
    documents: 0,
    persons: 0,
    positions: 0,
    letters: 0,
    hasTransport: false,
  })
  await plan(story, client, 'basic', { processId })
  await plan(story, client, 'appointment', { processId, userId: vera.userId })
  await plan(story, client, 'basic', { processId, status: 'DONE' })
  await plan(story, client, 'basic', { processId, status: 'CANCELLED' })
  const gone = await plan(story, client, 'basic', { processId })
  await client.tasks.delete(gone.id)
  const note = (await client.notes.create({ subject: 'Rückruf', processId })).body
  await client.notes.create({ subject: 'Urkunden', processId })
  await client.notes.delete(note.id)
  const position = { text: 'Orgel', unitPriceCents: 100 }
  const away = (await client.positions.create(processId, position)).body
  await client.positions.create(processId, position)
  await client.positions.delete(processId, away.id)
  await client.processPersons.create(processId, { personId: widowId, role: 'Friend' })
  const file = new File(['Text'], 'notiz.txt', { type: 'text/plain' })
  const added = await client.processDocuments.create(processId, { documentLabel: 'PROCESS_OTHER', file })
  expect(added.status).toBe(201)
  const recipients = [{ type: 'FREE' as const, address: 'Amt' }]
  const drafts = [1, 2].map(() => client.correspondence.create(processId, { recipients }))
  const [thrownAway] = await Promise.all(drafts)
  await client.correspondence.delete(processId, thrownAway?.body.items[0].id)
  expect(await counts()).toEqual({
    openTasks: 2,
    notes: 1,
    documents: 1,
    persons: 1,
    positions: 1,
    letters: 1,
    hasTransport: false,
  })
  expect(await counts(tom.client)).toEqual({
    openTasks: 1,
    notes: 1,
    documents: 1,
    persons: 1,
    positions: 1,
    letters: 1,
    hasTransport: false,
  })
  const own = await tom.client.tasks.listOfProcess(processId, { query: { hasOpenTasks: true } as never })
  expect(idsOf(own)).toHaveLength(1)
  const transport = await plan(story, client, 'transportation', { processId })
  expect((await counts()).hasTransport).toBe(true)
  await client.tasks.update(transport.id, { transportation: { status: 'CANCELLED' } })
  expect((await counts()).hasTransport).toBe(false)
  expect((await client.documents.delete(added.body.accessToken)).status).toBe(204)
  expect((await counts()).documents).toBe(0)
})

test('are asked with the right to the process, at its own house', async () => {
  const { home, processId } = await anOpenCase()
  const at = (legalEntityId: number, roles: 'OFFICE_MANAGER'[]) => home.staff({ at: [{ legalEntityId, roles }] })
  const nobody = await at(home.legalEntityId, [])
  expect(await nobody.client.processes.counts(processId)).toBeRefused(403)
  const elsewhere = await at(home.secondEntityId, ['OFFICE_MANAGER'])
  expect(await elsewhere.client.processes.counts(processId, { legalEntityId: home.secondEntityId })).toBeRefused(404)
})
