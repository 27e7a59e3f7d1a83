import { addDays, today } from '@pietas/contract/kit'
import { expect, test } from 'vitest'
import { anOpenCase, type TestClient } from '../kit/testing'

const taskOf = (userId: number, processId: number, fields: object = {}) => ({
  ...{ status: 'OPEN' as const, title: 'Trauerkarten', dueDate: addDays(today(), 3), userId, processId },
  ...fields,
})

const statusesOf = async (client: TestClient, ids: readonly number[]): Promise<string[]> =>
  Promise.all(ids.map(async (id) => (await client.tasks.get(id)).body.status))

const aCaseWithTasks = async () => {
  const { home, processId } = await anOpenCase()
  const boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const vera = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['OFFICE_MANAGER'] }] })
  const add = async (body: Parameters<TestClient['tasks']['create']>[0]) =>
    (await boss.client.tasks.create(body)).body.id as number
  const ids = [
    await add({ basic: taskOf(boss.userId, processId) }),
    await add({ complaint: taskOf(boss.userId, processId, { status: 'DONE' }) }),
    await add({ private: taskOf(boss.userId, processId) }),
  ]
  return { client: vera.client, boss: boss.client, processId, ids }
}

test('a process is cancelled with a reason, and its tasks stay what they are unless somebody says otherwise', async () => {
  const { client, boss, processId, ids } = await aCaseWithTasks()
  const cancelled = await client.processes.update(processId, { status: 'CANCELLED', cancelReason: 'Andere Firma' })
  expect(cancelled.body).toMatchObject({ status: 'CANCELLED', cancelReason: 'Andere Firma' })
  expect(await statusesOf(boss, ids)).toEqual(['OPEN', 'DONE', 'OPEN'])
  // Work that is left goes on.
  expect((await boss.tasks.update(ids[0] ?? 0, { basic: { status: 'DONE' } })).status).toBe(200)
})

test('with it the open tasks are cancelled, but for what is private to somebody else', async () => {
  const { client, boss, processId, ids } = await aCaseWithTasks()
  const change = { status: 'CANCELLED' as const, cancelReason: 'Doppelt angelegt', cancelOpenTasks: true }
  expect((await client.processes.update(processId, change)).status).toBe(200)
  expect(await statusesOf(boss, ids)).toEqual(['CANCELLED', 'DONE', 'OPEN'])
  const { taskStatusLogs } = (await boss.tasks.get(ids[0] ?? 0)).body
  expect(taskStatusLogs.map(({ status }: { status: string }) => status)).toEqual(['OPEN', 'CANCELLED'])
})

test('taken up again it may be worked on, and the reason is gone', async () => {
  const { client, processId, widowId } = await anOpenCase()
  await client.processes.update(processId, { status: 'CANCELLED', cancelReason: 'Irrtum' })
  const revived = await client.processes.update(processId, { status: 'ACTIVE', graveNumber: 'B 13' })
  expect(revived.body).toMatchObject({ status: 'ACTIVE', cancelReason: null, graveNumber: 'B 13' })
  expect((await client.processPersons.create(processId, { personId: widowId, role: 'Other' })).status).toBe(201)
})

test('what is sent together with the cancelling is stored as well', async () => {
  const { client, processId } = await anOpenCase()
  const partner = (await client.partners.create({ name: 'Blumen Winter' })).body.id
  const change = { status: 'CANCELLED' as const, cancelReason: 'Andere Firma', businessPartnerIds: [partner] }
  expect((await client.processes.update(processId, change)).body).toMatchObject({ businessPartnerIds: [partner] })
})

test.each([
  [{ clientPersonInProcessRole: 'Friend' as const }],
  [{ clientPersonRelationship: { relationshipType: 'CHILD' as const } }],
  [{ businessPartnerIds: [] }],
  [{ cancelReason: 'Doch anders' }],
])('of a cancelled process %o is refused', async (change) => {
  const { client, processId, deceasedId } = await anOpenCase()
  await client.processes.update(processId, { status: 'CANCELLED', cancelReason: 'Irrtum' })
  expect(await client.processes.update(processId, change)).toBeRefused(409, 'PROCESS_CANCELLED')
  expect((await client.relationships.list(deceasedId)).body.items).toEqual([])
})

test('that the deceased is called otherwise is told by the list of a cancelled process as well', async () => {
  const { client, processId, deceasedId } = await anOpenCase()
  await client.processes.update(processId, { status: 'CANCELLED', cancelReason: 'Irrtum' })
  expect((await client.persons.update(deceasedId, { lastName: 'Zander' })).status).toBe(200)
  expect((await client.processes.get(processId)).body.deceasedPerson.lastName).toBe('Zander')
})

test.each([
  [{ cancelReason: 'Irrtum' }, 'cancelReason', 'process.validation.reason-without-cancelling'],
  [{ cancelOpenTasks: true }, 'cancelOpenTasks', 'process.validation.tasks-without-cancelling'],
])('%o without cancelling is refused, not dropped', async (change, field, message) => {
  const { client, processId } = await anOpenCase()
  expect(await client.processes.update(processId, change)).toBeRefused(400, { field, message })
})

test('a cancelled process is not copied until it is taken up again', async () => {
  const { client, processId } = await anOpenCase()
  await client.processes.update(processId, { status: 'CANCELLED' })
  expect(await client.processes.copy(processId, {})).toBeRefused(409, 'PROCESS_CANCELLED')
  await client.processes.update(processId, { status: 'ACTIVE' })
  expect((await client.processes.copy(processId, {})).status).toBe(201)
})
