import { setTimeout as delay } from 'node:timers/promises'
import { addDays, endOfDay, firstOfMonth, mondayOf, startOfDay, today } from '@pietas/contract/kit/days'
import pg from 'pg'
import { startEmbeddedPostgres } from '../server/src/kit/embedded-postgres'
import { plannedFields } from '../web/src/calendar/planned-task'
import { startBareDriver } from './bare-driver'
import { type BenchTenant, benchPassword, openBenchTenant } from './bench-tenant'
import { browserRows, pageRows } from './browser'
import { personsOf, processesOf, searched } from './calls'
import { clientRows } from './clients'
import { colleaguesOf } from './colleagues'
import { memoryOf, parentOfPid, treeOf } from './cpu'
import { type Contest, type Contestants, compare, type Parties } from './efficiency'
import { fairnessRows } from './fairness'
import { firstLoadRows } from './first-load'
import { growthRows, large, manyCases } from './growth'
import { letterRows } from './letters'
import { type Shot, signIn } from './load'
import { printTable, type Row } from './print'
import { seedPersons, seedProcesses, seedStaff, seedTasks } from './seed'
import { type Started, startServer, temporaryFolder } from './server'
import { streamRows } from './streams'
import { writeReport } from './write-report'

/** `npm run bench -- letters growth` measures these parts alone; with `--write` what was measured stands in the report. */
const parts = [
  'efficiency',
  'fairness',
  'clients',
  'streams',
  'letters',
  'pages',
  'growth',
  'browser',
  'start',
  'first-load',
] as const
const isWritten = process.argv.includes('--write')
const chosen = process.argv.slice(2).filter((name) => name !== '--write')
const wants = (...some: (typeof parts)[number][]): boolean =>
  chosen.length === 0 || some.some((part) => chosen.includes(part))

const small = 10_000

const planned = { from: mondayOf(today()), days: 7, count: 500 }
// The first four weeks that a later month shows.
const later = firstOfMonth(addDays(today(), 70))
const month = { from: mondayOf(later), days: 28, count: 500 }

const calendarOf = (tenantId: number): string => {
  const range = new URLSearchParams({
    startDate: startOfDay(planned.from),
    endDate: endOfDay(addDays(planned.from, 6)),
    fields: plannedFields.join(),
  })
  for (const kind of ['APPOINTMENT', 'WORK', 'TRANSPORTATION', 'ABSENCE']) range.append('type', kind)
  return `/api/v1/tenants/${tenantId}/all-accessible/tasks?${range}&sortBy=START_DATE&sortDirection=ASC&limit=${planned.count}`
}

const tasksOf = (tenantId: number, entityId: number): string =>
  `/api/v1/tenants/${tenantId}/legal-entities/${entityId}/tasks`

const shownFields = 'firstName,lastName,dateOfBirth,deceasedAt,city,phone,email,updatedAt'

const patchOf =
  (tenantId: number, entityId: number) =>
  (n: number): Shot => ({
    method: 'PATCH',
    path: `/api/v1/tenants/${tenantId}/legal-entities/${entityId}/persons/${(n % 9000) + 1}`,
    body: { profession: `ours ${n}` },
  })

const contests = (tenantId: number, [entityId, taskEntityId]: [number, number]): Contest[] => {
  const base = personsOf(tenantId, entityId)
  return [
    { name: 'list', count: 400, shots: () => ({ method: 'GET', path: base }) },
    { name: 'columns', count: 400, shots: () => ({ method: 'GET', path: `${base}?fields=${shownFields}` }) },
    { name: 'cases', count: 400, shots: () => ({ method: 'GET', path: processesOf(tenantId, entityId) }) },
    { name: 'tasks', count: 400, shots: () => ({ method: 'GET', path: tasksOf(tenantId, taskEntityId) }) },
    { name: 'calendar', count: 60, shots: () => ({ method: 'GET', path: calendarOf(tenantId) }) },
    {
      name: 'search',
      count: 400,
      shots: (n) => ({ method: 'GET', path: `${base}?query=${encodeURIComponent(searched[n % 3] ?? '')}` }),
    },
    { name: 'point', count: 1500, shots: (n) => ({ method: 'GET', path: `${base}/${(n % 9000) + 1}` }) },
    {
      name: 'create',
      count: 600,
      shots: (n) => ({
        method: 'POST',
        path: base,
        body: { firstName: 'Neu', lastName: `Name${n}`, gender: 'FEMALE', dateOfBirth: day(n), city: 'Görlitz' },
      }),
    },
    {
      name: 'patch',
      count: 600,
      shots: patchOf(tenantId, entityId),
    },
  ]
}

// A birth date of its own for each, so that nobody is a duplicate.
const day = (n: number): string => new Date(Date.UTC(1930, 0, 1) + (n % 30_000) * 86_400_000).toISOString().slice(0, 10)

const goals: Record<string, [must: number, stretch: number]> = {
  list: [0.55, 0.9],
  columns: [0.5, 0.8],
  cases: [0.55, 0.9],
  tasks: [0.55, 0.9],
  calendar: [0.9, 2],
  search: [1, 3],
  point: [0.15, 0.25],
  create: [0.2, 0.33],
  patch: [0.2, 0.33],
}

// Both read only what the table shows.
const names: Record<string, string> = {
  list: 'list: full rows',
  columns: 'list: table columns',
  cases: 'list: processes',
  tasks: 'list: tasks',
  calendar: `calendar of ${planned.count} tasks with names`,
}

const efficiencyRows = async (
  parties: Contestants,
  tenantId: number,
  entities: [few: number, many: number],
): Promise<Row[]> => {
  const rows: Row[] = []
  for (const [at, contest] of contests(tenantId, entities).entries()) {
    const cost = await compare(parties, contest, at * 10_000)
    const [must, stretch] = goals[contest.name] ?? [0, 0]
    const note = `${cost.bare.toFixed(0)} us bare, ${cost.ours.toFixed(0)} us ours, ${cost.ourDatabase.toFixed(0)} of them in PostgreSQL`
    rows.push({
      what: `efficiency: ${names[contest.name] ?? contest.name}`,
      figure: cost.ratio,
      unit: 'x',
      must,
      stretch,
      isBetter: 'higher',
      note,
    })
  }
  return rows
}

/** How much somebody of another tenant feels of many long lists. */
const besideOthers = async (
  client: pg.Client,
  { origin, cookie }: Parties,
  path: string,
  { tenantId, entityIds: [entityId = 0], email }: BenchTenant,
): Promise<Row[]> => {
  await seedPersons(client, tenantId, entityId, small)
  const single = { cookie: await signIn(origin, email, benchPassword), path: personsOf(tenantId, entityId) }
  return fairnessRows(origin, single, { cookie, path: `${path}?limit=500` })
}

const startRow = async (dataDir: string): Promise<Row[]> => {
  const again = await startServer(dataDir)
  // What the start leaves behind is given back once nobody has asked for anything for a while.
  await delay(60_000)
  const pids = treeOf(again.process.pid ?? 0)
  const rest = memoryOf(pids)
  await again.stop()
  return [
    {
      what: 'second start to ready, database included',
      figure: again.readyAfter / 1000,
      unit: 's',
      must: 2,
      stretch: 1,
      isBetter: 'lower',
    },
    {
      what: 'memory at rest, a minute after the start, database included',
      figure: rest,
      unit: 'MB',
      must: 90,
      stretch: 60,
      isBetter: 'lower',
    },
  ]
}

/** Everything that is measured while the server runs. */
const measureRunning = async (started: Started, postgresUrl: string): Promise<Row[]> => {
  const url = postgresUrl.replace(/\/postgres$/, '/pietas')
  const client = new pg.Client({ connectionString: url })
  // When something fails, the database is stopped under this connection; the failure itself is what counts.
  client.on('error', () => undefined)
  await client.connect()
  const neighbour = await openBenchTenant(client, 'neighbour', 1)
  const { tenantId, entityIds, email } = await openBenchTenant(client, 'bench', 2)
  const [few = 0, many = 0] = entityIds
  await seedPersons(client, tenantId, few, small)
  await seedProcesses(client, tenantId, few, small)
  await seedStaff(client, many, 40)
  for (const days of [planned, month]) await seedTasks(client, tenantId, many, days)
  const { rows: backends } = await client.query<{ pid: string }>('select pg_backend_pid() as pid')
  const ownBackend = Number(backends[0]?.pid)
  const postgresPid = parentOfPid(ownBackend)
  const cookie = await signIn(started.origin, email, benchPassword)
  const parties: Parties = { origin: started.origin, cookie, serverPid: started.process.pid ?? 0, postgresPid }

  const rows: Row[] = []
  if (wants('efficiency')) {
    const bare = await startBareDriver(url, tenantId, few, planned.from, searched)
    rows.push(...(await efficiencyRows({ ...parties, bare }, tenantId, [few, many])))
    await bare.stop()
    // The connection of the bench itself is no part of the product.
    const product = treeOf(postgresPid).filter((pid) => pid !== ownBackend)
    rows.push({
      what: 'memory under load, database included',
      figure: memoryOf([parties.serverPid, ...product]),
      unit: 'MB',
      must: 150,
      stretch: 100,
      isBetter: 'lower',
    })
  }
  if (wants('fairness')) rows.push(...(await besideOthers(client, parties, personsOf(tenantId, few), neighbour)))
  if (wants('clients', 'streams')) {
    const colleagues = await colleaguesOf(client, started.origin, tenantId, 20)
    if (wants('clients')) rows.push(...(await clientRows(started.origin, colleagues, personsOf(tenantId, few))))
    if (wants('streams'))
      rows.push(
        ...(await streamRows(parties, colleagues, `/api/v1/tenants/${tenantId}/events`, patchOf(tenantId, few))),
      )
  }
  if (wants('letters')) rows.push(...(await letterRows(client, parties, tenantId, few)))
  if (wants('pages')) {
    console.log('Opening every page ...')
    rows.push(...(await pageRows(started.origin, { email, tenantId, legalEntityId: few })))
  }
  if (wants('growth', 'browser')) {
    console.log(`Filling ${large.toLocaleString('en')} rows ...`)
    await seedPersons(client, tenantId, many, large)
    await seedProcesses(client, tenantId, many, manyCases)
  }
  if (wants('growth')) rows.push(...(await growthRows(parties, tenantId, [few, many])))
  if (wants('browser')) {
    console.log('Looking at it in a browser ...')
    rows.push(...(await browserRows(started.origin, { email, tenantId, legalEntityId: many }, later)))
  }
  await client.end()
  return rows
}

const run = async (): Promise<void> => {
  const unknown = chosen.filter((name) => !parts.some((part) => part === name))
  if (unknown.length > 0) throw new Error(`The bench has no part ${unknown.join(', ')}. Parts: ${parts.join(', ')}`)
  const folder = await temporaryFolder()
  const started = await startServer(folder.path)
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path, log: () => undefined })
  const rows = await measureRunning(started, postgres.url).finally(async () => {
    await started.stop()
    await postgres.stop()
  })
  if (wants('start')) rows.push(...(await startRow(folder.path)))
  if (wants('first-load')) rows.push(...firstLoadRows())
  printTable(rows)
  if (isWritten) writeReport(rows)
  await folder.remove()
}

await run()
