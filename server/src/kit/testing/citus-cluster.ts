import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { preparationOf } from '../db/citus'
import { type Account, chooseAccount, spawnAs } from '../embedded-postgres/account'
import { createCluster } from '../embedded-postgres/cluster'
import { locatePrograms } from '../embedded-postgres/programs'

const run = promisify(execFile)

const database = 'pietas_citus'
const owner = 'pietas'

/** Citus as it was built for the embedded PostgreSQL; it comes with the machine of the tests and never with the product. */
const archive = (): string => {
  const { CITUS_ARCHIVE } = process.env
  if (!CITUS_ARCHIVE) throw new Error('Say CITUS_ARCHIVE, or run npm test -- citus')
  return CITUS_ARCHIVE
}

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_preload_libraries: 'citus',
  wal_level: 'logical',
  max_prepared_transactions: 100,
  max_connections: 150,
  max_locks_per_transaction: 1024,
  max_worker_processes: 16,
  shared_buffers: '32MB',
  fsync: 'off',
  timezone: 'UTC',
  'citus.local_hostname': '127.0.0.1',
  'citus.enable_stat_counters': 'on',
  // What was committed by the coordinator when a machine died is finished there as soon as it is back; a minute elsewhere.
  'citus.recover_2pc_interval': '1s',
  // What the machines complain of is written to the file that CITUS_LOG names, statements included.
  log_min_messages: process.env.CITUS_LOG ? 'error' : 'fatal',
}

const complaints = process.env.CITUS_LOG ? openSync(process.env.CITUS_LOG, 'a') : 'ignore'

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** The embedded programs with Citus beside them, in a folder of their own. */
const programsIn = async (folder: string): Promise<string> => {
  const programs = join(folder, 'native')
  await cp(await locatePrograms(folder), programs, { recursive: true, verbatimSymlinks: true })
  const unpacked = join(folder, 'unpacked')
  await mkdir(unpacked)
  await run('tar', ['xzf', archive(), '-C', unpacked])
  await cp(join(unpacked, 'pack/lib'), join(programs, 'lib/postgresql'), { recursive: true })
  await cp(join(unpacked, 'pack/share/extension'), join(programs, 'share/postgresql/extension'), { recursive: true })
  await run('chmod', ['-R', 'a+rX', folder])
  return programs
}

const sqlAt = async (port: number, name: string, statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: name })
  // Why a machine has refused something Citus tells in a warning before; its error only names the machine.
  const warnings: string[] = []
  client.on('notice', ({ severity, message, detail = '', where = '' }) => {
    if (severity === 'WARNING') warnings.push([message, detail, where].filter(Boolean).join(', '))
  })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } catch (error) {
    throw new Error([(error as Error).message, ...warnings].join('; '), { cause: error })
  } finally {
    await client.end()
  }
}

const untilReady = async (port: number, deadline = Date.now() + 60_000): Promise<void> => {
  while (Date.now() < deadline) {
    try {
      return await sqlAt(port, 'postgres', ['select 1'])
    } catch {
      await delay(50)
    }
  }
  throw new Error(`PostgreSQL did not start at port ${port}`)
}

export type Machine = { port: number; stop: (signal?: NodeJS.Signals) => Promise<void>; start: () => Promise<void> }

const machineIn = async (account: Account, folder: string, name: string): Promise<Machine> => {
  const place = join(folder, name)
  await mkdir(place, { mode: 0o777 })
  await run('chmod', ['777', place])
  const cluster = join(place, 'postgres')
  await createCluster(account, place, cluster)
  // Nobody but this machine gets in, and machines sign in to each other as whoever works there.
  await writeFile(join(cluster, 'pg_hba.conf'), 'host all all 127.0.0.1/32 trust\n')
  const port = await freePort()
  let child: ReturnType<typeof spawnAs> | undefined
  const start = async () => {
    const words = Object.entries({ ...settings, port }).flatMap(([key, value]) => ['-c', `${key}=${value}`])
    child = spawnAs(account, 'postgres', ['-D', cluster, ...words], {
      stdio: ['ignore', 'ignore', complaints],
      cwd: '/',
      detached: true,
    })
    await untilReady(port)
  }
  const stop = async (signal: NodeJS.Signals = 'SIGINT') => {
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    process.kill(child.pid, signal)
    await gone
  }
  await start()
  return { port, stop, start }
}

export type CitusCluster = {
  url: string
  coordinator: Machine
  workers: Machine[]
  /** One machine more, which holds no tenants yet. */
  addMachine: () => Promise<Machine>
  stop: () => Promise<void>
}

/** A coordinator and two machines for tenants, prepared as docs/operations.md says it. */
export const startCitus = async (): Promise<CitusCluster> => {
  const folder = await mkdtemp(join(tmpdir(), 'pietas-citus-'))
  await run('chmod', ['777', folder])
  const programs = await programsIn(folder)
  const chosen = await chooseAccount(programs, folder, join(folder, 'none'))
  const account = { ...chosen, prefix: [...chosen.prefix, 'env', `LD_LIBRARY_PATH=${join(chosen.programs, 'lib')}`] }
  const machines: Machine[] = []
  const make = async (): Promise<Machine> => {
    const machine = await machineIn(account, folder, `machine-${machines.length}`)
    machines.push(machine)
    const { port } = machine
    await sqlAt(port, 'postgres', [
      `create role ${owner} login createrole createdb`,
      `create database ${database} owner ${owner}`,
    ])
    await sqlAt(port, database, [
      'create extension citus',
      ...preparationOf(owner, database),
      // Tests look at who waits, and cut connections.
      `grant pg_monitor, pg_signal_backend to ${owner}`,
    ])
    return machine
  }
  const coordinator = await make()
  await sqlAt(coordinator.port, database, [`select citus_set_coordinator_host('127.0.0.1', ${coordinator.port})`])
  const workers: Machine[] = []
  const addMachine = async (): Promise<Machine> => {
    const machine = await make()
    await sqlAt(coordinator.port, database, [`select citus_add_node('127.0.0.1', ${machine.port})`])
    workers.push(machine)
    return machine
  }
  await addMachine()
  await addMachine()
  const url = `postgres://${owner}@127.0.0.1:${coordinator.port}/${database}`
  const stop = async () => {
    for (const machine of machines) await machine.stop('SIGQUIT')
    await rm(folder, { recursive: true, force: true })
  }
  return { url, coordinator, workers, addMachine, stop }
}
