import { addDays, startOfDay } from '@pietas/contract/kit'
import type { SecurityEvent, SecurityEventQuery, securityEvents } from '@pietas/contract/trail'
import type { Handlers } from '../kit/call'
import { columns, type Sql, sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import { equals, narrowed } from '../kit/filters'
import { type ListFacts, listPage } from '../kit/paging'
import { forbidden } from '../kit/refusal'

const facts: ListFacts = {
  table: 'security_events',
  alias: 's',
  item: columns('s', ['id', 'at', 'kind', 'outcome', 'subjectId', 'route', 'address', 'device'], {
    tenantId: 's.home_tenant_id',
    userId: 's.actor_id',
  }),
  sorts: { AT: { expression: 's.at', type: 'timestamptz' } },
}

const narrowings = {
  userId: (id: number) => equals('s.actor_id', id),
  from: (day: string) => sql`s.at >= ${startOfDay(day)}::timestamptz`,
  to: (day: string) => sql`s.at < ${startOfDay(addDays(day, 1))}::timestamptz`,
}

const list = (tx: Tx, query: SecurityEventQuery, where: Sql) =>
  listPage<SecurityEvent>(tx, facts, query, sql`${where} and ${narrowed('s', query.filters, narrowings)}`)

export const securityEventHandlers: Handlers<typeof securityEvents> = {
  list: ({ tx, query, tenantId, actor }) => {
    // Of the whole tenant, and not of one of its entities: roles, section 3.
    const isAdministrator = actor.tenantRoles.includes('ADMINISTRATOR') && actor.homeTenantId === tenantId
    if (!isAdministrator && actor.platformRole !== 'super-administrator') throw forbidden()
    return tx.asPlatform(() => list(tx, query, sql`s.home_tenant_id = ${tenantId}`))
  },
  listAll: ({ tx, query }) => list(tx, query, sql`true`),
}
