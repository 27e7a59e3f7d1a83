import { sql } from '../db/sql'
import type { Tx } from '../db/transaction'
import type { JobKind } from './kind'

export type When = {
  /** Not before this instant; at once unless given. */
  runAt?: Date
  /** Of jobs of a kind and tenant with the same key there is one, for as long as it is remembered: 30 days. */
  key?: string
  /** Only for the platform: whose job it is. Inside a tenant it is always that one's. */
  tenantId?: number | null
}

/**
 * Notes a job in the transaction that causes it: it is done once that has committed, and never if it rolls back.
 *
 * @returns its id, or null when the key is taken.
 */
export const enqueue = async <Payload>(
  tx: Tx,
  kind: Pick<JobKind<Payload>, 'name' | 'payload'>,
  payload: Payload,
  { runAt, key, tenantId }: When = {},
): Promise<number | null> => {
  const row = await tx.row<{ id: number | null }>(sql`
    select enqueue_job(${kind.name}, ${JSON.stringify(payload)}::jsonb, ${tenantId ?? null}::bigint,
      ${runAt?.toISOString() ?? null}::timestamptz, ${key ?? null}) as id`)
  return row?.id ?? null
}
