import { sql } from '../kit/db/sql'
import type { Db } from '../kit/db/transaction'
import { tooManyRequests } from '../kit/refusal'

const minutes = 15

/** How often something may fail within a quarter of an hour, by what is counted. */
const limits = { account: 10, address: 60 } as const

export type Counted = { account: string; address: string }

const keysOf = ({ account, address }: Counted) => [
  { key: `account:${account.toLowerCase()}`, limit: limits.account },
  { key: `address:${address}`, limit: limits.address },
]

type Count = { count: number; seconds: number }

/**
 * Counts an attempt before it is judged, so that many at once cannot slip through. The count lives in the database:
 * it holds over all servers.
 *
 * @throws 429 with the seconds to wait.
 */
export const countAttempt = async (db: Db, counted: Counted): Promise<void> => {
  await db.asPlatform(async (tx) => {
    for (const { key, limit } of keysOf(counted)) {
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
  const keys = keysOf(counted).map(({ key }) => key)
  await db.asPlatform((tx) =>
    tx.run(sql`update attempts set count = greatest(count - 1, 0) where key = any(${keys}::text[])`),
  )
}

/** Takes back what `countAttempt` counted, once the attempt has turned out right. */
export const forgiveAttempt = async (db: Db, counted: Counted): Promise<void> => {
  await db.asPlatform(async (tx) => {
    const [account, address] = keysOf(counted)
    await tx.run(sql`delete from attempts where key = ${account?.key}`)
    await tx.run(sql`update attempts set count = greatest(count - 1, 0) where key = ${address?.key}`)
  })
}
