import * as z from 'zod'
import { sql } from './db/sql'
import { sweepFiles } from './files'
import { forgetDone, type JobKind } from './jobs'

const hourly = { payload: z.object({}), schedule: { every: '1 hour' } } as const

/** What has had its time and is of no more use to anybody. */
const sweepRows: JobKind<object> = {
  ...hourly,
  name: 'sweep-rows',
  effect: async (tx) => {
    await tx.run(sql`delete from sessions where expires_at < now() or last_used_at < now() - interval '7 days'`)
    await tx.run(sql`delete from mailed_tokens where expires_at < now()`)
    await tx.run(sql`delete from attempts where until < now()`)
    await tx.run(sql`delete from idempotency_keys where created_at < now() - interval '7 days'`)
    await forgetDone(tx)
  },
}

const sweepContents: JobKind<object> = {
  ...hourly,
  name: 'sweep-files',
  outside: async (_, { db, files, env }) => {
    await sweepFiles(db, files, env.DATA_DIR)
    return undefined
  },
}

export const sweepJobs: readonly JobKind[] = [sweepRows, sweepContents]
