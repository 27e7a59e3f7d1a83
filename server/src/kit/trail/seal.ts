import * as z from 'zod'
import { sql } from '../db/sql'
import type { Db } from '../db/transaction'
import type { JobKind } from '../jobs'

/** @returns whether all that had been written was sealed; else somebody was still at it, and the next time does it. */
export const sealTrail = (db: Db): Promise<boolean> =>
  db.asPlatform(async (tx) => (await tx.row<{ sealed: boolean }>(sql`select seal_trail() as sealed`))?.sealed ?? false)

/** Outside of the job's own transaction: sealing waits for those that have begun to write, and that one would be one. */
export const trailJobs: readonly JobKind[] = [
  {
    name: 'seal-trail',
    payload: z.object({}),
    schedule: { every: '1 minute' },
    atOnce: 1,
    outside: async (_, { db }) => {
      await sealTrail(db)
      return undefined
    },
  },
]
