import { addDays, today } from '@pietas/contract/kit'
import { expect, test } from 'vitest'
import { sql } from '../../kit/db/sql'
import { aProcess, createPerson, type FuneralHome, funeralHome, type TestClient } from '../../kit/testing'
import { holding, waitingFor } from '../../kit/testing/holding'

const died = addDays(today(), -3)

const aHome = async (): Promise<{ home: FuneralHome; office: TestClient }> => {
  const home = await funeralHome()
  const boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  await boss.client.taskTemplates.create({
    ...{ name: 'Sterbefall anzeigen', shortName: 'STA', color: '#0f766e', type: 'basic', subTasks: [] },
    dueOffset: { anchor: 'DEATH', days: 5 },
    appliesTo: { processTypes: ['DEATH'], burialFormIds: [] },
  })
  return { home, office: await home.as('OFFICE_MANAGER') }
}

const openCase = async (home: FuneralHome, office: TestClient, fields: Record<string, unknown>, deceased = {}) => {
  const deceasedPersonId = (await createPerson(office, { deceasedAt: null, ...deceased })).id
  const clientPersonId = (await createPerson(office)).id
  const answer = await office.processes.create(aProcess(home, { deceasedPersonId, clientPersonId }, fields))
  return { processId: answer.body.id as number, deceasedPersonId }
}

const titlesOf = async (office: TestClient, processId: number): Promise<string[]> =>
  (await office.tasks.listOfProcess(processId)).body.items.map(({ title }: { title: string }) => title)

const learn = (personId: number) => sql`update persons set deceased_at = ${died} where id = ${personId}`

test('the day that is learned while a case becomes one of the template makes its task', async () => {
  const { home, office } = await aHome()
  const { processId, deceasedPersonId } = await openCase(home, office, { type: 'PROVISION' })
  const change = await holding(home, (tx) => tx.run(sql`update processes set type = 'DEATH' where id = ${processId}`))
  const learning = office.persons.update(deceasedPersonId, { deceasedAt: died })
  await expect.poll(() => waitingFor(change.pid)).toBe(1)
  await change.end()
  expect((await learning).status).toBe(200)
  expect(await titlesOf(office, processId)).toEqual(['Sterbefall anzeigen'])
})

test('the case that becomes one of the template while its day is learned gets its task', async () => {
  const { home, office } = await aHome()
  const { processId, deceasedPersonId } = await openCase(home, office, { type: 'PROVISION' })
  const learning = await holding(home, (tx) => tx.run(learn(deceasedPersonId)))
  const change = office.processes.update(processId, { type: 'DEATH' })
  await expect.poll(() => waitingFor(learning.pid)).toBe(1)
  await learning.end()
  expect((await change).status).toBe(200)
  expect(await titlesOf(office, processId)).toEqual(['Sterbefall anzeigen'])
})

test('the case that is opened while the day of its deceased is learned gets its task', async () => {
  const { home, office } = await aHome()
  const deceasedPersonId = (await createPerson(office, { deceasedAt: null })).id
  const clientPersonId = (await createPerson(office)).id
  const learning = await holding(home, (tx) => tx.run(learn(deceasedPersonId)))
  const opening = office.processes.create(aProcess(home, { deceasedPersonId, clientPersonId }))
  await expect.poll(() => waitingFor(learning.pid)).toBe(1)
  await learning.end()
  const opened = await opening
  expect(opened.status).toBe(201)
  expect(await titlesOf(office, opened.body.id)).toEqual(['Sterbefall anzeigen'])
})

test('the case that gets another deceased while the day of that one is learned gets its task', async () => {
  const { home, office } = await aHome()
  const { processId } = await openCase(home, office, {})
  const otherId = (await createPerson(office, { deceasedAt: null })).id
  const learning = await holding(home, (tx) => tx.run(learn(otherId)))
  const change = office.processes.update(processId, { deceasedPersonId: otherId })
  await expect.poll(() => waitingFor(learning.pid)).toBe(1)
  await learning.end()
  expect((await change).status).toBe(200)
  expect(await titlesOf(office, processId)).toEqual(['Sterbefall anzeigen'])
})
