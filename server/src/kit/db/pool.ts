import pg from 'pg'
import { type Layout, together } from './layout'
import { serverName } from './servers-at-work'

// Dates, times and JSON stay text: nothing here wants Date objects, and parsing them is most of a raw list's cost.
const asText = (value: string): string => value
const textTypes = [114, 1082, 1083, 1114, 1184, 1266, 3802]
const int8 = 20

const types = new pg.TypeOverrides()
for (const oid of textTypes) types.setTypeParser(oid, asText)
types.setTypeParser(int8, Number)

/** How many connections work at once in a database that has a machine of its own. */
export const connectionsElsewhere = 8

/**
 * How many connections work at once in the embedded database, which shares the processors with the server. Each keeps
 * some 20 MB of plans: more of them than keep the processors busy cost memory, and nobody is served sooner for it.
 */
export const connectionsBeside = (processors: number): number => Math.min(connectionsElsewhere, processors * 2 + 1)

export type PoolOptions = {
  url: string
  /** The role every connection acts in; it may not bypass row security. */
  role?: string
  layout?: Layout
  /** So many connections at most; each is opened when it is needed and closed again when it is not. */
  max: number
  onError: (error: Error) => void
}

/** @returns a pool whose connections act in the given role; a lost connection is reported, never thrown. */
export const openPool = ({ url, role, layout = together, max, onError }: PoolOptions): pg.Pool => {
  const settings = [
    '-c timezone=UTC',
    '-c statement_timeout=20000',
    '-c lock_timeout=8000',
    '-c idle_in_transaction_session_timeout=30000',
    ...layout.settings,
    ...(role ? [`-c role=${role}`] : []),
  ]
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    pipeline: true,
    options: settings.join(' '),
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: serverName,
  })
  pool.on('error', onError)
  // The pool listens on idle connections only. A lost connection at work fails its statement, which is enough to know;
  // without a listener it would end the process as well.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** @returns a connection of its own, not yet open, to the database of a pool; it acts in the given role. */
export const openListener = (pool: pg.Pool, role: string): pg.Client =>
  new pg.Client({
    connectionString: pool.options.connectionString,
    options: `-c role=${role}`,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    application_name: 'pietas-changes',
  })

/** From now on new connections go to another address. */
export const redirectPool = (pool: pg.Pool, url: string): void => {
  pool.options.connectionString = url
}
