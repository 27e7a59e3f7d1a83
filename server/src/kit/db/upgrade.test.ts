import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../app'
import { hashPassword } from '../../session'
import { withOwner } from '../backup'
import { readEnv } from '../env'
import { openHouse } from '../house'
import { schemaDirs } from '../project'
import { sealTrail, verifyTrail } from '../trail'
import { migrate } from './migrate'
import { aDatabase, catalogueOf, connected, migrateAsBefore } from './testing'

const lastOfFirstRelease = '2026-11-21-07-processes.sql'
const password = 'a-password-of-then'

let url: string
let dataDir: string
let before: Rows
type Rows = Record<string, Record<string, unknown>[]>

/** A small house as it was kept with the first release, through the schema of that time. */
const houseOfThen = (hash: string): string[] => [
  `insert into tenants (name, slug) values ('Abendrot', 'abendrot'), ('Morgenlicht', 'morgenlicht')`,
  `insert into platform_users (first_name, last_name, role) values ('Sabine', 'Vogt', 'super-administrator')`,
  `set app.tenant_id = '1'`,
  `insert into legal_entities (name, short_name, slug, street, street_number, zip_code, city, email)
   values ('Haus Görlitz', 'HG', 'goerlitz', 'Lindenstraße', '1', '02826', 'Görlitz', 'post@then.example')`,
  `insert into branches (legal_entity_id, name) values (1, 'Altstadt')`,
  `insert into users (first_name, last_name, email, tenant_roles)
   values ('Katharina', 'Brandt', 'chefin@then.example', '{ADMINISTRATOR}')`,
  `set app.actor_id = '2'`,
  `insert into user_entities (user_id, legal_entity_id, roles) values (2, 1, '{OFFICE_MANAGER}')`,
  `insert into logins (email, actor_id, home_tenant_id, password_hash) values ('chefin@then.example', 2, 1, '${hash}')`,
  `insert into burial_types (name) values ('Feuerbestattung')`,
  `insert into burial_forms (name, burial_type_id) values ('Urne', 1)`,
  `insert into grave_types (name) values ('Urnengrab')`,
  `insert into business_partner_types (name) values ('Friedhof')`,
  `insert into business_partners (legal_entity_id, name, address, notes)
   values (1, 'Städtischer Friedhof', '{"city": "Görlitz"}', 'am Tor klingeln')`,
  `insert into partner_types_of_partners values (1, 1, 1)`,
  `insert into persons (legal_entity_id, gender, first_name, last_name, name_phonetic, date_of_birth, deceased, deceased_at,
     city, birth_registry_office, contact_details)
   select 1, 'MALE', 'Karl', 'Krause ' || n, 'x', '1940-01-01', true, date '2026-11-01' + n % 9, 'Zittau', 1, '[{"a": 1}]'
   from generate_series(1, 20) n`,
  `update persons set city = 'Löbau', version = 7 where id = 3`,
  `insert into processes (legal_entity_id, type, recording_type, burial_form_id, legal_entity_branch_id, deceased_person_id,
     client_person_id, grave_type_id, cemetery_id, parent_id, free_death_certificate, free_death_certificate_count)
   select 1, case when n = 4 then 'ADDITIONAL' else 'DEATH' end, 'BY_PHONE', 1, 1, n, n + 10, 1, 1,
     case when n > 3 then 1 end, true, 3 from generate_series(1, 5) n`,
  `insert into process_persons (process_id, person_id, role) values (1, 12, 'Friend')`,
  'insert into process_invited_persons (process_id, person_id) values (1, 11)',
  'insert into process_business_partners (process_id, business_partner_id) values (1, 1)',
  `insert into mails (home_tenant_id, recipient, subject, text, sent_at, attempts)
   values (1, 'a@then.example', 'alt', 'text', now(), 1), (1, 'b@then.example', 'wartet', 'text', null, 3)`,
]

const rowsOf = async (client: pg.Client, tables: readonly string[]): Promise<Rows> => {
  const found: Rows = {}
  for (const table of tables)
    found[table] = (await client.query(`select to_jsonb(t) as row from ${table} t order by t::text`)).rows.map(
      ({ row }) => row,
    )
  return found
}

const filledTables = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and relname not in ('migrations', 'tenant_record') order by 1`,
  )
  const filled: string[] = []
  for (const { name } of rows) if ((await client.query(`select from ${name} limit 1`)).rowCount) filled.push(name)
  return filled
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pietas-upgrade-'))
  url = await aDatabase()
  await migrateAsBefore(url, lastOfFirstRelease)
  const hash = await hashPassword(password)
  before = await connected(url, async (client) => {
    for (const statement of houseOfThen(hash)) await client.query(statement)
    return rowsOf(client, await filledTables(client))
  })
  await migrate(url, schemaDirs)
})

afterAll(() => rm(dataDir, { recursive: true, force: true }))

test('a database of the first release comes to the schema of a fresh one', async () => {
  const fresh = await aDatabase()
  await migrate(fresh, schemaDirs)
  expect(await catalogueOf(url)).toEqual(await catalogueOf(fresh))
})

// Worked out by the database, gone, or corrected on the way; everything else stays as it was written.
const changes: Record<string, readonly string[]> = {
  business_partners: ['search'],
  persons: ['search', 'sort_name'],
  user_entities: ['email'],
  mails: ['attempts', 'next_attempt_at'],
}

test('every row of that time is there, with what was written in it', async () => {
  expect(Object.keys(before).length).toBeGreaterThan(17)
  const after = await connected(url, (client) => rowsOf(client, Object.keys(before)))
  const sorted = (rows: Record<string, unknown>[] = []) => rows.map((row) => JSON.stringify(row)).sort()
  for (const [table, rows] of Object.entries(before)) {
    const columns = Object.keys(rows[0] ?? {}).filter((column) => !changes[table]?.includes(column))
    const kept = (row: Record<string, unknown>) => Object.fromEntries(columns.map((column) => [column, row[column]]))
    const old = rows.map((row) =>
      // A process below another one that is no addition to it was a mistake of that time.
      kept(table === 'processes' && row.type !== 'ADDITIONAL' ? { ...row, parent_id: null } : row),
    )
    const isNew = (row: Record<string, unknown>) => table === 'audit_entries' && !rows.some(({ id }) => id === row.id)
    expect(sorted(after[table]?.filter((row) => !isNew(row)).map(kept)), table).toEqual(sorted(old))
  }
})

test('the server works with it: who could sign in can, lists and searches find, the mail that waits is a job', async () => {
  const { house, close } = await openHouse(
    readEnv({ DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
    () => undefined,
  )
  const app = await createApp(house, null)
  const payload = { email: 'chefin@then.example', password }
  const signedIn = await app.inject({ method: 'POST', url: '/api/v1/auth/sign-in', payload })
  expect(signedIn.statusCode).toBe(200)
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0]
  const ask = async (path: string) => {
    const answer = await app.inject({ url: `/api/v1/tenants/1/${path}`, headers: { cookie } })
    expect(answer.statusCode, path).toBe(200)
    return answer.json()
  }
  expect((await ask('legal-entities/1/processes')).items).toHaveLength(5)
  expect((await ask('legal-entities/1/processes?query=krause')).items).toHaveLength(5)
  expect((await ask('legal-entities/1/business-partners?query=friedhof')).items).toMatchObject([{ id: 1 }])
  expect(await ask('processes/1')).toMatchObject({ id: 1, cemeteryId: 1, freeDeathCertificateCount: 3 })
  expect((await ask('jobs')).items).toMatchObject([{ kind: 'mail', state: 'WAITING', attempts: 3 }])
  await app.close()

  // It waits a second for transactions that had begun, also those of others in this PostgreSQL.
  await expect.poll(() => sealTrail(house.db), { timeout: 30_000 }).toBe(true)
  const chain = (await withOwner(url, verifyTrail)).find(({ tenantId }) => tenantId === 1)
  expect(chain).toMatchObject({ broken: null, waiting: 0 })
  expect(chain?.sealed).toBeGreaterThan(30)
  await close()
})
