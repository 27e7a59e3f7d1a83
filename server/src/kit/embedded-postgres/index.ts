import { mkdir, realpath } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { chooseAccount } from './account'
import { checkVersion, clusterExists, clusterIn, createCluster, readPassword } from './cluster'
import { type Hold, hold } from './hold'
import { choosePort, findPostmaster, launchPostmaster, type Postmaster, stopPostmaster } from './postmaster'
import { locatePrograms, type Programs } from './programs'
import { superviseServer } from './supervision'

export type EmbeddedPostgres = {
  /** Superuser address of the database `postgres` on 127.0.0.1; another one once the server had to move, see `onMove`. */
  readonly url: string
  /** True when the server was already running, started by another process on the same data. */
  adopted: boolean
  /** Gives the server back; whoever gives it back last shuts it down, within 4 seconds. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL on the data below `dataDir`, or joins the one that already runs there. From then on it is kept
 * alive: should it die, it is started again, on the same port unless somebody has taken that meanwhile.
 *
 * Any number of processes may share one server: each announces itself in `postgres-holders`, and the last to leave
 * (or to die, by whatever signal) ends it. So a backup beside a running server never takes the database away from it,
 * a server that restarts never loses it to its predecessor, and a server left behind by a crash gets an owner again.
 *
 * Throws with a message for the operator when there is no PostgreSQL for this machine, when the data belongs to
 * another major version, or when PostgreSQL does not come up; its last log lines are then part of the message.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  log: (message: string) => void
  /** Called with the new address when the server came back on another port. */
  onMove?: (url: string) => void
}): Promise<EmbeddedPostgres> {
  await mkdir(options.dataDir, { recursive: true })
  const dataDir = await realpath(options.dataDir)
  const cluster = clusterIn(dataDir)
  await checkVersion(cluster)
  const programs = await locatePrograms(dataDir)

  // Announced before looking: a predecessor that is just leaving then sees us and lets the server run.
  const holding = await hold(dataDir, cluster)
  let stopping: Promise<void> | undefined
  const log = (message: string) => {
    if (!stopping) options.log(message)
  }
  const bringUp = () => joinOrLaunch({ dataDir, cluster, programs, holding, log })
  try {
    const { postmaster, adopted } = await bringUp()
    const password = await readPassword(cluster)
    const urlOf = ({ port }: Postmaster) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
    const server = superviseServer(postmaster, {
      log,
      bringBack: async () => {
        await holding.announce()
        return (await bringUp()).postmaster
      },
      onMove: (moved) => options.onMove?.(urlOf(moved)),
    })
    const stop = async () => {
      const { pid } = await server.end()
      if (await holding.leave()) await stopPostmaster(pid)
      holding.end()
    }
    return {
      get url() {
        return urlOf(server.current())
      },
      adopted,
      stop: () => {
        stopping ??= stop()
        return stopping
      },
    }
  } catch (error) {
    await holding.leave()
    holding.end()
    throw error
  }
}

// Recovery after a crash replays at most max_wal_size, which takes seconds even on a slow disk.
const patience = 60_000

async function joinOrLaunch(order: {
  dataDir: string
  cluster: string
  programs: Programs
  holding: Hold
  log: (message: string) => void
}): Promise<{ postmaster: Postmaster; adopted: boolean }> {
  const { dataDir, cluster, programs, holding, log } = order
  const deadline = Date.now() + patience
  let lastWords = 'it neither came up nor ended'
  while (Date.now() < deadline) {
    const running = await findPostmaster(cluster)
    if (running?.phase === 'ready' && (await staysReady(cluster, running.pid))) {
      return { postmaster: running, adopted: true }
    }
    if (running) {
      await delay(20)
      continue
    }

    const account = await chooseAccount(programs, dataDir, cluster)
    if (!(await clusterExists(cluster))) {
      log('creating the database')
      await createCluster(account, dataDir, cluster)
    }
    // Whoever waits as we do has come within our patience; anything older belonged to the server before.
    await holding.forgetOlderThan(patience)
    const port = await choosePort(cluster)
    const launched = await launchPostmaster({ account, cluster, port, deadline, log })
    if ('postmaster' in launched) return { postmaster: launched.postmaster, adopted: false }

    lastWords = launched.lastWords
    if (!launched.mayPass) break
    await delay(100)
  }
  throw new Error(`PostgreSQL did not start in ${cluster}:\n${lastWords}`)
}

/** A server whose last holder has just died is told to end within milliseconds; joining it would be a trap. */
async function staysReady(cluster: string, pid: number): Promise<boolean> {
  await delay(100)
  const again = await findPostmaster(cluster)
  return again?.pid === pid && again.phase === 'ready'
}
