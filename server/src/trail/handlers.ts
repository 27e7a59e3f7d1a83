import { addDays, startOfDay } from '@pietas/contract/kit'
import type { SecurityEvent, SecurityEventQuery, securityEvents } from '@pietas/contract/trail'
import type { Handlers } from '../kit/call'
import { columns, type Sql, sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import { equals, narrowed } from '../kit/filters'
import { type ListFacts, listPage } from '../kit/paging'
import { demandAdministrator } from './access'

const nameOf = (column: string): string => `(select concat_ws(' ', u.first_name, u.last_name) from users u
  where u.tenant_id = s.home_tenant_id and u.id = s.${column})`

const factsWith = (who: (column: string) => string): ListFacts => ({
  table: 'security_events',
  alias: 's',
  item: columns('s', ['id', 'at', 'kind', 'outcome', 'subjectId', 'route', 'address', 'device'], {
    tenantId: 's.home_tenant_id',
    userId: 's.actor_id',
    tenantName: '(select t.name from tenants t where t.id = s.home_tenant_id)',
    userName: who('actor_id'),
    subjectName: who('subject_id'),
  }),
  sorts: { AT: { expression: 's.at', type: 'timestamptz' } },
})

// Of the platform's own people a tenant knows no name; the platform does.
const ofTenant = factsWith(nameOf)
const ofAll = factsWith(
  (column) => `coalesce(${nameOf(column)}, (select concat_ws(' ', p.first_name, p.last_name) from platform_users p
    where p.id = s.${column}))`,
)

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
