import pg from 'pg'

// Dates, times and JSON stay text: nothing here wants Date objects, and parsing them is most of a raw list's cost.
const asText = (value: string): string => value
const textTypes = [114, 1082, 1083, 1114, 1184, 1266, 3802]
const int8 = 20

const types = new pg.TypeOverrides()
for (const oid of textTypes) types.setTypeParser(oid, asText)
types.setTypeParser(int8, Number)

export type PoolOptions = {
  url: string
  /** The role every connection acts in; it may not bypass row security. */
  role?: string
  max?: number
  onError: (error: Error) => void
}

/** @returns a pool whose connections act in the given role; a lost connection is reported, never thrown. */
export const openPool = ({ url, role, max = 10, onError }: PoolOptions): pg.Pool => {
  const settings = [
    '-c timezone=UTC',
    '-c statement_timeout=20000',
    '-c lock_timeout=8000',
    '-c idle_in_transaction_session_timeout=30000',
    '-c plan_cache_mode=auto',
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
    application_name: 'pietas',
  })
  // The pool itself listens to idle connections only; one that is lost in the middle of a transaction would end the
  // process. Whoever works on it hears of the loss from his statement.
  pool.on('connect', (client) => client.on('error', onError))
  pool.on('error', () => undefined)
  return pool
}
