import { createHash } from 'node:crypto'
import { api } from '@pietas/contract/api'
import { isRepeatable, type Route } from '@pietas/contract/kit'
import { beforeAll, expect, test } from 'vitest'
import { sql } from '../kit/db/sql'
import {
  aPerson,
  aProcess,
  createPerson,
  type FuneralHome,
  funeralHome,
  platformUser,
  request,
  type StaffMember,
  testServer,
} from '../kit/testing'

let home: FuneralHome
let superAdministrator: StaffMember

beforeAll(async () => {
  home = await funeralHome()
  superAdministrator = await platformUser('super-administrator', home.tenantId)
})

const sorted = (answers: { status: number }[]): number[] => answers.map((answer) => answer.status).sort()

test('a create that is sent again under its key makes one record and answers the same', async () => {
  const office = await (await funeralHome()).as('OFFICE_MANAGER')
  const body = aPerson()
  const first = await office.persons.create(body, { idempotencyKey: 'erna-1' })
  const again = await office.persons.create(body, { idempotencyKey: 'erna-1' })
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body).toEqual(first.body)
  expect((await office.persons.list()).body.items).toHaveLength(1)
})

test('eight sendings at once make one record', async () => {
  const home = await funeralHome()
  const office = await home.as('OFFICE_MANAGER')
  const sent = Array.from({ length: 8 }, () =>
    office.partners.create({ name: 'Blumen Winter' }, { idempotencyKey: 'winter' }),
  )
  const answers = await Promise.all(sent)
  expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(201))
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
  expect((await office.partners.list()).body.items).toHaveLength(1)
})

test('a process that is sent again is neither doubled nor taken for a duplicate', async () => {
  const home = await funeralHome()
  const office = await home.as('OFFICE_MANAGER')
  const [deceased, widow] = [await createPerson(office), await createPerson(office)]
  const body = aProcess(home, { deceasedPersonId: deceased.id, clientPersonId: widow.id })
  const answers = await Promise.all([1, 2, 3].map(() => office.processes.create(body, { idempotencyKey: 'case' })))
  expect(sorted(answers)).toEqual([201, 201, 201])
  expect((await office.processes.list()).body.items).toHaveLength(1)
})

test('a key that stands for something else already is refused', async () => {
  const office = await (await funeralHome()).as('OFFICE_MANAGER')
  await office.persons.create(aPerson(), { idempotencyKey: 'one' })
  const other = await office.persons.create(aPerson({ firstName: 'Karl' }), { idempotencyKey: 'one' })
  expect(other).toBeRefused(409, { field: 'Idempotency-Key', message: 'common.validation-not-unique' })
  expect(await office.partners.create({ name: 'Winter' }, { idempotencyKey: 'one' })).toBeRefused(409, 'CONFLICT')

  const erna = aPerson()
  await office.persons.create(erna, { idempotencyKey: 'two' })
  const anyway = await office.persons.create(erna, { idempotencyKey: 'two', query: { ignoreDuplicates: true } })
  expect(anyway).toBeRefused(409, 'CONFLICT')
})

test('a try that failed leaves its key free', async () => {
  const office = await (await funeralHome()).as('OFFICE_MANAGER')
  expect(await office.persons.create(aPerson({ email: 'nobody' }), { idempotencyKey: 'k' })).toBeRefused(400)
  const body = aPerson()
  const known = await office.persons.create(body)
  // The duplicate check comes after the key was claimed; the claim goes with the work.
  expect(await office.persons.create(body, { idempotencyKey: 'k' })).toBeRefused(409, 'DUPLICATE')
  const anyway = await office.persons.create(body, { idempotencyKey: 'k', query: { ignoreDuplicates: true } })
  expect(anyway.status).toBe(201)
  expect(anyway.body.id).not.toBe(known.body.id)
})

test('keys of different people do not meet', async () => {
  const home = await funeralHome()
  const [vera, paul] = [await home.as('OFFICE_MANAGER'), await home.as('OFFICE_MANAGER')]
  const one = await vera.partners.create({ name: 'Winter' }, { idempotencyKey: 'same' })
  const other = await paul.partners.create({ name: 'Sommer' }, { idempotencyKey: 'same' })
  expect([one.status, other.status]).toEqual([201, 201])
  expect(one.body.id).not.toBe(other.body.id)
})

test.each(['', 'with blank', 'x'.repeat(201)])('the key "%s" is refused', async (idempotencyKey) => {
  const office = await (await funeralHome()).as('OFFICE_MANAGER')
  expect(await office.partners.create({ name: 'Winter' }, { idempotencyKey })).toBeRefused(400, 'INVALID_INPUT')
})

test('of eight who know the same version one wins, and the others learn what is there now', async () => {
  const office = await (await funeralHome()).as('OFFICE_MANAGER')
  const erna = await createPerson(office)
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      office.persons.update(erna.id, { city: `Stadt ${at}` }, { ifMatch: erna.version }),
    ),
  )
  expect(sorted(answers)).toEqual([200, ...Array(7).fill(412)])
  const winner = answers.find((answer) => answer.status === 200)
  for (const loser of answers.filter((answer) => answer.status === 412)) {
    expect(loser).toBeRefused(412, 'STALE_VERSION')
    expect(loser.body.current).toMatchObject({ city: winner?.body.city, version: 2 })
  }
})

test('eight who count on nothing but their own field lose nothing, round after round', async () => {
  const home = await funeralHome()
  const office = await home.as('OFFICE_MANAGER')
  const erna = await createPerson(office)
  const fields = ['birthName', 'placeOfBirth', 'notes', 'street', 'zipCode', 'city', 'profession', 'nationality']
  for (const round of [1, 2, 3]) {
    const answers = await Promise.all(
      fields.map((field) => office.persons.update(erna.id, { [field]: `${field} ${round}` })),
    )
    expect(sorted(answers)).toEqual(Array(8).fill(200))
    const versions = answers.map((answer) => answer.body.version).sort((a, b) => a - b)
    expect(versions).toEqual(fields.map((_, at) => (round - 1) * 8 + at + 2))
  }
  const { body } = await office.persons.get(erna.id)
  expect(body).toMatchObject(Object.fromEntries(fields.map((field) => [field, `${field} 3`])))
  const told = await home.inTenant((tx) =>
    tx.rows<{ field: string }>(sql`
      select key as field from audit_entries, jsonb_each(after)
      where record_table = 'persons' and record_id = ${erna.id} and action = 'update'`),
  )
  expect(told).toHaveLength(24)
})

test('eight who take turns by version get all their changes in', async () => {
  const office = await (await funeralHome()).as('OFFICE_MANAGER')
  const erna = await createPerson(office, { notes: null })
  const add = async (name: string): Promise<void> => {
    for (;;) {
      const { body } = await office.persons.get(erna.id)
      const notes = [body.notes, name].filter(Boolean).join(' ')
      const answer = await office.persons.update(erna.id, { notes }, { ifMatch: body.version })
      if (answer.status === 200) return
      expect(answer).toBeRefused(412, 'STALE_VERSION')
    }
  }
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  await Promise.all(names.map(add))
  const { body } = await office.persons.get(erna.id)
  expect(body.notes.split(' ').sort()).toEqual(names)
  expect(body.version).toBe(9)
})

/** Calls that are no part of a tenant or of the platform, or answer a secret: why one that is sent again does no harm. */
const unkeyed: Record<string, string> = {
  'calendarFeeds.create': 'a newer address takes the place of the older one',
  'users.handWayIn': 'a newer link takes the place of the older one',
  'internalUsers.handWayIn': 'a newer link takes the place of the older one',
  'session.signIn': 'each sign-in opens a session of its own, which ends by itself',
  'session.signOut': 'who is out stays out',
  'session.startProvider': 'each way to the provider is one of its own',
  'session.finishProvider': 'an answer of the provider works once',
  'session.confirmProvider': 'a code works once',
  'session.leaveProvider': 'who is out stays out',
  'session.forgotPassword': 'a newer link takes the place of the older one',
  'session.resetPassword': 'a link works once',
  'session.acceptInvitation': 'a link works once',
  'session.changePassword': 'the old password is asked for, and is another one by then',
  'session.startTotp': 'a newer secret takes the place of one that is not confirmed',
  'session.confirmTotp': 'a code works once',
  'session.disableTotp': 'a code works once',
}

const posts = Object.entries(api).flatMap(([feature, calls]) =>
  Object.entries(calls as Record<string, Route>)
    .filter(([, route]) => route.method === 'POST')
    .map(([name, route]) => ({ name: `${feature}.${name}`, route })),
)

test('a call that heeds no key has a reason, and there is no reason without such a call', () => {
  const without = posts.filter(({ route }) => !isRepeatable(route)).map(({ name }) => name)
  expect(without.sort()).toEqual(Object.keys(unkeyed).sort())
})

test.each(posts.filter(({ name }) => !(name in unkeyed)))('$name looks at the key', async ({ route }) => {
  const path = route.path
    .replace('{tenantId}', String(home.tenantId))
    .replace('{legalEntityId}', String(home.legalEntityId))
    .replace(/\{\w+\}/g, '1')
  const { cookie } = superAdministrator
  const answer = await request('POST', path, { cookie, headers: { 'idempotency-key': 'with blank' } })
  expect(answer).toBeRefused(400, { field: 'Idempotency-Key', message: 'common.validation-invalid' })
})

test('a tenant that is opened again under its key is there once, with one administrator and one invitation', async () => {
  const { client } = superAdministrator
  const name = `again-${process.pid}-${Date.now()}`
  const adminUser = { firstName: 'Anna', lastName: 'Licht', email: `${name}@test.example` }
  const body = { name, slug: name, adminUser }
  const sent = Array.from({ length: 3 }, () => client.tenants.create(body, { idempotencyKey: name }))
  const answers = await Promise.all(sent)
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
  const { house } = await testServer()
  const mails = await house.db.asPlatform((tx) =>
    tx.rows(sql`select id from mails where recipient = ${adminUser.email}`),
  )
  expect(mails).toHaveLength(1)
  expect(await client.tenants.create({ ...body, name: 'Other' }, { idempotencyKey: name })).toBeRefused(409, 'CONFLICT')
  expect(await client.tenants.create(body, { idempotencyKey: `${name}-2` })).toBeRefused(409, 'CONFLICT')
})

test('a category of templates for all tenants that is sent again is there once', async () => {
  const { client } = superAdministrator
  const name = `Vorlagen ${process.pid} ${Date.now()}`
  const [first, again] = [
    await client.globalTemplateCategories.create({ name }, { idempotencyKey: name.replaceAll(' ', '-') }),
    await client.globalTemplateCategories.create({ name }, { idempotencyKey: name.replaceAll(' ', '-') }),
  ]
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body).toEqual(first.body)
})

test('what was sent is not to be guessed from what is kept of it', async () => {
  const home = await funeralHome()
  const boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const body = { name: 'Konto 4711' }
  await boss.client.accounts.create(body, { idempotencyKey: 'guess' })
  const kept = await home.inTenant((tx) =>
    tx.row<{ request: string }>(sql`select request from idempotency_keys where key = 'guess'`),
  )
  const input = { params: { tenantId: home.tenantId }, query: undefined, body }
  const hashOf = (hashed: object) =>
    createHash('sha256')
      .update(JSON.stringify(['POST', '/api/v1/tenants/{tenantId}/accounts', hashed]))
      .digest('base64url')
  expect(kept?.request).toMatch(/^[\w-]{43}$/)
  expect([hashOf(input), hashOf({ ...input, query: {} })]).not.toContain(kept?.request)
})
