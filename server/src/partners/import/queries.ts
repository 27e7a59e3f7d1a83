import { type KeptPartner, type MatchKey, type PartnerRow, partnerFields } from '@pietas/contract/partners'
import { referredTo } from '../../kit/db/references'
import { columnName, recordColumns, type Sql, sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import { insertAll, type Values } from '../../kit/db/write'
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

const ownFields = Object.keys(partnerFields.shape).filter((field) => field !== 'typeIds')

/** Stores new partners. @returns their ids, in the order of `partners`. */
export const insertPartners = async (tx: Tx, legalEntityId: number, partners: readonly Values[]): Promise<number[]> => {
  if (partners.length === 0) return []
  const rows = partners.map((partner) => ({ ...partner, legalEntityId }))
  const fields = ['legalEntityId', ...ownFields]
  const stored = await tx.rows<{ id: number }>(sql`${insertAll('business_partners', fields, rows)} returning id`)
  return stored.map(({ id }) => id)
}

const setToRecord = sql`set (${sql.join(ownFields.map((field) => sql.ref(columnName(field))))}) =
  (${sql.join(ownFields.map((field) => sql.ref(`r.${columnName(field)}`)))})`

/** Stores changed partners, each with all of its fields. */
export const updatePartners = async (tx: Tx, partners: readonly Values[]): Promise<void> => {
  if (partners.length === 0) return
  const fields = ['id', ...ownFields]
  const records = partners.map((partner) =>
    Object.fromEntries(fields.map((field) => [columnName(field), partner[field] ?? null])),
  )
  await tx.run(sql`update business_partners b ${setToRecord}
    from jsonb_populate_recordset(null::business_partners, ${JSON.stringify(records)}::jsonb) r where b.id = r.id`)
}

/** Gives partners further types. */
export const addTypes = (tx: Tx, links: readonly { partnerId: number; typeId: number }[]) =>
  tx.run(sql`
    insert into partner_types_of_partners (business_partner_id, business_partner_type_id)
    select * from unnest(${links.map((link) => link.partnerId)}::bigint[], ${links.map((link) => link.typeId)}::bigint[])
    on conflict do nothing`)

/** Notes what partners are before an import changes them, and the version that it will leave. */
export const rememberChanged = (tx: Tx, importId: number, ids: readonly number[]) =>
  tx.run(sql`
    insert into partner_import_rows (partner_import_id, business_partner_id, version, before, type_ids_before)
    select ${importId}, b.id, b.version + 1, to_jsonb(b) - 'search', array(
      select x.business_partner_type_id from partner_types_of_partners x where x.business_partner_id = b.id)
    from business_partners b where b.id = any(${ids}::bigint[])`)

/** Notes partners that an import has added. */
export const rememberCreated = (tx: Tx, importId: number, ids: readonly number[]) =>
  tx.run(sql`
    insert into partner_import_rows (partner_import_id, business_partner_id, version)
    select ${importId}, b.id, b.version from business_partners b where b.id = any(${ids}::bigint[])`)

const untouched = sql`b.id = x.business_partner_id and b.version = x.version and not b.deleted`

// What says more about a partner and means nothing without him.
const ownTables = ['partner_types_of_partners', 'partner_import_rows']

/**
 * Takes back what an import did, where nobody has changed it since; a partner that it has added goes only when nothing
 * refers to him.
 *
 * @returns the partners taken back, and those that are in use.
 */
export const takeBack = async (tx: Tx, importId: number): Promise<{ ids: number[]; inUse: number[] }> => {
  // Whoever refers to one of them meanwhile is waited for, and asked about afterwards; whoever is about to waits here.
  const added = await tx.rows<{ id: number }>(sql`
    select b.id from business_partners b where b.id in (select x.business_partner_id from partner_import_rows x
      where x.partner_import_id = ${importId} and x.before is null) order by b.id for update`)
  const inUse = await referredTo(
    tx,
    'business_partners',
    added.map(({ id }) => id),
    ownTables,
  )
  const gone = await tx.rows<{ id: number }>(sql`
    update business_partners b set deleted = true from partner_import_rows x
    where x.partner_import_id = ${importId} and x.before is null and ${untouched}
      and not b.id = any(${inUse}::bigint[]) returning b.id`)
  const reset = await tx.rows<{ id: number }>(sql`
    update business_partners b ${setToRecord}
    from partner_import_rows x, jsonb_populate_record(null::business_partners, x.before) r
    where x.partner_import_id = ${importId} and x.before is not null and ${untouched} returning b.id`)
  const ids = reset.map(({ id }) => id)
  await tx.run(sql`
    delete from partner_types_of_partners t using partner_import_rows x
    where x.partner_import_id = ${importId} and x.business_partner_id = t.business_partner_id
      and t.business_partner_id = any(${ids}::bigint[]) and not t.business_partner_type_id = any(x.type_ids_before)`)
  return { ids: [...gone.map(({ id }) => id), ...ids], inUse }
}

/** Partners of an import that were not taken back. */
export const keptPartners = (
  tx: Tx,
  importId: number,
  takenBack: Awaited<ReturnType<typeof takeBack>>,
): Promise<KeptPartner[]> =>
  tx.rows<KeptPartner>(sql`
    select b.id, b.name,
      case when b.id = any(${takenBack.inUse}::bigint[]) then 'IN_USE' else 'CHANGED' end as reason
    from partner_import_rows x join business_partners b on b.id = x.business_partner_id
    where x.partner_import_id = ${importId} and not b.deleted
      and not b.id = any(${takenBack.ids}::bigint[]) order by b.name`)
