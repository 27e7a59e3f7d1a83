import { availableParallelism } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { settleRestore } from './backup'
import type { House } from './call'
import { type Layout, layoutOf, refuseHalfDistributed } from './db/layout'
import { bringUpToDate, underLock } from './db/migrate'
import {
  connectionsBeside,
  connectionsElsewhere,
  openListener,
  openPool,
  type PoolOptions,
  redirectPool,
} from './db/pool'
import { admitLogin, appRole, refuseMightyLogin } from './db/roles'
import { provideServerLogin, serverUrlOf } from './db/server-login'
import { Db } from './db/transaction'
import { startEmbeddedPostgres } from './embedded-postgres'
import type { Env } from './env'
import { Changes } from './events/changes'
import { openFiles } from './files'
import { scannerOf } from './malware'
import { openPaper } from './paper'
import { schemaDirs } from './project'
import { agreeOnKey } from './secret-key'
import { openThumbnails } from './thumbnails'

const database = 'pietas'

const ownDatabase = (clusterUrl: string): string => {
  const url = new URL(clusterUrl)
  url.pathname = `/${database}`
  return url.href
}

const ensureDatabase = async (clusterUrl: string): Promise<string> => {
  const client = new pg.Client({ connectionString: clusterUrl })
  await client.connect()
  try {
    const found = await client.query('select from pg_database where datname = $1', [database])
    if (found.rowCount === 0) await client.query(`create database ${database}`)
  } finally {
    await client.end()
  }
  return ownDatabase(clusterUrl)
}

export type OpenDatabase = {
  /** Address with the rights of the owner: for migrations, backup and restore alone. */
  ownerUrl: string
  /** So many connections the server may have at work there. */
  connections: number
  /** Tells where the database went, should it ever come back at another address. */
  follow: (listener: (url: string) => void) => void
  close: () => Promise<void>
}

/** Opens the database, embedded unless DATABASE_URL is set, as it is: nothing is migrated. */
export const openDatabase = async (env: Env, log: (message: string) => void): Promise<OpenDatabase> => {
  if (env.DATABASE_URL) {
    const ownerUrl = env.DATABASE_OWNER_URL ?? env.DATABASE_URL
    return {
      ownerUrl,
      connections: connectionsElsewhere,
      follow: () => undefined,
      close: () => Promise.resolve(),
    }
  }
  let listener = (_url: string): void => undefined
  const embedded = await startEmbeddedPostgres({
    dataDir: env.DATA_DIR,
    log,
    onMove: (clusterUrl) => listener(ownDatabase(clusterUrl)),
  })
  try {
    const ownerUrl = await ensureDatabase(embedded.url)
    return {
      ownerUrl,
      connections: connectionsBeside(availableParallelism()),
      follow: (follower) => {
        listener = follower
      },
      close: embedded.stop,
    }
  } catch (error) {
    await embedded.stop()
    throw error
  }
}

/** What the server needs of the database once the owner has prepared it. */
type Prepared = { secretKey: Buffer; layout: Layout; serverUrl: (ownerUrl: string) => string }

/** All that the owner does at a start. Servers that start together do it one after the other. */
const prepare = (env: Env, ownerUrl: string, log: (message: string) => void): Promise<Prepared> =>
  underLock(ownerUrl, async (client) => {
    await refuseHalfDistributed(client)
    await settleRestore(client, env.DATA_DIR)
    const applied = await bringUpToDate(client, schemaDirs)
    if (applied.length > 0) log(`schema: ${applied.length} files applied`)
    const secretKey = await agreeOnKey(client, env.DATA_DIR)
    const layout = await layoutOf(client)
    const { DATABASE_URL: own, DATABASE_OWNER_URL: owner } = env
    if (own && owner) {
      await admitLogin(client, decodeURIComponent(new URL(own).username))
      return { secretKey, layout, serverUrl: () => own }
    }
    const login = await provideServerLogin(client, ownerUrl, secretKey)
    return { secretKey, layout, serverUrl: (url) => serverUrlOf(url, login) }
  })

type Database = Pick<PoolOptions, 'url' | 'max' | 'layout'>

/**
 * Gathers what the server works with: a pool of connections, none of which is open yet, and what stands beside it.
 *
 * @param database the address with the rights of the server, and so many connections at most.
 */
export const furnish = async (
  env: Env,
  secretKey: Buffer,
  database: Database,
  log: (message: string) => void,
): Promise<House> => {
  const pool = openPool({
    ...database,
    role: appRole,
    onError: (error) => log(`database connection lost: ${error.message}`),
  })
  const changes = new Changes(
    () => openListener(pool, appRole),
    (error) => log(`changes are not heard: ${error.message}`),
  )
  return {
    db: new Db(pool, database.layout),
    env,
    secretKey,
    changes,
    files: await openFiles(env),
    thumbnails: openThumbnails(),
    paper: openPaper(),
    scanner: scannerOf(env),
  }
}

export type OpenHouse = {
  house: House
  /** Does something while no other server that starts does anything of the kind. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

/** Opens what the server works with: the database, brought up to date, the key for secrets, and the files. */
export const openHouse = async (env: Env, log: (message: string) => void): Promise<OpenHouse> => {
  const database = await openDatabase(env, log)
  try {
    const { secretKey, layout, serverUrl } = await prepare(env, database.ownerUrl, log)
    const place = { url: serverUrl(database.ownerUrl), max: database.connections, layout }
    const house = await furnish(env, secretKey, place, log)
    const { db, thumbnails, paper, changes } = house
    database.follow((url) => redirectPool(db.pool, serverUrl(url)))
    await refuseMightyLogin(db.pool)
    const close = async (): Promise<void> => {
      thumbnails.close()
      paper.close()
      changes.close()
      // Whoever is still at work in the database loses his connection.
      await Promise.race([db.close(), delay(1000, undefined, { ref: false })])
      await database.close()
    }
    const alone = <T>(work: () => Promise<T>): Promise<T> => underLock(database.ownerUrl, work)
    return { house, alone, close }
  } catch (error) {
    await database.close()
    throw error
  }
}
