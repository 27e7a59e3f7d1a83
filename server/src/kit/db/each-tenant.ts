import { sql } from './sql'
import type { Db } from './transaction'

/**
 * Does the same for one tenant after the other: their rows may lie on several machines, and work that is done with one has
 * no need to wait for the others.
 *
 * @param signal ends it between two tenants.
 */
export const eachTenant = async (
  db: Db,
  signal: AbortSignal,
  work: (scope: { tenantId: number; actorId: null }) => Promise<unknown>,
): Promise<void> => {
  const tenants = await db.asPlatform((tx) => tx.rows<{ id: number }>(sql`select id from tenants order by id`))
  for (const { id } of tenants) {
    signal.throwIfAborted()
    await work({ tenantId: id, actorId: null })
  }
}
