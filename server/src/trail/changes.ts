import { isDeepStrictEqual } from 'node:util'
import type { HistoryValue } from '@pietas/contract/kit'
import type { AuditEntry } from '@pietas/contract/trail'

/** A row of the trail as it is stored, its columns by their names in the database. */
export type TrailRow = Omit<AuditEntry, 'action' | 'changes' | 'name'> & {
  action: string
  before: Record<string, HistoryValue> | null
  after: Record<string, HistoryValue> | null
}

// What every record has and what says nothing to a reader.
const silent = new Set(['id', 'deleted', 'tenant_id', 'position'])

/** `death_register_number` is `deathRegisterNumber` in the contract. */
export const fieldOf = (column: string): string =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const isNothing = (value: HistoryValue | undefined): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

type Change = AuditEntry['changes'][number] & { column: string }

/** @returns what a row of the trail says, field by field. */
export const changesOf = ({ before, after }: TrailRow): Change[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .filter((column) => !silent.has(column))
    .map((column) => ({
      column,
      field: fieldOf(column),
      before: before?.[column] ?? null,
      after: after?.[column] ?? null,
    }))
    .filter((change) => !isDeepStrictEqual(change.before, change.after))
    .filter((change) => !(isNothing(change.before) && isNothing(change.after)))

/** @returns what was done. */
export const actionOf = ({ action, before, after }: TrailRow): AuditEntry['action'] => {
  if (action === 'insert') return 'create'
  if (action === 'delete') return 'delete'
  if (before?.deleted === false && after?.deleted === true) return 'delete'
  return before?.deleted === true && after?.deleted === false ? 'restore' : 'update'
}
