import { once } from 'node:events'
import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './index'
import { disown } from './postmaster'
import { discard, isListenedTo, postmasterOf, query, startInAnotherProcess, untilGone } from './testing'

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pietas-postgres-'))
})

afterEach(() => discard(dataDir))

const start = (): Promise<EmbeddedPostgres> => startEmbeddedPostgres({ dataDir, log: () => {} })

test('an empty folder becomes a server that answers', async () => {
  const postgres = await start()
  expect(postgres.adopted).toBe(false)
  const [row] = await query(
    postgres.url,
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
            current_setting('timezone') as zone, pg_encoding_to_char(encoding) as encoding, datlocprovider as provider,
            exists (select from pg_collation where collname = 'de-x-icu') as german
       from pg_database where datname = 'postgres'`,
  )
  expect(row).toEqual({ fsync: 'on', commit: 'on', zone: 'UTC', encoding: 'UTF8', provider: 'b', german: true })
  await postgres.stop()
})

test('only the holder of the password gets in, and only from this machine', async () => {
  const postgres = await start()
  await expect(query(postgres.url.replace(/:[^:@]+@/, ':guessed@'), 'select 1')).rejects.toThrow(/password/)
  expect((await stat(join(dataDir, 'postgres', 'superuser-password'))).mode & 0o777).toBe(0o600)
  const [row] = await query(
    postgres.url,
    `select current_setting('listen_addresses') as listens, current_setting('unix_socket_directories') as sockets`,
  )
  expect(row).toEqual({ listens: '127.0.0.1', sockets: '' })
  await postgres.stop()
})

test.skipIf(process.platform !== 'linux')('a connection gives back what a statement has taken', async () => {
  const postgres = await start()
  const client = new pg.Client(postgres.url)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const ownMegabytes = async () =>
    Number(/^RssAnon:\s+(\d+)/m.exec(await readFile(`/proc/${rows[0]?.pid}/status`, 'utf8'))?.[1]) / 1024
  const before = await ownMegabytes()
  const column = Array.from({ length: 10 }, (_, at) => `case when $1::int = ${at} then 'a' else 'b' end`).join(' || ')
  const long = `select ${Array.from({ length: 200 }, () => `(select ${column})`).join(', ')}`
  // The first time teaches the allocator how much there may be to keep; a statement of no name stays until the next one.
  for (const _ of ['first', 'second']) {
    await client.query(long, [1])
    await client.query('select $1::int', [1])
  }
  expect(before).toBeGreaterThan(0)
  expect(await ownMegabytes()).toBeLessThan(before + 5)
  await client.end()
  await postgres.stop()
})

test('what was written is there after a stop and a start, and the stop takes the server down', async () => {
  const first = await start()
  await query(first.url, 'create table grave (number int); insert into grave values (7)')
  const pid = await postmasterOf(dataDir)
  await first.stop()
  await untilGone(pid, 0)

  const second = await start()
  expect(second.adopted).toBe(false)
  expect(await query(second.url, 'select number from grave')).toEqual([{ number: 7 }])
  await second.stop()
})

test('a client in the middle of a transaction does not hold up the stop', async () => {
  const postgres = await start()
  const busy = query(postgres.url, 'select pg_sleep(60)').catch((error: Error) => error.message)
  await expect
    .poll(() => query(postgres.url, `select 1 as busy from pg_stat_activity where query = 'select pg_sleep(60)'`))
    .toHaveLength(1)
  // Whoever waited for the client would need longer than a test may.
  await postgres.stop()
  expect(await busy).toMatch(/terminat/)
})

test('a second start joins the running server, which ends with the last to leave', async () => {
  const owner = await start()
  const guest = await start()
  expect(guest).toMatchObject({ adopted: true, url: owner.url })
  const pid = await postmasterOf(dataDir)

  await owner.stop()
  expect(await query(guest.url, 'select 1 as answer')).toEqual([{ answer: 1 }])
  await guest.stop()
  await untilGone(pid, 0)
})

test('starts at the same moment on an empty folder share one server', async () => {
  const starts = await Promise.all([start(), start(), start()])
  expect(new Set(starts.map(({ url }) => url)).size).toBe(1)
  expect(starts.filter(({ adopted }) => !adopted)).toHaveLength(1)
  await Promise.all(starts.map(({ stop }) => stop()))
  expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres-holders'])
})

test('a start while the server is shutting down waits and then starts its own', async () => {
  const first = await start()
  const pid = await postmasterOf(dataDir)
  const [, second] = await Promise.all([first.stop(), start()])
  expect(await query(second.url, 'select 1 as answer')).toEqual([{ answer: 1 }])
  if (!second.adopted) await untilGone(pid, 0)
  await second.stop()
})

test('after kill -9 of the server and our process the next start recovers every acknowledged row', async () => {
  const other = await startInAnotherProcess(dataDir)
  await query(other.url, 'create table grave (number int)')
  await query(other.url, 'insert into grave values (7)')
  const pid = await postmasterOf(dataDir)
  await other.kill('SIGKILL')
  process.kill(pid, 'SIGKILL')

  const next = await start()
  expect(next.adopted).toBe(false)
  expect(await query(next.url, 'select number from grave')).toEqual([{ number: 7 }])
  await next.stop()
})

test('after kill -9 of the server alone it comes back by itself, at the same address', async () => {
  const postgres = await start()
  const { url } = postgres
  await query(url, 'create table grave (number int); insert into grave values (7)')
  for (const _ of ['once', 'twice', 'three times']) {
    const pid = await postmasterOf(dataDir)
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => postmasterOf(dataDir), { interval: 5, timeout: 10_000 }).not.toBe(pid)
    await expect
      .poll(() => query(url, 'select number from grave').catch(() => []), { interval: 5, timeout: 10_000 })
      .toEqual([{ number: 7 }])
  }
  expect(postgres.url).toBe(url)

  const pid = await postmasterOf(dataDir)
  await postgres.stop()
  await untilGone(pid, 0)
})

test.skipIf(process.platform !== 'linux')('a server that finds its port taken moves, and says where to', async () => {
  const moves: string[] = []
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, onMove: (url) => moves.push(url) })
  const port = Number(new URL(postgres.url).port)
  expect(isListenedTo(port)).toBe(true)
  process.kill(await postmasterOf(dataDir), 'SIGKILL')
  // Waited for without yielding, so that nobody can start it again before the port is taken.
  while (isListenedTo(port));
  const intruder = createServer().listen(port, '127.0.0.1')
  await once(intruder, 'listening')
  await expect.poll(() => moves, { timeout: 10_000 }).toHaveLength(1)
  expect(postgres.url).toBe(moves[0])
  expect(await query(postgres.url, 'select 1 as answer')).toEqual([{ answer: 1 }])
  intruder.close()
  await postgres.stop()
})

test('two processes that share a server bring it back together, and it ends with the last', async () => {
  const other = await startInAnotherProcess(dataDir)
  const ours = await start()
  process.kill(await postmasterOf(dataDir), 'SIGKILL')
  const answers = () => query(other.url, 'select 1 as answer').catch(() => [])
  await expect.poll(answers, { interval: 10, timeout: 10_000 }).toHaveLength(1)
  await ours.stop()
  expect(await answers()).toHaveLength(1)
  const pid = await postmasterOf(dataDir)
  await other.kill('SIGTERM')
  await untilGone(pid, 0)
})

test('a pid file whose number belongs to another process by now does not stand in the way', async () => {
  const postgres = await start()
  const pid = await postmasterOf(dataDir)
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
  const lines = await readFile(pidFile, 'utf8')
  await postgres.stop()
  await writeFile(pidFile, lines.replace(String(pid), '1'), { mode: 0o600 })

  const next = await start()
  expect(await query(next.url, 'select 1 as answer')).toEqual([{ answer: 1 }])
  await next.stop()
})

test('the server goes when our process is killed', async () => {
  const other = await startInAnotherProcess(dataDir)
  const pid = await postmasterOf(dataDir)
  await other.kill('SIGKILL')
  await untilGone(pid)
})

test('the server stays when one of two processes is killed', async () => {
  const other = await startInAnotherProcess(dataDir)
  const ours = await start()
  expect(ours).toMatchObject({ adopted: true, url: other.url })
  const holdersOf = () => readdir(join(dataDir, 'postgres-holders'))
  expect(await holdersOf()).toHaveLength(2)

  await other.kill('SIGKILL')
  await expect.poll(holdersOf).toHaveLength(1)
  expect(await query(ours.url, 'select 1 as answer')).toEqual([{ answer: 1 }])
  await ours.stop()
})

test('the server goes when all its processes are killed at once', async () => {
  const others = [await startInAnotherProcess(dataDir), await startInAnotherProcess(dataDir)]
  const pid = await postmasterOf(dataDir)
  await Promise.all(others.map(({ kill }) => kill('SIGKILL')))
  await untilGone(pid)
})

test('SIGTERM to our process ends the server in good order', async () => {
  const other = await startInAnotherProcess(dataDir)
  const pid = await postmasterOf(dataDir)
  await other.kill('SIGTERM')
  await untilGone(pid, 0)
})

test('data of another major version is refused and left alone', async () => {
  await (await start()).stop()
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
  await expect(start()).rejects.toThrow(/made by PostgreSQL 17, this release needs 18/)
  expect(await readdir(join(dataDir, 'postgres-holders'))).toEqual([])
})

test('a server that cannot start says why', async () => {
  await (await start()).stop()
  await writeFile(join(dataDir, 'postgres', 'postgresql.conf'), 'no_such_setting = 1\n')
  await expect(start()).rejects.toThrow(/no_such_setting/)
})

test('the port is closed after the stop', async () => {
  const postgres = await start()
  await postgres.stop()
  const refused = new Promise((resolve) => {
    connect(Number(new URL(postgres.url).port), '127.0.0.1')
      .on('error', (error: NodeJS.ErrnoException) => resolve(error.code))
      .on('connect', () => resolve('connected'))
  })
  expect(await refused).toBe('ECONNREFUSED')
})

test('a number that was left behind is taken back, and one that is gone by then is none', async () => {
  await expect(disown(dataDir)).resolves.toBeUndefined()
  expect(await readdir(dataDir)).toEqual([])
  const file = join(dataDir, 'postmaster.pid')
  await writeFile(file, '12345678901\n/data\n1700000000\n5432\n')
  await disown(dataDir)
  expect(await readFile(file, 'utf8')).toBe(`${process.pid}\n/data\n1700000000\n5432\n`)
})
