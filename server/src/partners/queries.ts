import { partnerFields } from '@pietas/contract/partners'
import { columns, jsonOf, recordFields, selectList, sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import type { ListFacts } from '../kit/paging'
import type { RecordFacts } from '../kit/records'

const stored = Object.keys(partnerFields.shape).filter((field) => field !== 'typeIds')

const typesOf = (item: string): string => `coalesce((select json_agg(${item} order by t.name, t.id)
  from partner_types_of_partners x
  join business_partner_types t on t.tenant_id = x.tenant_id and t.id = x.business_partner_type_id
  where x.tenant_id = b.tenant_id and x.business_partner_id = b.id), '[]')`

const typeIds = `coalesce((select json_agg(x.business_partner_type_id order by x.business_partner_type_id)
  from partner_types_of_partners x where x.tenant_id = b.tenant_id and x.business_partner_id = b.id), '[]')`

const parent = `(select json_build_object('id', u.id, 'name', u.name, 'deleted', u.deleted)
  from business_partners u where u.tenant_id = b.tenant_id and u.id = b.parent_id)`

const children = `coalesce((select json_agg(row_to_json(c)) from (
  select ${columns('k', ['id', 'name', 'nameAffix', 'deleted'])} from business_partners k
  where k.tenant_id = b.tenant_id and k.parent_id = b.id and not k.deleted order by k.name, k.id limit 100) c), '[]')`

const ofAddress = ['street', 'streetNumber', 'zipCode', 'city']

const rowFields = recordFields('b', ['legalEntityId', ...stored], {
  typeIds,
  types: typesOf(`json_build_object('id', t.id, 'name', t.name, 'deleted', t.deleted)`),
  parent,
  ...Object.fromEntries(ofAddress.map((field) => [field, `b.address ->> '${field}'`])),
  children,
})
const rowColumns = selectList(rowFields)

const sorts: ListFacts['sorts'] = {
  NAME: { expression: 'b.name', type: 'text' },
  UPDATED_AT: { expression: 'b.updated_at', type: 'timestamptz' },
  CREATED_AT: { expression: 'b.created_at', type: 'timestamptz' },
  CITY: { expression: 'b.city', type: 'text' },
}

/** A partner as lists show it. */
export const partnerRowFacts: ListFacts = {
  table: 'business_partners',
  alias: 'b',
  item: rowColumns,
  fields: rowFields,
  sorts,
}

const contact = `case when b.accounting_contact_id is not null then ${jsonOf(
  `${columns('p', ['id', 'firstName', 'lastName', 'deleted'])} from persons p
    where p.tenant_id = b.tenant_id and p.id = b.accounting_contact_id`,
)} end`

/** A partner in full. */
export const partnerFacts: RecordFacts = {
  table: 'business_partners',
  alias: 'b',
  item: `${rowColumns}, ${contact} as "accountingContact"`,
}

export const typeLink = {
  table: 'partner_types_of_partners',
  owner: 'business_partner_id',
  member: 'business_partner_type_id',
}

/** The types of a name, deleted ones included: partners keep them. */
export const typeIdsByName = async (tx: Tx, name: string): Promise<number[]> => {
  const rows = await tx.rows<{ id: number }>(sql`select t.id from business_partner_types t where t.name = ${name}`)
  return rows.map(({ id }) => id)
}

/** Those of the partners that are locked. */
export const lockedPartners = async (tx: Tx, ids: readonly number[]): Promise<number[]> => {
  const rows = await tx.rows<{ id: number }>(
    sql`select b.id from business_partners b where b.id = any(${ids}::bigint[]) and b.locked`,
  )
  return rows.map(({ id }) => id)
}
