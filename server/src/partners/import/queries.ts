import { type MatchKey, type PartnerRow, partnerFields } from '@pietas/contract/partners'
import { recordColumns, type Sql, sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import { insertAll } from '../../kit/db/write'
import type { ImportLedger } from '../../kit/imports'
import type { ListFacts } from '../../kit/paging'
import { partnerRowFacts } from '../queries'

export const importFacts: ListFacts = {
  table: 'partner_imports',
  alias: 'i',
  item: recordColumns('i', [
    'legalEntityId',
    'fileName',
    'matchBy',
    'created',
    'updated',
    'unchanged',
    'refused',
    'undone',
  ]),
  sorts: { CREATED_AT: { expression: 'i.created_at', type: 'timestamptz' } },
}

// What a partner is recognised by: his side, and the same of what a row says.
const recognised: Record<Exclude<MatchKey, 'NONE'>, { partner: Sql; said: Sql }> = {
  NAME: { partner: sql`folded(b.name)`, said: sql`folded(k.said)` },
  NAME_AND_CITY: {
    partner: sql`folded(b.name) || '|' || folded(coalesce(b.address ->> 'city', ''))`,
    said: sql`folded(k.said)`,
  },
  VAT_ID: { partner: sql`b.vat_id`, said: sql`k.said` },
  BUYER_ID: { partner: sql`b.buyer_id`, said: sql`k.said` },
}

export type Match = { position: number; key: string; ids: number[] }

/** For each thing that a row says of itself: the form in which it is compared, and the partners who are that. */
export const findMatches = async (
  tx: Tx,
  legalEntityId: number,
  matchBy: Exclude<MatchKey, 'NONE'>,
  said: string[],
): Promise<Match[]> => {
  const { partner, said: comparable } = recognised[matchBy]
  const { items } = await tx.jsonRows(sql`
    select k.position, ${comparable} as key, to_json(array_remove(array_agg(b.id), null)) as ids
    from unnest(${said}::text[]) with ordinality k (said, position)
    left join business_partners b
      on b.legal_entity_id = ${legalEntityId} and not b.deleted and ${partner} = ${comparable}
    group by k.position, k.said order by k.position`)
  return items.map((item) => JSON.parse(item))
}

/** Partners as they are, to be changed: locked until the transaction ends. */
export const loadPartners = async (tx: Tx, ids: readonly number[]): Promise<Map<number, PartnerRow>> => {
  await tx.run(sql`select 1 from business_partners where id = any(${ids}::bigint[]) order by id for no key update`)
  const { items } = await tx.jsonRows(
    sql`select ${sql.raw(partnerRowFacts.item)} from business_partners b where b.id = any(${ids}::bigint[])`,
  )
  return new Map(items.map((item) => JSON.parse(item) as PartnerRow).map((partner) => [partner.id, partner]))
}

/** The types of the tenant by name. */
export const typesByName = async (tx: Tx): Promise<Map<string, number>> => {
  const rows = await tx.rows<{ id: number; name: string }>(
    sql`select t.id, t.name from business_partner_types t where not t.deleted`,
  )
  return new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]))
}

/** Where an import of partners writes and what it notes. */
export const ledger: ImportLedger = {
  table: 'business_partners',
  fields: Object.keys(partnerFields.shape).filter((field) => field !== 'typeIds'),
  own: ['legalEntityId'],
  rows: 'partner_import_rows',
  importId: 'partner_import_id',
  recordId: 'business_partner_id',
  notes: {
    type_ids_before: sql`array(
      select x.business_partner_type_id from partner_types_of_partners x where x.business_partner_id = b.id)`,
  },
  ownTables: ['partner_types_of_partners'],
}

/** Gives partners further types. */
export const addTypes = async (tx: Tx, links: readonly { partnerId: number; typeId: number }[]): Promise<void> => {
  const rows = links.map(({ partnerId, typeId }) => ({ businessPartnerId: partnerId, businessPartnerTypeId: typeId }))
  const fields = ['businessPartnerId', 'businessPartnerTypeId']
  await insertAll(tx, 'partner_types_of_partners', fields, rows, sql`on conflict do nothing`)
}

/** Takes from partners the types that an import has given them. */
export const takeTypesBack = (tx: Tx, importId: number, ids: readonly number[]) =>
  tx.run(sql`
    delete from partner_types_of_partners t using partner_import_rows x
    where x.partner_import_id = ${importId} and x.business_partner_id = t.business_partner_id
      and t.business_partner_id = any(${ids}::bigint[]) and not t.business_partner_type_id = any(x.type_ids_before)`)
