import type { Person } from '@pietas/contract/persons'
import { expect, test } from 'vitest'
import { sql } from '../../kit/db/sql'
import { anOpenCase, aPerson, aProcess, createPerson, type FuneralHome, type TestClient } from '../../kit/testing'

type Reference = { target: string; link: string }

const referencesIn = (home: FuneralHome): Promise<Reference[]> =>
  home.inTenant((tx) => tx.rows<Reference>(sql`select target::text, link::text from person_references()`))

/** How often each column names a person, by table and column. */
const namedBy = async (home: FuneralHome, id: number): Promise<Record<string, number>> => {
  const found: Record<string, number> = {}
  for (const { target, link } of await referencesIn(home)) {
    const row = await home.inTenant((tx) =>
      tx.row<{ count: number }>(
        sql`select count(*)::int as count from ${sql.table(target)} x where x.${sql.ref(link)} = ${id}`,
      ),
    )
    found[`${target}.${link}`] = row?.count ?? 0
  }
  return found
}

/** Everything that names persons, without what every change counts up. */
const everything = async (home: FuneralHome): Promise<Record<string, unknown[]>> => {
  const tables = [...new Set((await referencesIn(home)).map(({ target }) => target))]
  const all: Record<string, unknown[]> = {}
  for (const table of tables)
    all[table] = await home.inTenant((tx) =>
      tx.rows(sql`select to_jsonb(x) - array['version', 'updated_at', 'updated_by'] as row
        from ${sql.table(table)} x order by 1`),
    )
  return all
}

const letter = (name: string) => ({ file: new File(['Text'], name), documentLabel: 'PERSON_OTHER' as const })

/** Karl's case; Erna stands in it, and the record that somebody else has made of her stands everywhere. */
const twoErnas = async () => {
  const scene = await anOpenCase()
  const { home, client, processId, deceasedId, widowId } = scene
  const anna = await createPerson(client, { firstName: 'Anna', dateOfBirth: '1970-01-01' })
  const twin = await createPerson(client, {
    ...{ firstName: 'Erna', lastName: 'Lehmann', dateOfBirth: '1940-05-18' },
    ...{ city: 'Zittau', email: 'e@post.example' },
  })
  const third = await createPerson(client, { firstName: 'Ernestine', lastName: 'Lehmann' })
  const merge = (otherId = twin.id, values = {}) => client.personMerges.create(widowId, { otherId, values })
  const undo = (mergeId: number) => client.personMerges.undo(mergeId)
  return { ...scene, home, client, processId, deceasedId, widowId, anna, twin, third, merge, undo }
}

const open = async (client: TestClient, home: FuneralHome, people: object, fields: object = {}): Promise<number> => {
  const opened = await client.processes.create(aProcess(home, people as never, fields as never), {
    query: { ignoreDuplicates: true },
  })
  expect(opened.status).toBe(201)
  return opened.body.id
}

/** Has a person named by every column that can name one. */
const nameEverywhere = async ({
  home,
  client,
  anna,
  twin,
  third,
  deceasedId,
}: Awaited<ReturnType<typeof twoErnas>>) => {
  await open(
    client,
    home,
    { deceasedPersonId: twin.id, clientPersonId: twin.id },
    { graveOwnerId: twin.id, informingPersonId: twin.id, platformAccessInvitedPersonIds: [] },
  )
  const invitation = { platformAccessRequested: true, platformAccessInvitedPersonIds: [twin.id] }
  const withGuest = await open(client, home, { deceasedPersonId: deceasedId, clientPersonId: anna.id }, invitation)
  await client.processPersons.create(withGuest, { personId: twin.id, role: 'Friend' })
  await client.persons.update(deceasedId, {
    deceasedAt: '2026-03-01',
    deathRegisteredBy: { type: 'PERSON', personId: twin.id },
    contactIdForInheritance: twin.id,
    testamentExists: true,
    testamentManagedByType: 'PERSON',
    testamentManagedBy: twin.id,
    inheritanceContractExists: true,
    inheritanceContractManagedByType: 'PERSON',
    inheritanceContractManagedBy: twin.id,
  } as never)
  await client.relationships.create(twin.id, [{ relationshipType: 'CHILD', relatedPersonId: anna.id }])
  await client.relationships.create(anna.id, [{ relationshipType: 'SIBLING', relatedPersonId: twin.id }])
  await client.personDocuments.create(twin.id, letter('Vollmacht.txt'))
  await client.personMerges.create(twin.id, { otherId: third.id, values: {} })
  await client.firstCalls.create({ callerPersonId: twin.id })
  await client.firstCalls.create({ callerPersonId: anna.id, deceasedPersonId: twin.id })
  const toTwin = [{ type: 'PERSON' as const, id: twin.id, address: 'Erna, Markt 1, Görlitz' }]
  for (const state of ['DRAFT', 'FINAL'] as const) {
    const written = { state, content: '<p>Text</p>', recipients: toTwin }
    expect((await client.correspondence.create(withGuest, written)).status).toBe(201)
  }
  const partner = await client.partners.create({ name: 'Blumen Anna', accountingContactId: twin.id })
  expect(partner.status).toBe(201)
  return withGuest
}

// The law: a column that names a person is found by its foreign key. Whoever adds one adds it to the scene.
test('everything that names the one names the other afterwards, and one step back gives all of it back', async () => {
  const scene = await twoErnas()
  const { home, client, widowId, twin, merge, undo } = scene
  await nameEverywhere(scene)
  const unnamed = Object.entries(await namedBy(home, twin.id)).filter(([, count]) => count === 0)
  expect(unnamed, 'columns that the scene does not fill').toEqual([])
  const before = await everything(home)
  const named = await namedBy(home, widowId)

  const done = await merge()

  expect(done.status).toBe(201)
  const left = Object.entries(await namedBy(home, twin.id)).filter(([, count]) => count > 0)
  expect(left).toEqual([])
  const moved = await namedBy(home, widowId)
  const short = Object.keys(named).filter((column) => (moved[column] ?? 0) <= (named[column] ?? 0))
  expect(short, 'columns in which nothing has come').toEqual([])
  expect((await client.persons.get(twin.id)).body).toMatchObject({ deleted: true, mergedIntoId: widowId })
  expect(done.body.merges).toMatchObject([{ personId: twin.id, name: 'Erna Lehmann' }])

  expect((await undo(done.body.mergeId)).status).toBe(200)
  expect(await everything(home)).toEqual(before)
})

// Without a key a column would be forgotten. What an import has added stays what it was.
test('every column that is called after a person is bound to the table of persons', async () => {
  const { home } = await anOpenCase()
  const known = (await referencesIn(home)).map(({ target, link }) => `${target}.${link}`)
  const called = await home.inTenant((tx) =>
    tx.rows<{ name: string }>(sql`
      select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.attnum > 0
        and c.relname <> 'person_import_rows'
        and a.attname ~ '(person|contact|owner)[a-z_]*_ids?$' and a.attname !~ 'entity_id$' order by 1`),
  )
  expect(called.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
})

test('the one who stays takes what was chosen, under the rules of every change', async () => {
  const { client, widowId, twin, merge, undo } = await twoErnas()
  expect(await merge(twin.id, { email: 'nobody' })).toBeRefused(400, { field: 'values.email', message: 'invalidEmail' })
  expect(await merge(twin.id, { countOfDeadKids: 3 })).toBeRefused(400, {
    field: 'values.countOfDeadKids',
    message: 'invalidAmountOfDeadKids',
  })
  expect((await client.persons.get(twin.id)).body.deleted).toBe(false)

  const done = await merge(twin.id, { email: 'e@post.example', lastName: 'Lehmann' })
  expect(done.body).toMatchObject({ email: 'e@post.example', lastName: 'Lehmann', city: null, phone: '03581100' })
  await client.persons.update(widowId, { firstName: 'Irma', email: 'neu@post.example' })
  const back = await undo(done.body.mergeId)
  // What has been changed since stays.
  expect(back.body).toMatchObject({
    email: 'neu@post.example',
    firstName: 'Irma',
    lastName: 'Krause',
    merges: [],
  })
  // By the name that she has now she is found.
  const again = await client.persons.create(aPerson({ firstName: 'Irma', lastName: 'Krause' }))
  expect(again).toBeRefused(409, 'DUPLICATE')
})

test('what would stand twice stands once, and twice again after one step back', async () => {
  const { home, client, processId, widowId, deceasedId, anna, twin, merge, undo } = await twoErnas()
  for (const personId of [widowId, twin.id]) {
    await client.processPersons.create(processId, { personId, role: 'Friend' })
    await client.relationships.create(personId, [{ relationshipType: 'CHILD', relatedPersonId: anna.id }])
  }
  await client.persons.update(widowId, { email: 'erna@post.example' })
  await client.processes.update(processId, {
    platformAccessRequested: true,
    platformAccessInvitedPersonIds: [widowId, twin.id],
  })
  const married = { maritalStatus: 'MARRIED' as const, marriageDate: '1965-05-05' }
  await client.relationships.create(widowId, [{ ...married, relatedPersonId: deceasedId }])
  await client.relationships.create(deceasedId, [{ ...married, relatedPersonId: twin.id, marriagePlace: 'Zittau' }], {
    query: { ignoreDoubts: true },
  })
  // That she is her own sister was a mistake.
  await client.relationships.create(widowId, [{ relationshipType: 'SIBLING', relatedPersonId: twin.id }])
  const before = await everything(home)

  const done = await merge()

  expect(done.status).toBe(201)
  const { relationships }: Person = (await client.persons.get(widowId)).body
  expect(relationships.map((one) => [one.maritalStatus ?? one.relationshipType, one.relatedPersonId])).toEqual([
    ['MARRIED', deceasedId],
    ['CHILD', anna.id],
  ])
  expect(relationships[0]).toMatchObject({ marriagePlace: 'Zittau' })
  const process = (await client.processes.get(processId)).body
  expect(process.platformAccessInvitedPersonIds).toEqual([widowId])
  expect(process.processPersons).toMatchObject([{ personId: widowId, role: 'Friend' }])

  expect((await undo(done.body.mergeId)).status).toBe(200)
  expect(await everything(home)).toEqual(before)
})

test('a cancelled process follows, and its history says so; otherwise it stays closed', async () => {
  const { home, client, processId, anna, twin, merge, undo, widowId } = await twoErnas()
  const cancelled = await open(client, home, { deceasedPersonId: anna.id, clientPersonId: twin.id })
  await client.processPersons.create(cancelled, { personId: twin.id, role: 'Friend' })
  await client.processes.update(cancelled, { status: 'CANCELLED', cancelReason: 'Doppelt' })
  await client.processes.update(processId, { status: 'CANCELLED', cancelReason: 'Doppelt' })

  const done = await merge()

  expect(done.status).toBe(201)
  expect((await client.processes.get(cancelled)).body).toMatchObject({ clientPersonId: widowId, status: 'CANCELLED' })
  const { items } = (await client.processHistory.list(cancelled)).body
  expect(items.flatMap(({ changes }: (typeof items)[number]) => changes)).toContainEqual({
    field: 'clientPersonId',
    before: { id: twin.id, name: 'Erna Lehmann' },
    after: { id: widowId, name: 'Erna Krause' },
  })
  expect(await client.processes.update(cancelled, { clientPersonId: anna.id })).toBeRefused(409, 'PROCESS_CANCELLED')
  expect((await undo(done.body.mergeId)).status).toBe(200)
  expect((await client.processes.get(cancelled)).body).toMatchObject({ clientPersonId: twin.id })
})

test('while persons become one, nothing else of a cancelled process changes', async () => {
  const { home, client, processId } = await twoErnas()
  await client.processes.update(processId, { status: 'CANCELLED', cancelReason: 'Doppelt' })
  const meanwhile = home.inTenant(async (tx) => {
    await tx.run(sql`select set_config('app.merging_persons', 'on', true)`)
    await tx.run(sql`update processes set grave_number = '12' where id = ${processId}`)
  })
  await expect(meanwhile).rejects.toThrow('PROCESS_CANCELLED')
})

test('asked for twice, a merge and its undoing happen once', async () => {
  const { client, home, widowId, merge, undo, twin } = await twoErnas()
  const [first, second] = await Promise.all([merge(), merge()])
  expect([first.status, second.status]).toEqual([201, 201])
  expect(first.body.mergeId).toBe(second.body.mergeId)
  await undo(first.body.mergeId)
  await client.persons.delete(twin.id)
  expect((await undo(first.body.mergeId)).status).toBe(200)
  expect((await client.persons.get(twin.id)).body.deleted).toBe(true)
  const told = await home.inTenant((tx) =>
    tx.rows(sql`select action from audit_entries where record_table = 'person_merges' order by id`),
  )
  expect(told).toEqual([{ action: 'insert' }, { action: 'update' }])
  expect((await client.persons.get(widowId)).body.merges).toEqual([])
})

test('who looked at an older record of either is told so, and nothing moves', async () => {
  const { client, widowId, twin } = await twoErnas()
  await client.persons.update(twin.id, { city: 'Görlitz' })
  const body = { otherId: twin.id, otherVersion: twin.version, values: {} }
  expect(await client.personMerges.create(widowId, body)).toBeRefused(412, 'STALE_VERSION')
  const late = await client.personMerges.create(widowId, { otherId: twin.id, values: {} }, { ifMatch: 99 })
  expect(late).toBeRefused(412, 'STALE_VERSION')
  expect((await client.persons.get(twin.id)).body.mergedIntoId).toBe(null)
})

test('a record that is part of another is neither restored nor merged again, and a deleted one gives nothing back', async () => {
  const { client, home, widowId, twin, third, merge, undo } = await twoErnas()
  const done = (await merge()).body
  expect(await client.persons.restore(twin.id)).toBeRefused(409, { field: '', message: 'person.validation.merged' })
  const past = home.inTenant((tx) => tx.run(sql`update persons set deleted = false where id = ${twin.id}`))
  await expect(past).rejects.toThrow('person.validation.merged')
  expect(await client.personMerges.create(third.id, { otherId: twin.id, values: {} })).toBeRefused(404, 'NOT_FOUND')
  expect(await merge(widowId)).toBeRefused(400, { field: 'otherId', message: 'person.validation.merged-with-itself' })
  await client.persons.delete(widowId)
  expect(await undo(done.mergeId)).toBeRefused(409, { field: '', message: 'person.validation.survivor-gone' })
  await client.persons.restore(widowId)
  expect((await undo(done.mergeId)).status).toBe(200)
})

test('merging asks for the right to change and to delete, at the entity of both', async () => {
  const { home, client, widowId, twin, merge } = await twoErnas()
  const dispatcher = await home.as('DISPATCHER')
  const body = { otherId: twin.id, values: {} }
  expect(await dispatcher.personMerges.create(widowId, body)).toBeRefused(403, 'FORBIDDEN')
  const { mergeId } = (await merge()).body
  expect(await dispatcher.personMerges.undo(mergeId)).toBeRefused(403, 'FORBIDDEN')
  expect((await client.persons.get(widowId)).body.merges).toHaveLength(1)
})
