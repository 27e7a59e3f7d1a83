import { sql } from '../db/sql'
import type { Tx } from '../db/transaction'
import { insertInto, type Values } from '../db/write'

/** Stores one row. @returns its id. */
export const insert = async (tx: Tx, table: string, values: Values): Promise<number> => {
  const row = await tx.row<{ id: number }>(sql`${insertInto(table, 'x', values)} returning x.id`)
  return row?.id ?? 0
}
