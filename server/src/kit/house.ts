import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { House } from './call'
import { migrate } from './db/migrate'
import { openListener, openPool, redirectPool } from './db/pool'
import { Db } from './db/transaction'
import { startEmbeddedPostgres } from './embedded-postgres'
import type { Env } from './env'
import { Changes } from './events/changes'
import { openFiles } from './files'
import { schemaDirs } from './project'
import { loadSecretKey } from './secrets'
import { openThumbnails } from './thumbnails'

/** The role that every connection of the server acts in. */
export const appRole = 'pietas_app'

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

/** Row security is worth nothing to a role that may bypass it. @throws when the server would act in such a role. */
const refuseMightyRole = async (db: Db): Promise<void> => {
  const { rows } = await db.pool.query<{ mighty: boolean }>(
    'select rolsuper or rolbypassrls as mighty from pg_roles where rolname = current_user',
  )
  if (rows[0]?.mighty !== false) throw new Error('The database role of the server may bypass row security')
}

export type OpenDatabase = {
  /** Address with the rights of the owner: for migrations, backups and demo data. */
  ownerUrl: string
  /** Tells where the database went, should it ever come back at another address. */
  follow: (listener: (url: string) => void) => void
  close: () => Promise<void>
}

/** Opens the database, embedded unless DATABASE_URL is set, as it is: nothing is migrated. */
export const openDatabase = async (env: Env, log: (message: string) => void): Promise<OpenDatabase> => {
  if (env.DATABASE_URL) return { ownerUrl: env.DATABASE_URL, follow: () => undefined, close: () => Promise.resolve() }
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

export type OpenHouse = { house: House; close: () => Promise<void> }

/** Opens what the server works with: the database, brought up to date, the key for secrets, and the files. */
export const openHouse = async (env: Env, log: (message: string) => void): Promise<OpenHouse> => {
  const database = await openDatabase(env, log)
  try {
    const applied = await migrate(database.ownerUrl, schemaDirs)
    if (applied.length > 0) log(`schema: ${applied.length} files applied`)
    const pool = openPool({
      url: database.ownerUrl,
      role: appRole,
      onError: (error) => log(`database connection lost: ${error.message}`),
    })
    database.follow((url) => redirectPool(pool, url))
    const db = new Db(pool)
    await refuseMightyRole(db)
    const thumbnails = openThumbnails()
    const changes = new Changes(
      () => openListener(pool, appRole),
      (error) => log(`changes are not heard: ${error.message}`),
    )
    const close = async (): Promise<void> => {
      thumbnails.close()
      changes.close()
      // Whoever is still at work in the database loses his connection.
      await Promise.race([db.close(), delay(1000, undefined, { ref: false })])
      await database.close()
    }
    const [secretKey, files] = await Promise.all([loadSecretKey(env.DATA_DIR), openFiles(env)])
    return { house: { db, env, secretKey, changes, files, thumbnails }, close }
  } catch (error) {
    await database.close()
    throw error
  }
}
