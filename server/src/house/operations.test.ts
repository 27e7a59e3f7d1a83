import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addDays } from '@pietas/contract/kit'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { sql } from '../kit/db/sql'
import { readEnv } from '../kit/env'
import { backoffOf } from '../kit/jobs/kind'
import { mailJobs } from '../kit/mail'
import { sweepJobs } from '../kit/sweeper'
import {
  createPerson,
  funeralHome,
  inOneDatabase,
  request,
  type StaffMember,
  testPassword,
  testServer,
} from '../kit/testing'
import { root } from './source'

// What docs/operations.md promises in figures and is no story of a feature.

const page = readFileSync(join(root, 'docs/operations.md'), 'utf8')
const settings = page.slice(page.indexOf('## Settings'), page.indexOf('## Database'))

/** The rows of the table of settings: names, and the default of each as it is written, null for none. */
const documented = [...settings.matchAll(/^\| (`[A-Z][^|]*) \| ([^|]+) \|/gm)].flatMap(([, names = '', usual = '']) =>
  [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, /^`([^`]*)`$/.exec(usual)?.[1] ?? null] as const),
)

test('the settings are those of the page, with its defaults', () => {
  const env = readEnv({}) as Record<string, unknown>
  const own = ['production', 's3', 'demo', 'demoWanted', 'isPublic']
  const known = Object.keys(env).filter((name) => !own.includes(name))
  const names = documented.map(([name]) => name)
  expect(names).toEqual(expect.arrayContaining(known))
  for (const [name, usual] of documented) {
    if (usual === null || name === 'DATA_DIR') continue
    const given = readEnv({ [name]: usual }) as Record<string, unknown>
    expect(given[name], name).toEqual(env[name])
  }
})

test('every test and page that the table of security names is there', () => {
  const security = readFileSync(join(root, 'docs/security.md'), 'utf8')
  const named = [...security.matchAll(/`((?:contract|server|web|battery|docs)\/[^`]+\.\w+)`/g)].map(
    ([, path = '']) => path,
  )
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('connections are few, and nothing in the database waits for ever', async () => {
  const { house } = await testServer()
  const setting = async (name: string) =>
    (await house.db.pool.query(`select current_setting('${name}') as value`)).rows[0].value
  expect(await setting('statement_timeout')).toBe('20s')
  expect(await setting('lock_timeout')).toBe('8s')
  // Beside these there is the one that listens.
  expect(house.db.pool.options.max).toBeLessThan(10)
})

inOneDatabase('apart machines sign in to each other as the roles')(
  'nobody but the owner and the login of the server gets into the database',
  async () => {
    const owner = new pg.Client({ connectionString: inject('databaseUrl') })
    await owner.connect()
    const { rows } = await owner.query(`
    select pg_get_userbyid(a.grantee) as role from pg_database d, aclexplode(d.datacl) a
    where d.datname = current_database() and a.privilege_type = 'CONNECT'`)
    await owner.end()
    const [login, master] = ['serverUrl', 'databaseUrl'].map((name) =>
      decodeURIComponent(new URL(inject(name as 'serverUrl')).username),
    )
    expect(rows.map(({ role }) => role).sort()).toEqual([login, master].sort())
  },
)

/** Moves the sessions of somebody in time. */
const moveSessions = async ({ loginId }: StaffMember, change: string): Promise<void> => {
  const { house } = await testServer()
  await house.db.asPlatform((tx) => tx.run(sql`update sessions set ${sql.raw(change)} where login_id = ${loginId}`))
}

test('a session lasts thirty days from the sign-in, and seven without use', async () => {
  const vera = await (await funeralHome()).staff({})
  const me = async () => (await request('GET', '/api/v1/auth/me', { cookie: vera.cookie })).status
  const signedIn = await request('POST', '/api/v1/auth/sign-in', {
    body: { email: vera.email, password: testPassword },
  })
  expect(signedIn.headers.getSetCookie()[0]).toContain(`Max-Age=${30 * 86_400}`)
  const { house } = await testServer()
  const latest = await house.db.asPlatform((tx) =>
    tx.row<{ days: number }>(sql`select extract(epoch from max(expires_at) - now()) / 86400 as days
      from sessions where login_id = ${vera.loginId}`),
  )
  expect(Number(latest?.days)).toBeCloseTo(30, 1)

  await moveSessions(
    vera,
    `expires_at = now() + interval '1 minute', last_used_at = now() - interval '6 days 23 hours'`,
  )
  expect(await me()).toBe(200)
  await moveSessions(vera, `last_used_at = now() - interval '7 days 1 minute'`)
  expect(await me()).toBe(401)
  await moveSessions(vera, `last_used_at = now(), expires_at = now() - interval '1 second'`)
  expect(await me()).toBe(401)
})

test('links of invitations open for seven days, those to a new password for two hours', async () => {
  const home = await funeralHome()
  const boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const vera = await home.staff({})
  await request('POST', '/api/v1/auth/forgot-password', { body: { email: vera.email } })
  const email = `neu-${vera.email}`
  await boss.client.users.create({ firstName: 'Ida', lastName: 'Neu', email, createCognitoUser: true })
  const { house } = await testServer()
  const left = await house.db.asPlatform((tx) =>
    tx.rows<{ purpose: string; hours: number }>(sql`
      select m.purpose, round(extract(epoch from m.expires_at - now()) / 3600)::int as hours
      from mailed_tokens m join logins l on l.id = m.login_id where l.email in (${vera.email}, ${email}) order by 1`),
  )
  expect(left).toEqual([
    { purpose: 'invitation', hours: 168 },
    { purpose: 'reset', hours: 2 },
  ])
})

test('a key of a retry is remembered for seven days, what was done for thirty', async () => {
  const home = await funeralHome()
  const { client } = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const add = async (key: string): Promise<number> =>
    (await client.partners.create({ name: `Blumen ${key}` }, { idempotencyKey: key })).body.id
  const [young, old] = [await add('young'), await add('old')]
  const { house } = await testServer()
  const owner = new pg.Client({ connectionString: inject('databaseUrl') })
  await owner.connect()
  for (const [key, age] of [
    ['young', '6 days 23 hours'],
    ['old', '7 days 1 minute'],
  ])
    await owner.query(
      'update idempotency_keys set created_at = now() - $3::interval where tenant_id = $1 and key = $2',
      [home.tenantId, key, age],
    )
  const done = async (age: string): Promise<number> => {
    const { rows } = await owner.query(
      `insert into jobs (home_tenant_id, kind, payload, state, finished_at)
       values ($1, 'nothing', '{}', 'DONE', now() - $2::interval) returning id`,
      [home.tenantId, age],
    )
    return Number(rows[0].id)
  }
  const [recent, ancient] = [await done('29 days 23 hours'), await done('30 days 1 minute')]
  const sweep = sweepJobs.find(({ name }) => name === 'sweep-rows')
  const job = {
    id: 1,
    tenantId: null,
    actorId: null,
    attempt: 1,
    payload: {},
    signal: new AbortController().signal,
    warn: () => undefined,
  }
  const effect = await sweep?.outside?.(job, house)
  await house.db.asPlatform(async (tx) => void (await effect?.(tx)))
  const { rows } = await owner.query('select id::int from jobs where id = any($1)', [[recent, ancient]])
  await owner.end()
  expect(rows).toEqual([{ id: recent }])
  expect(await add('young')).toBe(young)
  expect(await add('old')).not.toBe(old)
})

test('a mail is tried twenty times within about two days', () => {
  const [kind] = mailJobs(readEnv({ SMTP_URL: 'smtp://127.0.0.1:1' }))
  if (!kind) throw new Error('There is no job')
  expect(kind.attempts).toBe(20)
  const waits = Array.from({ length: 19 }, (_, at) => backoffOf(kind, at + 1))
  const days = waits.reduce((sum, wait) => sum + wait, 0) / 86_400
  expect(days).toBeGreaterThan(1.5)
  expect(days).toBeLessThan(2.5)
})

test('a body has 1 MiB at most, and a page 500 entries, 50 where nobody says', async () => {
  const home = await funeralHome()
  const { client } = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const body = (bytes: number) => ({ subject: 'x'.repeat(bytes - '{"subject":""}'.length) })
  expect(await client.notes.create(body(2 ** 20) as never)).toBeRefused(400)
  expect(await client.notes.create(body(2 ** 20 + 1) as never)).toBeRefused(413, 'TOO_LARGE')
  for (let n = 0; n < 51; n += 1) await createPerson(client, { dateOfBirth: addDays('1950-01-01', n) })
  expect((await client.persons.list()).body.items).toHaveLength(50)
  expect((await client.persons.list({ query: { limit: 500 } })).body.items).toHaveLength(51)
  expect(await client.persons.list({ query: { limit: 501 } })).toBeRefused(400)
})
