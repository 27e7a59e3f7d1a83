import { createHmac, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { OperatorError } from './operator-error'

const keyLength = 32

const pathOf = (dataDir: string): string => join(dataDir, 'secret.key')

const readKey = (dataDir: string): Promise<Buffer | null> =>
  readFile(pathOf(dataDir)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

const makeKey = async (dataDir: string): Promise<Buffer> => {
  const key = randomBytes(keyLength)
  await mkdir(dataDir, { recursive: true })
  await writeFile(pathOf(dataDir), key, { mode: 0o600, flag: 'wx', flush: true })
  return key
}

/** Tells keys apart and nothing about them. */
const fingerprintOf = (key: Buffer): Buffer => createHmac('sha256', key).update('fingerprint').digest()

const howToMend =
  'Copy the one of the server that the database belongs to, or of its backup, into DATA_DIR. If it is lost for good, ' +
  '`npm run admin -- --lost-key` has the database take another one, and everybody with two-step sign-in enrol again; ' +
  'the access data of billing, factoring and identity providers are then typed again.'

/**
 * The key that secrets are encrypted with; made on first use and kept beside the files, readable by the owner alone, so
 * that a copy of the database gives nothing away. The database remembers which one it was: with another one sign-ins
 * would fail one by one, and what is written from then on could be read by one server and not by the next.
 *
 * @param client connected as the owner, under the lock, with the schema up to date.
 * @throws OperatorError when the key in the data folder is not the one of the database.
 */
export const agreeOnKey = async (client: pg.Client, dataDir: string): Promise<Buffer> => {
  const { rows } = await client.query<{ known: Buffer | null }>(
    'select secret_key_fingerprint as known from installation',
  )
  const known = rows[0]?.known
  const present = await readKey(dataDir)
  if (known) {
    if (!present) throw new OperatorError(`${pathOf(dataDir)} is missing, and the database needs it. ${howToMend}`)
    if (!known.equals(fingerprintOf(present)))
      throw new OperatorError(`${pathOf(dataDir)} is not the key that this database was written with. ${howToMend}`)
    return present
  }
  const key = present ?? (await makeKey(dataDir))
  await client.query(
    `insert into installation (secret_key_fingerprint) values ($1)
     on conflict (single) do update set secret_key_fingerprint = excluded.secret_key_fingerprint`,
    [fingerprintOf(key)],
  )
  return key
}

/**
 * Has the next start take the key that it finds, or make one. What was encrypted with the lost one goes.
 *
 * @returns how many people have to enrol for two-step sign-in again.
 */
export const forgetKey = async (client: pg.Client): Promise<number> => {
  await client.query('begin')
  await client.query('update installation set secret_key_fingerprint = null')
  // The owner himself is subject to row security; the platform's role sees all logins.
  await client.query('set local role pietas_platform')
  const { rowCount } = await client.query(
    `update logins set totp_secret = null, totp_confirmed_at = null, totp_last_step = null, recovery_codes = '{}'
     where totp_secret is not null`,
  )
  // A factoring provider without its password there is not.
  await client.query(
    `update legal_entities set billing_api_token = null, factoring_provider = null, factoring_password = null
     where billing_api_token is not null or factoring_password is not null`,
  )
  await client.query('update identity_providers set client_secret = null where client_secret is not null')
  await client.query('commit')
  return rowCount ?? 0
}
