import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { createGunzip } from 'node:zlib'
import { api } from '@pietas/contract/api'
import { createTarDecoder } from 'modern-tar'
import pg from 'pg'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { sql } from '../kit/db/sql'
import { keyOf } from '../kit/files'
import {
  aProcess,
  createPerson,
  type FuneralHome,
  funeralHome,
  newAddress,
  platformUser,
  request,
  type StaffMember,
  testPassword,
  testServer,
  uniqueName,
} from '../kit/testing'
import { eraseTenants } from './erasure/job'

let home: FuneralHome
let boss: StaffMember
let paula: StaffMember

beforeEach(async () => {
  home = await funeralHome()
  boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  paula = await platformUser('super-administrator')
})

const at = () => ({ tenantId: home.tenantId })
const tenant = async () => (await paula.client.tenants.get(at())).body
const ask = async (confirmation?: string) =>
  paula.client.tenants.requestDeletion({ confirmation: confirmation ?? (await tenant()).slug }, at())
const signIn = (email: string, password = testPassword) =>
  request('POST', api.session.signIn.path, { body: { email, password }, headers: { 'x-forwarded-for': newAddress() } })

/** As the owner of the database, whom no promise of the server binds. */
const asOwner = async (statement: string, values: unknown[] = []) => {
  const owner = new pg.Client({ connectionString: inject('databaseUrl') })
  await owner.connect()
  await owner.query(statement, values).finally(() => owner.end())
}

/** Lets the thirty days go by. */
const letDaysGoBy = () =>
  asOwner(
    `update tenant_erasures set requested_at = now() - interval '31 days', due_at = now() - interval '1 day'
     where home_tenant_id = $1`,
    [home.tenantId],
  )

const runJob = async (files?: object) => {
  const { house } = await testServer()
  const job = { id: 0, tenantId: null, actorId: null, attempt: 1, payload: {}, warn: () => undefined }
  const with_ = files ? { ...house, files: { ...house.files, ...files } } : house
  return eraseTenants.outside?.({ ...job, signal: AbortSignal.timeout(60_000) }, with_ as typeof house)
}

/** A home with something in many tables: a cancelled case, documents, colleagues. */
const furnished = async (of: FuneralHome, who: StaffMember) => {
  const dead = await createPerson(who.client, { deceased: true, lastName: uniqueName() })
  const client = await createPerson(who.client)
  const people = { deceasedPersonId: dead.id, clientPersonId: client.id }
  const made = await who.client.processes.create(aProcess(of, people))
  expect(made.status).toBe(201)
  await who.client.notes.create({ processId: made.body.id, note: 'Ruft wieder an' } as never)
  const file = new File([`Brief von ${dead.lastName}`], 'Brief.txt')
  const document = await who.client.personDocuments.create(dead.id, { file, documentLabel: 'PERSON_OTHER' })
  await who.client.processes.update(made.body.id, { status: 'CANCELLED', cancelReason: 'Doppelt' })
  return { dead, processId: made.body.id as number, document }
}

/** How many rows are left of a tenant, by table. */
const rowsLeft = async (tenantId: number): Promise<Record<string, number>> => {
  const owner = new pg.Client({ connectionString: inject('databaseUrl') })
  await owner.connect()
  await owner.query('set role pietas_platform')
  const { rows: tables } = await owner.query<{ table: string; column: string }>(`
    select c.relname as table, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname in ('tenant_id', 'home_tenant_id', 'entered_tenant_id')`)
  const left: Record<string, number> = {}
  for (const { table, column } of tables) {
    const { rows } = await owner.query(`select count(*)::int as n from ${table} where ${column} = $1`, [tenantId])
    if (rows[0].n > 0) left[table] = rows[0].n
  }
  await owner.end()
  return left
}

describe('a deletion', () => {
  test('closes the tenant at once, says when, and is taken back', async () => {
    const before = await signIn(boss.email)
    expect(before.status).toBe(200)
    expect(await ask('another-house')).toBeRefused(400, {
      field: 'confirmation',
      message: 'tenant.validation.confirmation',
    })
    expect((await tenant()).state).toBe('ACTIVE')
    const asked = await ask()
    expect(asked.body).toMatchObject({ state: 'IN_DELETION' })
    const days = (Date.parse(asked.body.deletionDueAt) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThan(30.1)
    expect(await boss.client.session.me()).toBeRefused(401)
    expect(await signIn(boss.email)).toBeRefused(401, 'TENANT_IN_DELETION')
    expect(await signIn(boss.email, 'not-the-password')).toBeRefused(401, 'INVALID_CREDENTIALS')
    expect(await paula.client.tenants.reactivate(at())).toBeRefused(409)
    expect(await paula.client.tenants.enter(at())).toBeRefused(403)

    expect((await ask()).body.deletionDueAt).toBe(asked.body.deletionDueAt)
    expect((await paula.client.tenants.revokeDeletion(at())).status).toBe(204)
    expect((await paula.client.tenants.revokeDeletion(at())).status).toBe(204)
    expect(await tenant()).toMatchObject({ state: 'ACTIVE', deletionDueAt: null })
    expect((await signIn(boss.email)).status).toBe(200)
    const { house } = await testServer()
    const kinds = await house.db.asPlatform((tx) =>
      tx.rows<{ kind: string }>(sql`
        select kind from security_events where home_tenant_id = ${home.tenantId} and kind like 'TENANT_DELETION%' order by id`),
    )
    expect(kinds.map(({ kind }) => kind)).toContain('TENANT_DELETION_REQUESTED')
    expect(kinds.at(-1)?.kind).toBe('TENANT_DELETION_REVOKED')
  })

  test('leaves a tenant closed that was closed before', async () => {
    await paula.client.tenants.deactivate(at())
    await ask()
    await paula.client.tenants.revokeDeletion(at())
    expect((await tenant()).state).toBe('DEACTIVATED')
  })

  test('is for super-administrators', async () => {
    const supporter = await platformUser('supporter', home.tenantId)
    const body = { confirmation: (await tenant()).slug }
    for (const { client } of [supporter, boss]) {
      expect(await client.tenants.requestDeletion(body, at())).toBeRefused(403)
      expect(await client.tenants.revokeDeletion(at())).toBeRefused(403)
    }
  })

  test('takes nothing before its day, whatever the server writes', async () => {
    await ask()
    const seen = (of: FuneralHome) => of.inTenant((tx) => tx.rows(sql`select 1 from tenant_erasures`))
    expect([(await seen(home)).length, (await seen(await funeralHome())).length]).toEqual([1, 0])
    await runJob()
    expect((await tenant()).state).toBe('IN_DELETION')
    const { house } = await testServer()
    const write = (statement: ReturnType<typeof sql>) => house.db.asPlatform((tx) => tx.run(statement as never))
    await expect(write(sql`update tenant_erasures set due_at = now()`)).rejects.toThrow(/permission denied/)
    await expect(write(sql`select end_erasure(${home.tenantId})`)).rejects.toThrow(/not being deleted/)
    await write(sql`select begin_erasure(${home.tenantId})`)
    expect((await paula.client.tenants.revokeDeletion(at())).status).toBe(204)
  })

  test('takes every row, file and trail of the tenant, and of another one nothing', async () => {
    const { document, dead } = await furnished(home, boss)
    const neighbour = await funeralHome()
    const other = await neighbour.staff({ tenantRole: 'ADMINISTRATOR' })
    const theirs = await furnished(neighbour, other)
    await home.inTenant((tx) => tx.run(sql`select 1 from seal_trail()`)).catch(() => undefined)
    const { house } = await testServer()
    const contents = await home.inTenant((tx) => tx.rows<{ sha256: string }>(sql`select sha256 from stored_files`))
    expect(document.status).toBe(201)
    expect(contents.length).toBeGreaterThan(0)
    const before = await rowsLeft(neighbour.tenantId)
    expect(Object.keys(await rowsLeft(home.tenantId)).length).toBeGreaterThan(20)

    await ask()
    await letDaysGoBy()
    await runJob()
    expect(await rowsLeft(home.tenantId)).toEqual({})
    expect(await paula.client.tenants.get(at())).toBeRefused(403)
    for (const { sha256 } of contents)
      await expect(house.files.open(keyOf({ tenantId: home.tenantId, sha256 }))).rejects.toThrow()
    expect(await signIn(boss.email)).toBeRefused(401, 'INVALID_CREDENTIALS')
    const told = await house.db.asPlatform((tx) =>
      tx.row(sql`select kind from security_events where kind = 'TENANT_ERASED' and subject_id = ${home.tenantId}`),
    )
    expect(told).not.toBeNull()

    expect(await rowsLeft(neighbour.tenantId)).toEqual(before)
    expect((await other.client.persons.get(theirs.dead.id)).body.lastName).toBe(theirs.dead.lastName)
    expect(theirs.dead.lastName).not.toBe(dead.lastName)
  })

  test('that breaks off in the middle is taken up again, and cannot be taken back any more', async () => {
    await furnished(home, boss)
    await ask()
    await letDaysGoBy()
    const broken = { delete: () => Promise.reject(new Error('the bucket is away')) }
    await expect(runJob(broken)).rejects.toThrow('the bucket is away')
    expect(Object.keys(await rowsLeft(home.tenantId)).length).toBeGreaterThan(20)
    expect(await paula.client.tenants.revokeDeletion(at())).toBeRefused(409, 'CONFLICT')
    await runJob()
    expect(await rowsLeft(home.tenantId)).toEqual({})
  })
})

describe('an export', () => {
  const fetchExport = async (cookie: string) => {
    const { origin } = await testServer()
    return fetch(`${origin}/api/v1/tenants/${home.tenantId}/export`, { headers: { cookie } })
  }

  const entriesOf = async (response: Response): Promise<Map<string, string>> => {
    const folder = await mkdtemp(join(tmpdir(), 'pietas-export-'))
    const file = join(folder, 'all.tar.gz')
    await writeFile(file, new Uint8Array(await response.arrayBuffer()))
    const source = Readable.toWeb(createReadStream(file).pipe(createGunzip())) as WebStream<Uint8Array>
    const entries = new Map<string, string>()
    for await (const entry of source.pipeThrough(createTarDecoder()))
      entries.set(entry.header.name, await text(entry.body as never))
    await rm(folder, { recursive: true })
    return entries
  }

  test('holds what is stored, document and all, and no secret', async () => {
    const { dead } = await furnished(home, boss)
    await home.inTenant((tx) => tx.run(sql`update legal_entities set billing_api_token = 'geheimes-wort'::bytea`))
    const response = await fetchExport(boss.cookie)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toMatch(/attachment; filename="test-.*\.tar\.gz"/)
    const entries = await entriesOf(response)
    const rowsOf = (name: string) =>
      (entries.get(`daten/${name}.jsonl`) ?? '')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    expect(rowsOf('persons').map(({ last_name }) => last_name)).toContain(dead.lastName)
    expect(rowsOf('processes')).toHaveLength(1)
    expect(rowsOf('legal_entities')).toHaveLength(2)
    expect(rowsOf('audit_entries').length).toBeGreaterThan(5)
    expect([...entries].find(([name]) => /^dokumente\/\d+ Brief/.test(name))?.[1]).toBe(`Brief von ${dead.lastName}`)
    expect(entries.get('LIESMICH.txt')).toMatch(/Pietas/)
    for (const [name, content] of entries) {
      expect(content, name).not.toMatch(/geheimes-wort|access_token|client_secret|billing_api_token"/)
      expect(name).toMatch(/^(LIESMICH\.txt|daten\/[a-z_]+\.jsonl|dokumente\/\d+ [^/]+)$/)
    }
    const { house } = await testServer()
    const noted = await house.db.asPlatform((tx) =>
      tx.row<{ actorId: number }>(sql`
        select actor_id as "actorId" from security_events where kind = 'DATA_EXPORTED' and home_tenant_id = ${home.tenantId}`),
    )
    expect(noted?.actorId).toBe(boss.userId)
  })

  test('holds nothing of another tenant', async () => {
    const neighbour = await funeralHome()
    const theirs = await furnished(neighbour, await neighbour.staff({ tenantRole: 'ADMINISTRATOR' }))
    await furnished(home, boss)
    const entries = await entriesOf(await fetchExport(boss.cookie))
    for (const [name, content] of entries) expect(content, name).not.toContain(theirs.dead.lastName)
  })

  test('is for whoever administers the whole tenant, two steps and all, and for super-administrators', async () => {
    const ofEntity = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['ADMINISTRATOR'] }] })
    const supporter = await platformUser('supporter', home.tenantId)
    const neighbour = await (await funeralHome()).staff({ tenantRole: 'ADMINISTRATOR' })
    for (const { cookie } of [ofEntity, supporter, neighbour]) expect((await fetchExport(cookie)).status).toBe(403)
    const whole = await fetchExport(paula.cookie)
    expect(whole.status).toBe(200)
    await buffer(whole.body as never)
    await home.inTenant((tx) =>
      tx.run(sql`update legal_entities set mfa_required = true where id = ${home.legalEntityId}`),
    )
    expect(await (await fetchExport(boss.cookie)).json()).toMatchObject({ code: 'MFA_ENROLMENT_REQUIRED' })
  })
})
