import { addDays, startOfDay } from '@pietas/contract/kit'
import type { SecurityEvent, SecurityEventQuery, securityEvents } from '@pietas/contract/trail'
import type { Beside } from '../kit/beside'
import type { Handlers } from '../kit/call'
import { columns, type Sql, sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import { equals, narrowed } from '../kit/filters'
import { type ListFacts, listPage } from '../kit/paging'
import { demandAdministrator } from './access'
import { type Named, namesOfOwnPeople, namesOfStaff } from './queries'

const namesFrom =
  (...sources: readonly ((tx: Tx, ids: readonly number[]) => Promise<Named[]>)[]): Beside =>
  async (tx, rows) => {
    const ids = rows.flatMap(({ userId, subjectId }) => [userId, subjectId]).filter((id) => typeof id === 'number')
    const known = (await Promise.all(sources.map((source) => source(tx, ids)))).flat()
    const nameOf = (id: unknown, tenant: unknown): string | null =>
      known.find((one) => one.id === id && (one.tenantId === null || one.tenantId === tenant))?.name ?? null
    return rows.map(({ userId, subjectId, tenantId }) => ({
      userName: nameOf(userId, tenantId),
      subjectName: nameOf(subjectId, tenantId),
    }))
  }

const factsWith = (beside: Beside): ListFacts => ({
  table: 'security_events',
  alias: 's',
  item: columns('s', ['id', 'at', 'kind', 'outcome', 'subjectId', 'route', 'address', 'device'], {
    tenantId: 's.home_tenant_id',
    userId: 's.actor_id',
    tenantName: '(select t.name from tenants t where t.id = s.home_tenant_id)',
  }),
  sorts: { AT: { expression: 's.at', type: 'timestamptz' } },
  beside,
})

// Of the platform's own people a tenant knows no name; the platform does.
const ofTenant = factsWith(namesFrom(namesOfStaff))
const ofAll = factsWith(namesFrom(namesOfStaff, namesOfOwnPeople))

const narrowings = {
  userId: (id: number) => equals('s.actor_id', id),
  from: (day: string) => sql`s.at >= ${startOfDay(day)}::timestamptz`,
  to: (day: string) => sql`s.at < ${startOfDay(addDays(day, 1))}::timestamptz`,
}

const list = (tx: Tx, facts: ListFacts, query: SecurityEventQuery, where: Sql) =>
  listPage<SecurityEvent>(tx, facts, query, sql`${where} and ${narrowed('s', query.filters, narrowings)}`)

export const securityEventHandlers: Handlers<typeof securityEvents> = {
  list: (call) => {
    demandAdministrator(call)
    const { tx, query, tenantId } = call
    return tx.asPlatform(() => list(tx, ofTenant, query, sql`s.home_tenant_id = ${tenantId}`))
  },
  listAll: ({ tx, query }) => list(tx, ofAll, query, sql`true`),
}
