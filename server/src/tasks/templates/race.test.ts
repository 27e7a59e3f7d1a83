import { expect, test } from 'vitest'
import { type Sql, sql } from '../../kit/db/sql'
import { aProcess, createPerson, type FuneralHome } from '../../kit/testing'
import { holding, waitingFor } from '../../kit/testing/holding'
import { aTemplate, died, openCase, staffed, tasksOf } from './testing'

const templated = async () => {
  const { home, boss, vera } = await staffed()
  await boss.client.taskTemplates.create(aTemplate)
  const titles = async (processId: number) => (await tasksOf(vera.client, processId)).map(({ title }) => title)
  return { home, office: vera.client, titles }
}

const living = { deceasedAt: null }

const aChild = { clientPersonRelationship: { relationshipType: 'CHILD' as const, maritalStatus: null } }

const learn = (personId: number) => sql`update persons set deceased_at = ${died} where id = ${personId}`

/** Has a call meet somebody who holds the one person and only then learns when the other died. */
const meeting = async <Answer>(
  home: FuneralHome,
  { held, learned }: { held: number; learned: number },
  call: () => Promise<Answer>,
): Promise<Answer> => {
  const { answer } = await home.inTenant(async (tx) => {
    await tx.run(sql`select 1 from persons where id = ${held} for no key update`)
    const self = await tx.row<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    const answer = call()
    await expect.poll(() => waitingFor(self?.pid ?? 0)).toBe(1)
    await tx.run(learn(learned))
    return { answer }
  })
  return answer
}

test('the day that is learned while a case becomes one of the template makes its task', async () => {
  const { home, office, titles } = await templated()
  const { processId, deceasedPersonId } = await openCase(home, office, { type: 'PROVISION' }, living)
  const change = await holding(home, (tx) => tx.run(sql`update processes set type = 'DEATH' where id = ${processId}`))
  const learning = office.persons.update(deceasedPersonId, { deceasedAt: died })
  await expect.poll(() => waitingFor(change.pid)).toBe(1)
  await change.end()
  expect((await learning).status).toBe(200)
  expect(await titles(processId)).toEqual([aTemplate.name])
})

test('the case that becomes one of the template while its day is learned gets its task', async () => {
  const { home, office, titles } = await templated()
  const { processId, deceasedPersonId } = await openCase(home, office, { type: 'PROVISION' }, living)
  const learning = await holding(home, (tx) => tx.run(learn(deceasedPersonId)))
  const change = office.processes.update(processId, { type: 'DEATH' })
  await expect.poll(() => waitingFor(learning.pid)).toBe(1)
  await learning.end()
  expect((await change).status).toBe(200)
  expect(await titles(processId)).toEqual([aTemplate.name])
})

test('the case that is opened while the day of its deceased is learned gets its task, the family with it', async () => {
  const { home, office, titles } = await templated()
  const held = (await createPerson(office)).id
  const learned = (await createPerson(office, living)).id
  const people = { clientPersonId: held, deceasedPersonId: learned }
  const opened = await meeting(home, { held, learned }, () => office.processes.create(aProcess(home, people, aChild)))
  expect(opened.status).toBe(201)
  expect(await titles(opened.body.id)).toEqual([aTemplate.name])
})

test('the case that gets another deceased is changed beside one who holds that one and changes the former', async () => {
  const { home, office, titles } = await templated()
  const otherId = (await createPerson(office, living)).id
  const { processId, deceasedPersonId } = await openCase(home, office, {}, living)
  const changed = await meeting(home, { held: otherId, learned: deceasedPersonId }, () =>
    office.processes.update(processId, { deceasedPersonId: otherId }),
  )
  expect(changed).toMatchObject({ status: 200, body: { deceasedPersonId: otherId } })
  expect(await titles(processId)).toEqual([aTemplate.name])
})

test('what the client is for the deceased is stored beside one who learns the day of that one', async () => {
  const { home, office, titles } = await templated()
  const { processId, deceasedPersonId } = await openCase(home, office, {}, living)
  const both = { held: deceasedPersonId, learned: deceasedPersonId }
  const changed = await meeting(home, both, () => office.processes.update(processId, aChild))
  expect(changed.status).toBe(200)
  expect(await titles(processId)).toEqual([aTemplate.name])
})

test('the schema itself has whoever gives a case its deceased wait for one who changes him', async () => {
  const { home, office, titles } = await templated()
  const { processId } = await openCase(home, office, {}, living)
  const [first, second] = [(await createPerson(office, living)).id, (await createPerson(office, living)).id]
  const write = (statement: Sql) => () => home.inTenant((tx) => tx.run(statement))
  const change = sql`update processes set deceased_person_id = ${first} where id = ${processId}`
  await meeting(home, { held: first, learned: first }, write(change))
  expect(await titles(processId)).toEqual([aTemplate.name])
  const insert = sql`insert into processes (legal_entity_id, type, recording_type, burial_form_id, legal_entity_branch_id,
      deceased_person_id, client_person_id)
    values (${home.legalEntityId}, 'DEATH', 'BY_PHONE', ${home.burialFormId}, ${home.branchId}, ${second}, ${first})`
  await meeting(home, { held: second, learned: second }, write(insert))
  const row = await home.inTenant((tx) =>
    tx.row<{ id: number }>(sql`select id from processes where deceased_person_id = ${second}`),
  )
  expect(await titles(row?.id ?? 0)).toEqual([aTemplate.name])
})
