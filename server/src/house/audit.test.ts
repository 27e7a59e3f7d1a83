import pg from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { sql } from '../kit/db/sql'
import {
  aPerson,
  aProcess,
  createPerson,
  type FuneralHome,
  funeralHome,
  platformUser,
  type StaffMember,
  testPassword,
  testServer,
} from '../kit/testing'

type Entry = {
  actor: number | null
  table: string
  record: number | null
  action: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** What the trail of a tenant says, oldest first. */
const trailOf = (home: FuneralHome): Promise<(Entry & { id: number })[]> =>
  home.inTenant(async (tx) => {
    const rows = await tx.rows<Record<string, string | number | null>>(sql`
      select id, actor_id as actor, record_table as "table", record_id as record, action, before, after
      from audit_entries order by at, id`)
    const parsed = (text: unknown) => (typeof text === 'string' ? JSON.parse(text) : null)
    return rows.map(
      (row) => ({ ...row, before: parsed(row.before), after: parsed(row.after) }) as Entry & { id: number },
    )
  })

/** Does something. @returns what the trail has gained by it. */
const gained = async (home: FuneralHome, work: () => Promise<unknown>): Promise<Entry[]> => {
  const before = new Set((await trailOf(home)).map(({ id }) => id))
  await work()
  return (await trailOf(home)).filter(({ id }) => !before.has(id)).map(({ id: _id, ...entry }) => entry)
}

const chief = async (): Promise<{ home: FuneralHome; boss: StaffMember }> => {
  const home = await funeralHome()
  return { home, boss: await home.staff({ tenantRole: 'ADMINISTRATOR' }) }
}

describe('every table of tenants', () => {
  test('writes the trail on insert, update and delete', async () => {
    const owner = new pg.Client({ connectionString: inject('databaseUrl') })
    await owner.connect()
    const { rows } = await owner.query<{ name: string }>(`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and not exists (select from pg_trigger t join pg_proc f on f.oid = t.tgfoid
          where t.tgrelid = c.oid and f.proname = 'audit' and t.tgenabled = 'O'
            -- for each row, after, on insert, delete and update
            and t.tgtype & 1 = 1 and t.tgtype & 2 = 0 and t.tgtype & 28 = 28)
      order by 1`)
    await owner.end()
    // The trail itself, remembered requests, what somebody has opened, contents (documents tell of those) and the
    // pattern of all tables are no records of anybody, nor are the words that triggers take from names; what somebody
    // was told, and when he has read it, is his own business. What a process needs of an article is counted from its
    // positions and from the ledger. What a template has said stands version by version, and nobody changes it.
    const noRecords = [
      'audit_entries',
      'idempotency_keys',
      'name_words',
      'notifications',
      'own_records',
      'process_goods',
      'stored_files',
      'template_versions',
      'tenant_record',
    ]
    expect(rows.map((row) => row.name)).toEqual(noRecords)
  })

  test('holds no secret that the trail would copy', async () => {
    const owner = new pg.Client({ connectionString: inject('databaseUrl') })
    await owner.connect()
    const { rows } = await owner.query<{ column: string }>(`
      select c.relname || '.' || s.attname as column from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
      join pg_attribute s on s.attrelid = c.oid and s.attname ~ 'password|secret|token|recovery|_hash|api_key'
      join pg_trigger t on t.tgrelid = c.oid and t.tgname = 'audit'
      where c.relnamespace = 'public'::regnamespace
        and not s.attname = any(string_to_array(encode(t.tgargs, 'escape'), '\\000'))`)
    await owner.end()
    expect(rows).toEqual([])
  })
})

test('a person leaves who, what, before and after of the changed fields alone', async () => {
  const { home, boss } = await chief()
  const { persons } = boss.client
  let id = 0
  const created = await gained(home, async () => {
    id = (await persons.create(aPerson({ firstName: 'Erna', lastName: 'Krause', city: 'Zittau' }))).body.id
  })
  expect(created).toMatchObject([
    {
      actor: boss.userId,
      table: 'persons',
      record: id,
      action: 'insert',
      before: null,
      after: { first_name: 'Erna', city: 'Zittau' },
    },
  ])
  expect(await gained(home, () => persons.update(id, { city: 'Görlitz', profession: 'Lehrerin' }))).toEqual([
    {
      actor: boss.userId,
      table: 'persons',
      record: id,
      action: 'update',
      before: { city: 'Zittau', profession: null },
      after: { city: 'Görlitz', profession: 'Lehrerin' },
    },
  ])
  expect(await gained(home, () => persons.delete(id))).toEqual([
    {
      actor: boss.userId,
      table: 'persons',
      record: id,
      action: 'update',
      before: { deleted: false },
      after: { deleted: true },
    },
  ])
})

test('a process leaves its own row and one for each link', async () => {
  const { home, boss } = await chief()
  const { client } = boss
  const deceased = await createPerson(client)
  const widow = await createPerson(client, { email: 'witwe@post.example' })
  const partner = (await client.partners.create({ name: 'Blumen Winter' })).body
  const people = { deceasedPersonId: deceased.id, clientPersonId: widow.id }
  let id = 0
  const created = await gained(home, async () => {
    const links = { processPersons: [{ personId: widow.id, role: 'Friend' }], businessPartnerIds: [partner.id] }
    id = (await client.processes.create(aProcess(home, people, links))).body.id
  })
  expect(created.every((entry) => entry.actor === boss.userId && entry.action === 'insert')).toBe(true)
  expect(created.map((entry) => entry.table).sort()).toEqual([
    'process_business_partners',
    'process_persons',
    'processes',
  ])
  expect(created.find((entry) => entry.table === 'processes')).toMatchObject({ record: id, after: { type: 'DEATH' } })
  expect(created.find((entry) => entry.table === 'process_business_partners')?.after).toEqual({
    process_id: id,
    business_partner_id: partner.id,
  })

  const changed = await gained(home, () =>
    client.processes.update(id, {
      status: 'BILLED',
      businessPartnerIds: [],
      platformAccessInvitedPersonIds: [widow.id],
    }),
  )
  expect(changed).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ table: 'processes', before: { status: 'ACTIVE' }, after: { status: 'BILLED' } }),
      expect.objectContaining({ table: 'process_business_partners', action: 'delete' }),
      expect.objectContaining({ table: 'process_invited_persons', action: 'insert' }),
    ]),
  )
})

test('a business partner and its types are told of', async () => {
  const { home, boss } = await chief()
  const { partners, businessPartnerTypes } = boss.client
  const type = (await businessPartnerTypes.list()).body.items[0]
  let id = 0
  const created = await gained(home, async () => {
    id = (await partners.create({ name: 'Blumen Winter', typeIds: [type.id] })).body.id
  })
  expect(created).toMatchObject([
    { table: 'business_partners', record: id, action: 'insert' },
    { table: 'partner_types_of_partners', after: { business_partner_id: id, business_partner_type_id: type.id } },
  ])
  expect(await gained(home, () => partners.delete(id))).toMatchObject([{ record: id, after: { deleted: true } }])
})

test('legal entity, branch and lists are told of', async () => {
  const { home, boss } = await chief()
  const { legalEntities, graveTypes } = boss.client
  expect(await gained(home, () => legalEntities.update({ bankName: 'Sparkasse' }))).toMatchObject([
    {
      actor: boss.userId,
      table: 'legal_entities',
      record: home.legalEntityId,
      before: { bank_name: null },
      after: { bank_name: 'Sparkasse' },
    },
  ])
  expect(await gained(home, () => legalEntities.createBranch({ name: 'Niesky' }))).toMatchObject([
    { actor: boss.userId, table: 'branches', action: 'insert', after: { name: 'Niesky' } },
  ])
  const entries = await gained(home, async () => {
    const { id } = (await graveTypes.create({ name: 'Gruft' })).body
    await graveTypes.assign(id)
    await graveTypes.unassign(id)
    await graveTypes.delete(id)
  })
  expect(entries.map(({ table, action }) => `${action} ${table}`)).toEqual([
    'insert grave_types',
    'insert offered_grave_types',
    'delete offered_grave_types',
    'update grave_types',
  ])
})

test('a change of roles says whose, where, from which and to which', async () => {
  const { home, boss } = await chief()
  const clerk = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['QM'] }] })
  const row = { legalEntityId: home.legalEntityId, email: clerk.email, phone: null, roles: ['DISPATCHER' as const] }
  const keys = { user_id: clerk.userId, legal_entity_id: home.legalEntityId }
  expect(await gained(home, () => boss.client.users.update(clerk.userId, { legalEntities: [row] }))).toEqual([
    {
      actor: boss.userId,
      table: 'user_entities',
      record: null,
      action: 'update',
      before: { ...keys, roles: ['QM'] },
      after: { ...keys, roles: ['DISPATCHER'] },
    },
  ])
})

test('a tenant is told of in its own trail', async () => {
  const { home } = await chief()
  const paula = await platformUser('super-administrator', home.tenantId)
  expect(await gained(home, () => paula.client.tenants.update({ name: 'Bestattungen Neu' }))).toEqual([
    {
      actor: paula.userId,
      table: 'tenants',
      record: home.tenantId,
      action: 'update',
      before: { name: 'Bestattungen Test' },
      after: { name: 'Bestattungen Neu' },
    },
  ])
})

test('what is refused or rolled back leaves no trace', async () => {
  const { home, boss } = await chief()
  const { client } = boss
  const erna = await createPerson(client)
  expect(await gained(home, () => client.persons.update(erna.id, { dateOfBirth: '2190-01-01' }))).toEqual([])
  expect(await gained(home, () => client.persons.update(erna.id, { city: 'Zittau' }, { ifMatch: 7 }))).toEqual([])
  // The partner itself would be fine; its type does not exist, so neither is stored.
  expect(await gained(home, () => client.partners.create({ name: 'Blumen', typeIds: [999_999_999] }))).toEqual([])
  const fail = () =>
    home.inTenant(async (tx) => {
      await tx.run(sql`update persons set city = 'Zittau' where id = ${erna.id}`)
      throw new Error('the power fails')
    })
  expect(await gained(home, () => fail().catch(() => undefined))).toEqual([])
})

test('saving without a change leaves no trace', async () => {
  const { home, boss } = await chief()
  const erna = await createPerson(boss.client, { city: 'Zittau' })
  expect(await gained(home, () => boss.client.persons.update(erna.id, { city: 'Zittau' }))).toEqual([])
  expect(await gained(home, () => boss.client.persons.update(erna.id, {}))).toEqual([])
})

test('no password, token or one-time secret gets into the trail', async () => {
  const { home, boss } = await chief()
  const { client } = boss
  const { secret } = (await client.session.startTotp({ password: testPassword })).body
  await client.session.changePassword({ currentPassword: testPassword, newPassword: 'gelbe Gummistiefel im Regen' })
  await client.users.create({
    firstName: 'Nina',
    lastName: 'Neu',
    email: `n${boss.userId}@t.example`,
    createCognitoUser: true,
  })
  const mail = (await client.session.outbox()).body.items[0]
  const token = /token=(\S+)/.exec(mail.text)?.[1] ?? ''
  expect(token.length).toBeGreaterThan(20)

  const { house } = await testServer()
  const [everything] = await house.db.asPlatform((tx) =>
    tx.rows<{ text: string }>(
      sql`select string_agg(a::text, ' ') as text from audit_entries a where tenant_id = ${home.tenantId}`,
    ),
  )
  expect(everything?.text).toContain('Nina')
  for (const hidden of [secret, token, 'gelbe Gummistiefel im Regen', testPassword, '$argon2', boss.cookie.slice(7)])
    expect(everything?.text).not.toContain(hidden)
})
