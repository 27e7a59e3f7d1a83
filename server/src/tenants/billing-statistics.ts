import { addDays, lastOfMonth, startOfDay } from '@pietas/contract/kit'
import type { billingStatistics, TenantStatistics } from '@pietas/contract/tenants'
import type { Handlers } from '../kit/call'
import { sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'

type Amounts = Omit<TenantStatistics, 'id' | 'name' | 'state'>

const types = {
  requests: 'REQUEST',
  provisions: 'PROVISION',
  deaths: 'DEATH',
  aftercares: 'AFTERCARE',
  additionals: 'ADDITIONAL',
}

const byType = sql.raw(
  Object.entries(types)
    .map(([name, type]) => `count(*) filter (where c.type = '${type}') as ${name}`)
    .join(', '),
)

// Who was shut out keeps the time of it as that of his last change.
const counted = (tx: Tx, from: string, until: string): Promise<TenantStatistics[]> =>
  tx.rows<TenantStatistics>(sql`
    select t.id, t.name, case when t.deleted then 'DEACTIVATED' else 'ACTIVE' end as state,
      u.count as "activeUsers", e.count as "legalEntities", c.requests, c.provisions, c.deaths, c.aftercares,
      c.additionals, c.processes, d.count as documents, d.bytes as "storageBytes"
    from tenants t
    cross join lateral (select count(*)::int as count from users u where u.tenant_id = t.id
      and u.created_at < ${until}::timestamptz and (not u.deleted or u.updated_at >= ${from}::timestamptz)) u
    cross join lateral (select count(*)::int as count from legal_entities e where e.tenant_id = t.id
      and e.created_at < ${until}::timestamptz and not e.deleted) e
    cross join lateral (select count(*) as processes, ${byType} from processes c where c.tenant_id = t.id
      and c.created_at >= ${from}::timestamptz and c.created_at < ${until}::timestamptz and not c.deleted) c
    cross join lateral (select count(*)::int as count, coalesce(sum(d.size), 0)::bigint as bytes from documents d
      where d.tenant_id = t.id and d.created_at < ${until}::timestamptz and not d.deleted) d
    where t.created_at < ${until}::timestamptz
    order by t.name, t.id`)

const names = [
  ...['activeUsers', 'legalEntities', 'requests', 'provisions', 'deaths', 'aftercares', 'additionals'],
  ...['processes', 'documents', 'storageBytes'],
] as (keyof Amounts)[]

export const billingStatisticsHandlers: Handlers<typeof billingStatistics> = {
  get: async ({ tx, query: { month } }) => {
    const first = `${month}-01`
    const items = await counted(tx, startOfDay(first), startOfDay(addDays(lastOfMonth(first), 1)))
    const sumOf = (name: keyof Amounts) => items.reduce((sum, item) => sum + item[name], 0)
    const total = Object.fromEntries(names.map((name) => [name, sumOf(name)])) as Amounts
    return { month, items, total }
  },
}
