import { sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import { insertInto } from '../kit/db/write'

/** Adds a tenant and goes on inside it. @returns its id. */
export const insertTenant = async (tx: Tx, tenant: { name: string; slug: string }): Promise<number> => {
  const row = await tx.row<{ id: number }>(sql`${insertInto('tenants', 't', tenant)} returning t.id`)
  const id = row?.id ?? 0
  await tx.enterTenant(id)
  return id
}
