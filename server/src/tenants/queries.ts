import { type TenantState, tenantFields } from '@pietas/contract/tenants'
import { instant, recordColumns, type Sql, sql } from '../kit/db/sql'
import type { Json, Tx } from '../kit/db/transaction'
import { insertInto } from '../kit/db/write'
import type { ListFacts } from '../kit/paging'
import { orNotFound } from '../kit/records'

const stateOf = `case when t.deleted then 'DEACTIVATED' else 'ACTIVE' end`

const countOf = (table: string): string =>
  `(select count(*)::int from ${table} x where x.tenant_id = t.id and not x.deleted)`

export const tenantFacts: ListFacts = {
  table: 'tenants',
  alias: 't',
  item: recordColumns('t', Object.keys(tenantFields.shape), {
    state: stateOf,
    legalEntityCount: countOf('legal_entities'),
    userCount: countOf('users'),
  }),
  sorts: {
    NAME: { expression: 't.name', type: 'text' },
    CREATED_AT: { expression: 't.created_at', type: 'timestamptz' },
  },
}

/** Tenants that are open, or those that are closed. */
export const isInState = (state: TenantState): Sql => (state === 'DEACTIVATED' ? sql`t.deleted` : sql`not t.deleted`)

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

/** Adds a domain. One that the tenant has stays; one of another tenant breaks the constraint that is called after it. */
export const insertDomain = async (tx: Tx, tenantId: number, domain: string, token: string): Promise<number> => {
  const row = await tx.row<{ id: number }>(sql`
    with own as (select d.id from tenant_domains d where d.home_tenant_id = ${tenantId} and d.domain = ${domain}),
    added as (
      insert into tenant_domains (home_tenant_id, domain, token)
      select ${tenantId}::bigint, ${domain}, ${token} where not exists (select from own) returning id)
    select id from own union all select id from added`)
  return orNotFound(row).id
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
