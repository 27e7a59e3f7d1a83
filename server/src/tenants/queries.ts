import { type TenantState, type TenantStatistics, tenantFields } from '@pietas/contract/tenants'
import { type Beside, factsById } from '../kit/beside'
import { instant, recordColumns, type Sql, sql } from '../kit/db/sql'
import type { Json, Tx } from '../kit/db/transaction'
import { insertInto } from '../kit/db/write'
import type { ListFacts } from '../kit/paging'
import { orNotFound } from '../kit/records'

const isInDeletion = 'exists (select from tenant_erasures r where r.home_tenant_id = t.id)'

const stateOf = `case when ${isInDeletion} then 'IN_DELETION' when t.deleted then 'DEACTIVATED' else 'ACTIVE' end`

const countedIn = (tx: Tx, table: string, rows: Parameters<Beside>[1]) =>
  factsById<{ count: number }>(rows, 'id', (ids) =>
    tx.rows(sql`
      select x.tenant_id as id, count(*)::int as count from ${sql.table(table)} x
      where x.tenant_id = any(${ids}::bigint[]) and not x.deleted group by 1`),
  )

// How many legal entities and people each has.
const sizes: Beside = async (tx, rows) => {
  const [entitiesOf, usersOf] = await tx.asTenant(() =>
    Promise.all([countedIn(tx, 'legal_entities', rows), countedIn(tx, 'users', rows)]),
  )
  return rows.map(({ id }) => ({
    legalEntityCount: entitiesOf(id)?.count ?? 0,
    userCount: usersOf(id)?.count ?? 0,
  }))
}

export const tenantFacts: ListFacts = {
  table: 'tenants',
  alias: 't',
  item: recordColumns('t', Object.keys(tenantFields.shape), {
    state: stateOf,
    deletionDueAt: `(select ${instant('r.due_at')} from tenant_erasures r where r.home_tenant_id = t.id)`,
  }),
  sorts: {
    NAME: { expression: 't.name', type: 'text' },
    CREATED_AT: { expression: 't.created_at', type: 'timestamptz' },
  },
  beside: sizes,
}

/** Tenants that are open, those that are closed, or those that are to be deleted. */
export const isInState = (state: TenantState): Sql => {
  if (state === 'ACTIVE') return sql`not t.deleted`
  const asked = sql.raw(isInDeletion)
  return state === 'IN_DELETION' ? asked : sql`t.deleted and not ${asked}`
}

/** Adds a tenant and goes on inside it. @returns its id. */
export const insertTenant = async (tx: Tx, tenant: { name: string; slug: string }): Promise<number> => {
  const row = await tx.row<{ id: number }>(sql`${insertInto('tenants', 't', tenant)} returning t.id`)
  const id = row?.id ?? 0
  await tx.enterTenant(id)
  return id
}

/** Opens or closes a tenant; one that is so already stays as it is. */
export const setDeactivated = (tx: Tx, tenantId: number, deactivated: boolean) =>
  tx.run(sql`update tenants set deleted = ${deactivated} where id = ${tenantId} and deleted <> ${deactivated}`)

const challenge = '_pietas-challenge'

/** What the line of DNS says that belongs to a token. */
export const lineOf = (token: string): string => `pietas-verification=${token}`

const domainColumns = `d.id, d.domain, d.verified, ${instant('d.checked_at')} as "checkedAt",
  json_build_object('type', 'TXT', 'name', '${challenge}.' || d.domain, 'value', '${lineOf('')}' || d.token) as "dnsRecord",
  ${instant('d.created_at')} as "createdAt"`

export const domainFacts: ListFacts = {
  table: 'tenant_domains',
  alias: 'd',
  item: domainColumns,
  sorts: { DOMAIN: { expression: 'd.domain', type: 'text' } },
}

/**
 * Adds a domain. One that the tenant has stays, also where two add it at the same moment.
 *
 * @returns its id, or null where another tenant has it.
 */
export const insertDomain = async (tx: Tx, tenantId: number, domain: string, token: string): Promise<number | null> => {
  const added = await tx.row<{ id: number }>(sql`
    insert into tenant_domains (home_tenant_id, domain, token) values (${tenantId}, ${domain}, ${token})
    on conflict do nothing returning id`)
  const there =
    added ??
    (await tx.row<{ id: number }>(
      sql`select d.id from tenant_domains d where d.home_tenant_id = ${tenantId} and d.domain = ${domain}`,
    ))
  return there?.id ?? null
}

/** Notes whether the line of a domain is there. @returns the domain. @throws 404 when it has been deleted meanwhile */
export const noteChecked = async <T>(tx: Tx, domainId: number, verified: boolean): Promise<Json<T>> =>
  orNotFound(
    await tx.record<T>(sql`
      update tenant_domains as d set verified = ${verified}, checked_at = now() where d.id = ${domainId}
      returning ${sql.raw(domainColumns)}`),
  )

/** @returns how many were deleted. */
export const deleteDomain = (tx: Tx, where: Sql): Promise<number> =>
  tx.run(sql`delete from tenant_domains as d where ${where}`)

const processTypes = {
  requests: 'REQUEST',
  provisions: 'PROVISION',
  deaths: 'DEATH',
  aftercares: 'AFTERCARE',
  additionals: 'ADDITIONAL',
}

const byType = sql.raw(
  Object.entries(processTypes)
    .map(([name, type]) => `count(*) filter (where x.type = '${type}') as ${name}`)
    .join(', '),
)

const nothing: Omit<TenantStatistics, 'id' | 'name' | 'state'> = {
  activeUsers: 0,
  legalEntities: 0,
  requests: 0,
  provisions: 0,
  deaths: 0,
  aftercares: 0,
  additionals: 0,
  processes: 0,
  documents: 0,
  storageBytes: 0,
}

/**
 * What is counted of each tenant, from one moment to before another. Who was shut out keeps the time of it as that of his
 * last change.
 */
export const countMonth = async (tx: Tx, from: string, until: string): Promise<TenantStatistics[]> => {
  const tenants = await tx.rows<Pick<TenantStatistics, 'id' | 'name' | 'state'>>(sql`
    select t.id, t.name, case when t.deleted then 'DEACTIVATED' else 'ACTIVE' end as state from tenants t
    where t.created_at < ${until}::timestamptz order by t.name, t.id`)
  const before = sql`x.created_at < ${until}::timestamptz`
  const counted = [
    sql`count(*)::int as "activeUsers" from users x where ${before} and (not x.deleted or x.updated_at >= ${from}::timestamptz)`,
    sql`count(*)::int as "legalEntities" from legal_entities x where ${before} and not x.deleted`,
    sql`count(*) as processes, ${byType} from processes x
      where ${before} and x.created_at >= ${from}::timestamptz and not x.deleted`,
    sql`count(*)::int as documents, coalesce(sum(x.size), 0)::bigint as "storageBytes" from documents x
      where ${before} and not x.deleted`,
  ]
  const items = new Map(tenants.map((tenant) => [tenant.id, { ...tenant, ...nothing }]))
  for (const what of counted) {
    const rows = await tx.rows<{ id: number }>(sql`select x.tenant_id as id, ${what} group by x.tenant_id`)
    for (const row of rows) Object.assign(items.get(row.id) ?? {}, row)
  }
  return [...items.values()]
}
