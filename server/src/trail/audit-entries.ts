import { addDays, type HistoryValue, type Page, startOfDay } from '@pietas/contract/kit'
import type { AuditEntry, AuditQuery, auditEntries } from '@pietas/contract/trail'
import type { Handlers } from '../kit/call'
import { type Sql, sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import { equals, narrowed } from '../kit/filters'
import { type ListFacts, listPage } from '../kit/paging'
import { demandAdministrator } from './access'
import { actionOf, changesOf, type TrailRow } from './changes'
import { auditFacts, findNames, platformAuditFacts, referencedTables, type Wanted } from './queries'

const narrowings = {
  userId: (id: number) => equals('a.actor_id', id),
  from: (day: string) => sql`a.at >= ${startOfDay(day)}::timestamptz`,
  to: (day: string) => sql`a.at < ${startOfDay(addDays(day, 1))}::timestamptz`,
}

const idsIn = (value: HistoryValue): number[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is number => typeof id === 'number')

/** The lines as a reader understands them: field by field, and records by their names. */
const told = async (tx: Tx, rows: readonly TrailRow[]): Promise<AuditEntry[]> => {
  const references = await referencedTables(tx)
  const wanted: Wanted = new Map()
  const want = (table: string | undefined, ids: readonly number[]) => {
    if (table) wanted.set(table, new Set([...(wanted.get(table) ?? []), ...ids]))
  }
  const entries = rows.map((row) => ({ row, changes: changesOf(row) }))
  for (const { row, changes } of entries) {
    want(row.recordTable, row.recordId === null ? [] : [row.recordId])
    for (const { column, before, after } of changes)
      want(references.get(`${row.recordTable}.${column}`), [...idsIn(before), ...idsIn(after)])
  }
  const names = await findNames(tx, wanted)
  const withName = (table: string | undefined, value: HistoryValue): HistoryValue => {
    if (!table) return value
    const one = (id: unknown) => {
      const name = names.get(`${table}.${id}`)
      return name === undefined ? id : { id, name }
    }
    return (Array.isArray(value) ? value.map(one) : one(value)) as HistoryValue
  }
  return entries.map(({ row, changes }) => {
    const { id, at, recordTable, recordId, processId, actor } = row
    return {
      ...{ id, at, recordTable, recordId, processId, actor },
      name: names.get(`${recordTable}.${recordId}`) ?? null,
      action: actionOf(row),
      changes: changes.map(({ column, field, before, after }) => {
        const table = references.get(`${recordTable}.${column}`)
        return { field, before: withName(table, before), after: withName(table, after) }
      }),
    }
  })
}

const list = async (tx: Tx, facts: ListFacts, query: AuditQuery, where: Sql): Promise<Page<AuditEntry>> => {
  const found = sql`${where} and ${narrowed('a', query.filters, narrowings)}`
  const page = (await listPage<TrailRow>(tx, facts, query, found)).value()
  return { ...page, items: await told(tx, page.items) }
}

export const auditEntryHandlers: Handlers<typeof auditEntries> = {
  list: (call) => {
    demandAdministrator(call)
    return list(call.tx, auditFacts, call.query, sql`true`)
  },
  // What belongs to no tenant stands under tenant 0, and what became of a tenant under itself.
  listAll: ({ tx, query }) => list(tx, platformAuditFacts, query, sql`(a.tenant_id = 0 or a.record_table = 'tenants')`),
}
