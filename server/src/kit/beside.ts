import type { Tx } from './db/transaction'

type Stored = Record<string, unknown>

/**
 * What rows show of records that lie with somebody else: with all tenants, or with none. It is asked for once for all
 * rows, in a statement of its own, because those records may lie on another machine.
 *
 * @returns further fields for each row, in the order of the rows.
 */
export type Beside = (tx: Tx, rows: readonly Stored[]) => Promise<readonly object[]>

/** @returns rows of JSON with what stands beside them. */
export const withBeside = async (tx: Tx, beside: Beside | undefined, rows: string[]): Promise<string[]> => {
  if (!beside || rows.length === 0) return rows
  const further = await beside(
    tx,
    rows.map((row) => JSON.parse(row) as Stored),
  )
  return rows.map((row, at) => `${row.slice(0, -1)},${JSON.stringify(further[at]).slice(1)}`)
}

/**
 * Asks for facts of the records that rows name in a field, each once.
 *
 * @returns what is known of a record by its number, or null.
 */
export const factsById = async <Facts extends object>(
  rows: readonly Stored[],
  field: string,
  ask: (ids: number[]) => Promise<(Facts & { id: number })[]>,
): Promise<(id: unknown) => Omit<Facts, 'id'> | null> => {
  const ids = [...new Set(rows.map((row) => row[field]).filter((id) => typeof id === 'number'))]
  const found = ids.length > 0 ? await ask(ids) : []
  const byId = new Map(found.map(({ id, ...facts }) => [id, facts]))
  return (id) => byId.get(id as number) ?? null
}
