import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { addDays, today } from '@pietas/contract/kit/days'
import pg from 'pg'
import { clientAt, openSession, postmasterOf } from '../server/src/house/server-process'
import { aPerson, type TestClient } from '../server/src/kit/testing'
import { cpuOf, memoryOf, treeOf } from './cpu'
import { startServer, temporaryFolder } from './server'

/*
 * `npm run scale` measures what one case costs on this machine and works out what many houses need. What is measured and
 * what is assumed stands in docs/scale.md, in the words of this file.
 */

/** A middling house. The largest have thirty at work, most have five. */
const house = { casesAYear: 180, years: 10, staff: 8, screens: 5, megabytesACase: 2.5 }
/** Monday at nine everybody enters what the weekend brought. A minute at each open screen: */
const minute = { reads: 12, writes: 1.5 }
const houses = Number(process.argv[2] ?? 10_000)

const cases = 150
const streams = 200
const commitSeconds = 3

type Measured = { rows: number; bytes: number; calls: number; serverMs: number; databaseMs: number }

const folder = await temporaryFolder()
const server = await startServer(folder.path, { DEMO: '1', NODE_ENV: 'production' })
const { pid: postmaster, port } = await postmasterOf(folder.path)
const password = (await readFile(join(folder.path, 'postgres/superuser-password'), 'utf8')).trim()
const databaseUrl = `postgres://postgres:${password}@127.0.0.1:${port}/pietas`
const connect = async (): Promise<pg.Client> => {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  return client
}
const database = await connect()
const session = await openSession(server.origin, 'admin@abendrot.example')
const client = clientAt(server.origin, session)

const sizes = async (): Promise<{ rows: number; bytes: number }> => {
  const { rows } = await database.query<{ rows: number; bytes: number }>(`
    select sum(pg_total_relation_size(oid))::float8 as bytes,
      sum((xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', relname), false, true, '')))[1]::text::bigint)::float8 as rows
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`)
  return rows[0] ?? { rows: 0, bytes: 0 }
}

const cpus = (): { server: number; database: number } => {
  const all = treeOf(server.process.pid ?? 0)
  const below = new Set(treeOf(postmaster))
  return { server: cpuOf(all.filter((pid) => !below.has(pid))) / 1000, database: cpuOf([...below]) / 1000 }
}

const measure = async (work: () => Promise<number>): Promise<Measured> => {
  const [size, cpu] = [await sizes(), cpus()]
  const calls = await work()
  const spent = cpus()
  const grown = await sizes()
  return {
    ...{ calls, rows: grown.rows - size.rows, bytes: grown.bytes - size.bytes },
    ...{ serverMs: spent.server - cpu.server, databaseMs: spent.database - cpu.database },
  }
}

const anyway = { query: { ignoreDuplicates: true } }

/** One case from the first call to the last paper. @returns how many calls that took. */
const lead = async ({ persons, processes, tasks, notes, processDocuments }: TestClient, n: number): Promise<number> => {
  const calls: Promise<{ status: number; body: { id: number } }>[] = []
  const ask = async (call: Promise<{ status: number; body: never }>): Promise<number> => {
    calls.push(call)
    const { status, body } = await call
    if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
    return (body as { id: number }).id
  }
  const legalEntityId = session.scope.legalEntityId ?? 0
  const ids: number[] = []
  for (let person = 0; person < 5; person += 1)
    ids.push(await ask(persons.create(aPerson({ city: 'Görlitz', street: 'Lindenstraße' }), anyway) as never))
  const [deceasedPersonId = 0, clientPersonId = 0] = ids
  const plan = {
    deceasedPersonId,
    clientPersonId,
    burialFormId: known.burialFormId,
    legalEntityBranchId: known.legalEntityBranchId,
  }
  const processId = await ask(processes.create({ type: 'DEATH', recordingType: 'BY_PHONE', ...plan } as never) as never)
  for (let at = 0; at < 8; at += 1)
    await ask(
      tasks.create({
        basic: {
          status: 'OPEN',
          title: `Aufgabe ${at}`,
          dueDate: addDays(today(), at),
          userId,
          legalEntityId,
          processId,
        },
      }) as never,
    )
  for (let at = 0; at < 3; at += 1)
    await ask(notes.create({ subject: `Anruf ${at} der Angehörigen`, processId }) as never)
  for (let at = 0; at < 5; at += 1) {
    const file = new File([`Urkunde ${n}.${at}`], 'Urkunde.txt')
    await ask(processDocuments.create(processId, { documentLabel: 'PROCESS_OTHER', file } as never) as never)
  }
  for (let at = 0; at < 6; at += 1)
    await ask(persons.update(ids[at % 5] ?? 0, { notes: `Stand ${at} nach dem Gespräch` }) as never)
  return calls.length
}

const look = async ({ persons, processes, tasks, dashboard, notifications }: TestClient): Promise<number> => {
  const answers = [
    await persons.list(),
    await persons.list({ query: { query: 'Lindenstr' } }),
    await processes.list(),
    await tasks.listOfEntity({ query: { limit: 50 } } as never),
    await dashboard.get(),
    await notifications.list(),
  ]
  const refused = answers.find(({ status }) => status >= 300)
  if (refused) throw new Error(`${refused.status}: ${JSON.stringify(refused.body)}`)
  return answers.length
}

const [anyCase] = (await client.processes.list({ query: { limit: 1 } })).body.items
const known = (await client.processes.get(anyCase.id)).body
const userId = (await client.session.me()).body.user.id as number

/** Many callers at once, so that the server is as busy as at nine. */
const together = async (count: number, work: (n: number) => Promise<number>): Promise<number> => {
  let [next, calls] = [0, 0]
  const caller = async (): Promise<void> => {
    while (next < count) {
      next += 1
      // Added when it is known: others add meanwhile.
      const made = await work(next)
      calls += made
    }
  }
  await Promise.all([1, 2, 3, 4].map(caller))
  return calls
}

/** Commits a second of so many connections, telling others of each or not: whoever tells waits in one line with all. */
const commits = async (connections: number, isTold: boolean): Promise<number> => {
  await database.query('create table if not exists scale_commits (n int)')
  const clients = await Promise.all(Array.from({ length: connections }, connect))
  const until = performance.now() + commitSeconds * 1000
  let count = 0
  const told = isTold ? `; notify changes, '[0,"none",1,null,null]'` : ''
  await Promise.all(
    clients.map(async (one) => {
      while (performance.now() < until) {
        await one.query(`begin; insert into scale_commits values (1)${told}; commit`)
        count += 1
      }
      await one.end()
    }),
  )
  return count / commitSeconds
}

const streamKilobytes = async (): Promise<number> => {
  const before = memoryOf([server.process.pid ?? 0])
  const leaving = new AbortController()
  // Twenty at most of one sign-in.
  const sessions = await Promise.all(
    Array.from({ length: streams / 20 }, () => openSession(server.origin, 'admin@abendrot.example')),
  )
  const open = sessions.flatMap(({ cookie, scope }) =>
    Array.from({ length: 20 }, () =>
      fetch(`${server.origin}/api/v1/tenants/${scope.tenantId}/events`, {
        headers: { cookie },
        signal: leaving.signal,
      }),
    ),
  )
  const opened = (await Promise.all(open)).filter(({ status }) => status === 200).length
  const after = memoryOf([server.process.pid ?? 0])
  leaving.abort()
  return opened < 10 ? Number.NaN : ((after - before) * 1024) / opened
}

const figure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toLocaleString('en', { maximumFractionDigits: 2 })

const say = (rows: readonly (readonly [what: string, value: number, unit: string])[]): void => {
  for (const [what, value, unit] of rows) console.log(`${what.padEnd(58)} ${figure(value).padStart(12)} ${unit}`)
}

try {
  await lead(client, 0)
  const written = await measure(() => together(cases, (n) => lead(client, n)))
  await look(client)
  const read = await measure(() => together(400, () => look(client)))
  const [quiet, told] = [await commits(16, false), await commits(16, true)]
  const stream = await streamKilobytes()

  const perCase = { rows: written.rows / cases, bytes: written.bytes / cases, calls: written.calls / cases }
  const write = { server: written.serverMs / written.calls, database: written.databaseMs / written.calls }
  const reading = { server: read.serverMs / read.calls, database: read.databaseMs / read.calls }
  console.log('\nMeasured here')
  say([
    ['rows of a case, the trail among them', perCase.rows, ''],
    ['bytes of a case in the database, indexes among them', perCase.bytes, 'B'],
    ['calls that write a case', perCase.calls, ''],
    ['a call that writes: CPU of the server', write.server, 'ms'],
    ['a call that writes: CPU of the database', write.database, 'ms'],
    ['a call that reads: CPU of the server', reading.server, 'ms'],
    ['a call that reads: CPU of the database', reading.database, 'ms'],
    ['commits that tell nobody, 16 connections', quiet, '/s'],
    ['commits that tell the open screens, 16 connections', told, '/s'],
    ['an open screen: memory of the server', stream, 'kB'],
  ])

  const all = houses * house.casesAYear * house.years
  const screens = houses * house.screens
  const [reads, writes] = [(screens * minute.reads) / 60, (screens * minute.writes) / 60]
  const cores = {
    server: (reads * reading.server + writes * write.server) / 1000,
    database: (reads * reading.database + writes * write.database) / 1000,
  }
  // A process has one thread that answers; beyond seven tenths of it people wait for each other.
  const processes = Math.ceil(cores.server / 0.7)
  console.log(`\n${houses.toLocaleString('en')} houses`)
  say([
    ['cases of ten years', all, ''],
    ['rows', all * perCase.rows, ''],
    ['size of the database', (all * perCase.bytes) / 1e12, 'TB'],
    ['contents of documents', (all * house.megabytesACase) / 1e6, 'TB'],
    ['Monday 9:00: open screens', screens, ''],
    ['Monday 9:00: calls that read', reads, '/s'],
    ['Monday 9:00: calls that write', writes, '/s'],
    ['Monday 9:00: cores for servers', cores.server, ''],
    ['Monday 9:00: cores for the database', cores.database, ''],
    ['server processes', processes, ''],
    ['connections to the database, nine each', processes * 9, ''],
    ['changes that each server hears', writes, '/s'],
    ['memory for open screens', (screens * stream) / 1e6, 'GB'],
  ])

  // What one database has that no second server adds. A machine with 64 cores and 8 TB is one that can be rented.
  const limits = [
    ['cores of one database', cores.database, 64 * 0.6],
    ['commits that tell the open screens', writes, told * 0.6],
    ['connections of one database', processes * 9, 1000],
    ['size of one database in TB', (all * perCase.bytes) / 1e12, 8],
  ] as const
  console.log('\nWhat one database has, by how much of it is needed')
  const ranked = limits
    .map(([what, needed, has]) => [what, needed / has] as const)
    .sort((one, other) => other[1] - one[1])
  for (const [what, share] of ranked) console.log(`${what.padEnd(58)} ${`${figure(share * 100)} %`.padStart(14)}`)
  const [first] = ranked
  if (first) console.log(`\nFirst bottleneck: ${first[0]}, at ${figure(houses / first[1])} houses`)
} finally {
  await database.end()
  await server.stop()
  await folder.remove()
}
process.exit(0)
