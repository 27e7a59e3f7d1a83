import pg from 'pg'
import type { House } from './call'
import { migrate } from './db/migrate'
import { openPool } from './db/pool'
import { Db } from './db/transaction'
import { startEmbeddedPostgres } from './embedded-postgres'
import type { Env } from './env'
import { migrationsDir } from './project'
import { loadSecretKey } from './secrets'

/** The role that every connection of the server acts in. */
export const appRole = 'pietas_app'

const database = 'pietas'

const ensureDatabase = async (clusterUrl: string): Promise<string> => {
  const client = new pg.Client({ connectionString: clusterUrl })
  await client.connect()
  try {
    const found = await client.query('select from pg_database where datname = $1', [database])
    if (found.rowCount === 0) await client.query(`create database ${database}`)
  } finally {
    await client.end()
  }
  const url = new URL(clusterUrl)
  url.pathname = `/${database}`
  return url.href
}

/** Row security is worth nothing to a role that may bypass it. @throws when the server would act in such a role. */
const refuseMightyRole = async (db: Db): Promise<void> => {
  const { rows } = await db.pool.query<{ mighty: boolean }>(
    'select rolsuper or rolbypassrls as mighty from pg_roles where rolname = current_user',
  )
  if (rows[0]?.mighty !== false) throw new Error('The database role of the server may bypass row security')
}

export type OpenHouse = {
  house: House
  /** Address with the rights of the owner: for migrations, backups and demo data. */
  ownerUrl: string
  close: () => Promise<void>
}

/**
 * Opens what the server works with: the database (embedded unless DATABASE_URL is set), brought up to date, and the
 * key for secrets.
 */
export const openHouse = async (env: Env, log: (message: string) => void): Promise<OpenHouse> => {
  const embedded = env.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log })
  try {
    const ownerUrl = env.DATABASE_URL ?? (await ensureDatabase(embedded?.url ?? ''))
    const applied = await migrate(ownerUrl, migrationsDir)
    if (applied.length > 0) log(`schema: ${applied.length} migrations applied`)
    const pool = openPool({
      url: ownerUrl,
      role: appRole,
      onError: (error) => log(`database connection lost: ${error.message}`),
    })
    const db = new Db(pool)
    await refuseMightyRole(db)
    const close = async (): Promise<void> => {
      await db.close()
      await embedded?.stop()
    }
    return { house: { db, env, secretKey: await loadSecretKey(env.DATA_DIR) }, ownerUrl, close }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}
