import { createHash, createHmac, pbkdf2Sync } from 'node:crypto'
import pg from 'pg'
import { OperatorError } from '../operator-error'
import { admitLogin } from './roles'

const longestName = 63

// One for each database, because roles belong to the whole PostgreSQL: two installations there must not share a password.
const loginOf = (database: string): string => {
  const name = `pietas_server_${database}`
  if (Buffer.byteLength(name) <= longestName) return name
  return `pietas_server_${createHash('sha256').update(database).digest('hex').slice(0, 32)}`
}

const derived = (key: Buffer, purpose: string): Buffer => createHmac('sha256', key).update(purpose).digest()

/** What PostgreSQL keeps of a password (RFC 5803), so that the password itself gets into no log of statements. */
const verifierOf = (password: string, salt: Buffer): string => {
  const iterations = 4096
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256')
  const storedKey = createHash('sha256').update(derived(salted, 'Client Key')).digest('base64')
  const serverKey = derived(salted, 'Server Key').toString('base64')
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${serverKey}`
}

const wrongPassword = '28P01'

const opens = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    return true
  } catch (error) {
    if ((error as { code?: string }).code === wrongPassword) return false
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

const memberships = (login: string, version: number): string => {
  const terms = version >= 160000 ? ' with inherit false, set true' : ''
  return `grant pietas_app, pietas_platform to ${login}${terms}`
}

/** @returns the address under which the server signs in, for an address of the owner. */
export const serverUrlOf = (ownerUrl: string, login: { name: string; password: string }): string => {
  const url = new URL(ownerUrl)
  url.username = login.name
  url.password = login.password
  return url.href
}

export type ServerLogin = { name: string; password: string }

/**
 * Makes the login that the server works under. Its password follows from the secret key, so that every server of an
 * installation knows it and nobody has to keep it.
 *
 * @param client connected as the owner, who may create roles.
 */
export const provideServerLogin = async (
  client: pg.Client,
  ownerUrl: string,
  secretKey: Buffer,
): Promise<ServerLogin> => {
  const { rows } = await client.query<{ database: string; version: number }>(
    `select current_database() as database, current_setting('server_version_num')::int as version`,
  )
  const name = loginOf(rows[0]?.database ?? '')
  const password = derived(secretKey, `password of ${name}`).toString('base64url')
  const quoted = pg.escapeIdentifier(name)
  const verifier = verifierOf(password, derived(secretKey, `salt of ${name}`).subarray(0, 16))
  const known = await client.query('select from pg_roles where rolname = $1', [name])
  try {
    if (known.rowCount === 0) await client.query(`create role ${quoted} login noinherit password '${verifier}'`)
    await client.query(memberships(quoted, rows[0]?.version ?? 0))
    await admitLogin(client, name)
    if (!(await opens(serverUrlOf(ownerUrl, { name, password }))))
      await client.query(`alter role ${quoted} password '${verifier}'`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error
    throw new OperatorError(
      `The role in DATABASE_URL may not prepare the login of the server, ${name} (${error.message}). ` +
        'Give it CREATEROLE, or prepare a login and say DATABASE_OWNER_URL; see docs/operations.md, "Database".',
    )
  }
  return { name, password }
}
