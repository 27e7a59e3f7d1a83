import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { inOneDatabase } from '../testing'
import { openPool } from './pool'
import { appRole, refuseMightyLogin } from './roles'

/** What a hostile statement of the server's own session brings about: who it is afterwards. */
const whoAfter = async (...statements: string[]): Promise<string> => {
  const client = new pg.Client({ connectionString: inject('serverUrl'), options: `-c role=${appRole}` })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
    const { rows } = await client.query(
      `select current_user as name, rolsuper as super from pg_roles where rolname = current_user`,
    )
    return `${rows[0].name}${rows[0].super ? ', a superuser' : ''}`
  } catch (error) {
    return (error as Error).message
  } finally {
    await client.end()
  }
}

const login = (): string => decodeURIComponent(new URL(inject('serverUrl')).username)

test('a session of the server becomes nothing but one of its two roles, or a login without any right', async () => {
  expect(await whoAfter()).toBe('pietas_app')
  expect(await whoAfter('set role pietas_platform')).toBe('pietas_platform')
  for (const way of ['set role none', 'reset role', 'set session authorization default'])
    expect(await whoAfter(way)).toMatch(new RegExp(`^(pietas_app|${login()})$`))
  for (const way of [
    'set role postgres',
    'set role pietas_trail',
    'set session authorization postgres',
    'set role none; select * from persons',
    'set role none; select * from tenants',
    'set role none; create table mine (id int)',
    'create table mine (id int)',
    'create temporary table mine (id int)',
    'set role pietas_platform; create table mine (id int)',
    `set role pietas_platform; create function public.isolate(text) returns void language sql as 'select 1'`,
    `copy (select 1) to program 'true'`,
    `select pg_read_file('/etc/passwd')`,
    'set role none; create role mine superuser',
    'set role none; grant pietas_trail to current_user',
    `set role none; alter role ${login()} superuser`,
  ])
    expect(await whoAfter(...way.split('; ')), way).toMatch(/permission denied|must be able to SET ROLE|superuser/)
})

const refusalOf = async (url: string): Promise<string> => {
  const pool = openPool({ url, role: appRole, max: 1, onError: () => undefined })
  try {
    return await refuseMightyLogin(pool).then(
      () => 'fit',
      (error: Error) => error.message,
    )
  } finally {
    await pool.end()
  }
}

const asOwner = async (...statements: string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

inOneDatabase('apart the owner is no superuser')(
  'a login that could become more is not served, though its sessions act as pietas_app',
  async () => {
    expect(await refusalOf(inject('serverUrl'))).toBe('fit')
    expect(await refusalOf(inject('databaseUrl'))).toMatch(/postgres is a superuser/)
    const url = new URL(inject('serverUrl'))
    ;[url.username, url.password] = ['pietas_test_login', 'for-tests-only']
    await asOwner(
      `create role pietas_test_login login noinherit password 'for-tests-only'`,
      'create role pietas_test_mighty nologin createrole',
      'create role pietas_test_between nologin',
      'grant pietas_test_mighty to pietas_test_between',
      'grant pietas_app to pietas_test_login',
      `grant connect on database ${url.pathname.slice(1)} to pietas_test_login`,
    )
    try {
      expect(await refusalOf(url.href)).toMatch(/it may not act as pietas_platform/)
      await asOwner('grant pietas_platform to pietas_test_login')
      expect(await refusalOf(url.href)).toBe('fit')
      await asOwner('grant pietas_test_between to pietas_test_login')
      expect(await refusalOf(url.href)).toMatch(/may act as pietas_test_between; pietas_test_mighty .* may make roles/)
      await asOwner('revoke pietas_test_between from pietas_test_login', 'grant pietas_trail to pietas_test_login')
      expect(await refusalOf(url.href)).toMatch(/pietas_trail/)
    } finally {
      await asOwner(
        `revoke all on database ${url.pathname.slice(1)} from pietas_test_login`,
        'drop role pietas_test_login, pietas_test_between, pietas_test_mighty',
      )
    }
  },
)
