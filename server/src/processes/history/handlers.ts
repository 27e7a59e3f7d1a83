import type { Page } from '@pietas/contract/kit'
import type { HistoryEntry, HistoryValue, processHistory } from '@pietas/contract/processes'
import type { Handlers } from '../../kit/call'
import { sql } from '../../kit/db/sql'
import { listPage } from '../../kit/paging'
import { caseOfEntity } from '../case-of-record'
import { actionOf, changesOf, recordOfTable, type TrailRow } from './changes'
import { findNames, trailFacts } from './queries'
import { type ReferencedTable, tableOf } from './references'

type StoredEntry = TrailRow & Pick<HistoryEntry, 'id' | 'at' | 'actor' | 'name'>

const entryOf = (row: StoredEntry): HistoryEntry => ({
  id: row.id,
  at: row.at,
  actor: row.actor,
  record: recordOfTable[row.record_table] ?? 'process',
  action: actionOf(row),
  name: row.name,
  changes: changesOf(row),
})

const idsIn = (value: HistoryValue): number[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is number => typeof id === 'number')

const referencedIn = (entries: readonly HistoryEntry[]): Partial<Record<ReferencedTable, number[]>> => {
  const ids: Partial<Record<ReferencedTable, number[]>> = {}
  for (const { field, before, after } of entries.flatMap((entry) => entry.changes)) {
    const table = tableOf(field)
    if (table) ids[table] = [...new Set([...(ids[table] ?? []), ...idsIn(before), ...idsIn(after)])]
  }
  return ids
}

const withNames = (entry: HistoryEntry, names: Map<string, string>): HistoryEntry => {
  const named = (field: string, value: HistoryValue): HistoryValue => {
    const table = tableOf(field)
    const one = (id: unknown) => {
      const name = names.get(`${table}.${id}`)
      return name === undefined ? id : { id, name }
    }
    if (!table) return value
    return (Array.isArray(value) ? value.map(one) : one(value)) as HistoryValue
  }
  const changes = entry.changes.map(({ field, before, after }) => ({
    field,
    before: named(field, before),
    after: named(field, after),
  }))
  return { ...entry, changes }
}

export const processHistoryHandlers: Handlers<typeof processHistory> = {
  list: async (call) => {
    const { id } = await caseOfEntity(call)
    // Tasks belong to a process as well; who may read which of them is for their own list to say. The row of the
    // preparations is there before anything stands in it.
    const ofProcess = sql`((a.record_table = 'processes' and a.record_id = ${id}) or a.process_id = ${id})
      and a.record_table = any(${Object.keys(recordOfTable)}::text[]) and not (
      a.record_table = 'process_preparations' and a.action = 'insert'
      and a.after - array['id', 'process_id', 'deleted'] = '{}')`
    const query = { sortDirection: 'DESC' as const, ...call.query }
    const stored = (await listPage<StoredEntry>(call.tx, trailFacts, query, ofProcess)).value()
    const entries = stored.items.map(entryOf)
    const names = await findNames(call.tx, referencedIn(entries))
    return { ...stored, items: entries.map((entry) => withNames(entry, names)) } as Page<HistoryEntry>
  },
}
