import { sql } from '../kit/db/sql'
import type { Db } from '../kit/db/transaction'
import { networkOf } from '../kit/networks'
import { tooManyRequests } from '../kit/refusal'
import { hashToken } from '../kit/secrets'

/** What is counted: so many failures within so many minutes. */
type Counter = { key: string; limit: number; minutes: number }

/**
 * Something that may fail only so often. `account` is what is tried, `address` where from; at a known `device` neither
 * counts, but the device by itself.
 */
export type Counted = {
  account: string
  address: string
  device?: string | null
  /** How often at the account from all networks together, where that is not the usual. */
  everywhere?: { limit: number; minutes: number }
}

const usual = { limit: 100, minutes: 60 }

/**
 * The counters of an attempt. At a known device there is a door that nobody else can shut. Everybody else is slowed: at
 * an account from one network, at an account from anywhere, and from one network at all accounts. See ADR 19.
 */
const countersOf = ({ account, address, device, everywhere = usual }: Counted): Counter[] => {
  const wanted = account.toLowerCase()
  if (device) return [{ key: `device:${hashToken(device).toString('base64url')}:${wanted}`, limit: 10, minutes: 15 }]
  const network = networkOf(address)
  return [
    { key: `account:${wanted}@${network}`, limit: 10, minutes: 15 },
    { key: `account:${wanted}`, ...everywhere },
    { key: `address:${network}`, limit: 60, minutes: 15 },
  ]
}

type Count = { count: number; seconds: number }

/**
 * Counts an attempt before it is judged, so that many at once cannot slip through. The count lives in the database:
 * it holds over all servers.
 *
 * @throws 429 with the seconds to wait.
 */
export const countAttempt = (db: Db, counted: Counted): Promise<void> => count(db, countersOf(counted))

/**
 * Counts a secret that opens nothing, by where it came from: apart from what is tried to sign in, so that neither shuts
 * the other out.
 *
 * @throws 429 with the seconds to wait.
 */
export const countMiss = (db: Db, what: string, address: string): Promise<void> =>
  count(db, [{ key: `${what}:${networkOf(address)}`, limit: 60, minutes: 15 }])

const count = async (db: Db, counters: readonly Counter[]): Promise<void> => {
  await db.asPlatform(async (tx) => {
    for (const { key, limit, minutes } of counters) {
      const row = await tx.row<Count>(sql`
        insert into attempts as a (key, count, until) values (${key}, 1, now() + make_interval(mins => ${minutes}))
        on conflict (key) do update set
          count = case when a.until < now() then 1 else a.count + 1 end,
          until = case when a.until < now() then excluded.until else a.until end
        returning count, ceil(extract(epoch from until - now()))::int as seconds`)
      if (row && row.count > limit) throw tooManyRequests(Math.max(1, row.seconds))
    }
  })
}

/** Takes back one attempt that was neither right nor wrong; earlier failures stay counted. */
export const discountAttempt = async (db: Db, counted: Counted): Promise<void> => {
  const keys = countersOf(counted).map(({ key }) => key)
  await db.asPlatform((tx) =>
    tx.run(sql`update attempts set count = greatest(count - 1, 0) where key = any(${keys}::text[])`),
  )
}

/**
 * Takes back what `countAttempt` counted, once the attempt has turned out right: what failed before from here is
 * forgiven, what failed elsewhere is not.
 */
export const forgiveAttempt = async (db: Db, counted: Counted): Promise<void> => {
  const [own, ...shared] = countersOf(counted).map(({ key }) => key)
  await db.asPlatform(async (tx) => {
    await tx.run(sql`delete from attempts where key = ${own}`)
    await tx.run(sql`update attempts set count = greatest(count - 1, 0) where key = any(${shared}::text[])`)
  })
}
