import type { House } from './call'
import { sql } from './db/sql'
import type { Db } from './db/transaction'
import { sweepFiles } from './files'

const hour = 3_600_000

/** What has had its time and is of no more use to anybody. */
const sweepRows = (db: Db): Promise<void> =>
  db.asPlatform(async (tx) => {
    await tx.run(sql`delete from sessions where expires_at < now() or last_used_at < now() - interval '7 days'`)
    await tx.run(sql`delete from mailed_tokens where expires_at < now()`)
    await tx.run(sql`delete from attempts where until < now()`)
    await tx.run(sql`delete from idempotency_keys where created_at < now() - interval '7 days'`)
  })

type Swept = Pick<House, 'db' | 'files' | 'env'>

const sweep = async ({ db, files, env }: Swept): Promise<void> => {
  await sweepRows(db)
  await sweepFiles(db, files, env.DATA_DIR)
}

/** Sweeps once an hour; several servers may do it at the same time. @returns a function that stops it. */
export const startSweeper = (house: Swept, onError: (error: unknown) => void): (() => void) => {
  const timer = setInterval(() => void sweep(house).catch(onError), hour)
  timer.unref()
  return () => clearInterval(timer)
}
