import * as z from 'zod'
import { eachTenant } from './db/each-tenant'
import { sql } from './db/sql'
import { sweepFiles } from './files'
import { forgetDone, type JobKind } from './jobs'

/** What a job is that comes by itself, once an hour. */
export const hourly = { payload: z.object({}), schedule: { every: '1 hour' } } as const

/** What the kit keeps for a time only. */
const sweepRows: JobKind<object> = {
  ...hourly,
  name: 'sweep-rows',
  outside: async ({ signal }, { db }) => {
    await eachTenant(db, signal, (scope) =>
      db.inTenant(scope, (tx) =>
        tx.run(sql`delete from idempotency_keys where created_at < now() - interval '7 days'`),
      ),
    )
    return async (tx) => {
      await tx.run(sql`delete from platform_idempotency_keys where created_at < now() - interval '7 days'`)
      await forgetDone(tx)
    }
  },
}

const sweepContents: JobKind<object> = {
  ...hourly,
  name: 'sweep-files',
  outside: async ({ signal }, { db, files, env }) => {
    await sweepFiles({ db, files, dataDir: env.DATA_DIR }, signal)
    return undefined
  },
}

export const sweepJobs: readonly JobKind[] = [sweepRows, sweepContents]
