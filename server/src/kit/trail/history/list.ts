import type { HistoryEntryOf, HistoryValue, Page } from '@pietas/contract/kit'
import { type Sql, sql } from '../../db/sql'
import type { Tx } from '../../db/transaction'
import { listPage } from '../../paging'
import { actionOf, changesOf, type Reading, type TrailRow } from './changes'
import { findNames, trailFacts } from './queries'

type StoredEntry = TrailRow & Pick<HistoryEntryOf<string>, 'id' | 'at' | 'actor' | 'name'>

const entryOf = <Part extends string>(row: StoredEntry, reading: Reading<Part>): HistoryEntryOf<Part> => ({
  id: row.id,
  at: row.at,
  actor: row.actor,
  // No other tables are asked for.
  record: reading.records[row.record_table] as Part,
  action: actionOf(row),
  name: row.name,
  changes: changesOf(row, reading),
})

const idsIn = (value: HistoryValue): number[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is number => typeof id === 'number')

const referencedIn = (
  entries: readonly HistoryEntryOf<string>[],
  tableOf: Reading['tableOf'],
): Map<string, number[]> => {
  const ids = new Map<string, number[]>()
  for (const { field, before, after } of entries.flatMap((entry) => entry.changes)) {
    const table = tableOf(field)
    const wanted = [...idsIn(before), ...idsIn(after)]
    if (table && wanted.length > 0) ids.set(table, [...new Set([...(ids.get(table) ?? []), ...wanted])])
  }
  return ids
}

const withNames = <Entry extends HistoryEntryOf<string>>(
  entry: Entry,
  names: ReadonlyMap<string, string>,
  tableOf: Reading['tableOf'],
): Entry => {
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

/**
 * A page of the trail as a reader understands it, the latest first.
 *
 * @param where which rows of the trail `a`; tables of which the reading knows nothing stay out.
 */
export const listHistory = async <Part extends string>(
  tx: Tx,
  asked: Parameters<typeof listPage>[2],
  where: Sql,
  reading: Reading<Part>,
): Promise<Page<HistoryEntryOf<Part>>> => {
  const known = sql`${where} and a.record_table = any(${Object.keys(reading.records)}::text[])`
  const stored = (await listPage<StoredEntry>(tx, trailFacts, { sortDirection: 'DESC', ...asked }, known)).value()
  const entries = stored.items.map((row) => entryOf(row, reading))
  const names = await findNames(tx, referencedIn(entries, reading.tableOf))
  return { ...stored, items: entries.map((entry) => withNames(entry, names, reading.tableOf)) }
}
