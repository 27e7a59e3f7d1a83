import { inheritanceFields, listedFields, type PersonDuplicate, type PersonFields } from '@pietas/contract/persons'
import { contactColumn } from '../kit/contacts'
import { columns, instant, jsonOf, orElse, recordFields, type Sql, selectList, sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import type { ListFacts } from '../kit/paging'
import type { RecordFacts } from '../kit/records'
import { keptDocumentFields, managerColumns } from './inheritance'
import { relationshipsOf } from './relationships/queries'

// Stored under other names or in several columns; everything else is a column of its own name.
const special = new Set(['deceasedTimeAt', 'deathRegisteredBy'])
const plain = Object.keys(listedFields.shape).filter((field) => !special.has(field))

const registrar = `case when p.death_registered_by_type is not null then json_build_object(
    'type', p.death_registered_by_type, 'personId', p.death_registered_by_person_id,
    'businessPartnerId', p.death_registered_by_business_partner_id,
    'legalEntityBranchId', p.death_registered_by_legal_entity_branch_id, 'userId', p.death_registered_by_user_id) end`

const computed = {
  deceasedTimeAt: `left(p.deceased_time_at::text, 5)`,
  deathRegisteredBy: registrar,
  deathRegisteredByType: 'p.death_registered_by_type',
  infectious: `coalesce(p.infectious_data = 'INFECTIOUS', false)`,
  highlyInfectious: `coalesce(p.infectious_data = 'HIGHLY_INFECTIOUS', false)`,
  address: `case when num_nonnulls(p.street, p.street_number, p.zip_code, p.city, p.country) > 0 then
    ${jsonOf(columns('p', ['street', 'streetNumber', 'zipCode', 'city', 'country']))} end`,
  age: `extract(year from age(
    coalesce(p.deceased_at, case when not p.deceased then (now() at time zone 'Europe/Berlin')::date end),
    p.date_of_birth))::int`,
}

const rowFields = recordFields('p', ['legalEntityId', 'relationshipStatus', 'mergedIntoId', ...plain], computed)
const rowColumns = selectList(rowFields)

/** A person as lists show it. */
export const personFacts: ListFacts = {
  table: 'persons',
  alias: 'p',
  item: rowColumns,
  fields: rowFields,
  sorts: {
    UPDATED_AT: { expression: 'p.updated_at', type: 'timestamptz' },
    CREATED_AT: { expression: 'p.created_at', type: 'timestamptz' },
    NAME: { expression: 'p.sort_name', type: 'text' },
    FIRST_NAME: { expression: 'p.first_name', type: 'text' },
    LAST_NAME: { expression: 'p.last_name', type: 'text' },
    CITY: { expression: orElse('p.city', "''"), type: 'text' },
    DATE_OF_BIRTH: { expression: orElse('p.date_of_birth', "'-infinity'::date"), type: 'date' },
    DECEASED_AT: { expression: orElse('p.deceased_at', "'-infinity'::date"), type: 'date' },
  },
}

// One question for each index.
const placesOf = [
  ...(
    [
      ['DECEASED', 'deceased_person_id'],
      ['CLIENT', 'client_person_id'],
      ['GRAVE_OWNER', 'grave_owner_id'],
      ['INFORMING', 'informing_person_id'],
    ] as const
  ).map(
    ([place, column]) =>
      `select x.id, '${place}' as place from processes x where x.tenant_id = p.tenant_id and x.${column} = p.id`,
  ),
  `select x.process_id, 'INVITED' from process_invited_persons x where x.tenant_id = p.tenant_id and x.person_id = p.id`,
  `select x.process_id, 'FURTHER' from process_persons x
    where x.tenant_id = p.tenant_id and x.person_id = p.id and not x.deleted`,
].join(' union all ')

const processesOfPerson = `coalesce((
    select json_agg(json_build_object('id', c.id, 'type', c.type, 'status', c.status,
      'deceased', concat_ws(' ', d.first_name, d.last_name), 'places', f.places) order by c.id desc)
    from (select s.id, array_agg(distinct s.place order by s.place) as places from (${placesOf}) s group by s.id) f
    join processes c on c.tenant_id = p.tenant_id and c.id = f.id
    join persons d on d.tenant_id = c.tenant_id and d.id = c.deceased_person_id), '[]')`

const mergesOfPerson = `coalesce((
    select json_agg(json_build_object('id', m.id, 'personId', o.id, 'name', concat_ws(' ', o.first_name, o.last_name),
      'at', ${instant('m.created_at')}) order by m.id desc)
    from person_merges m join persons o on o.tenant_id = m.tenant_id and o.id = m.other_id
    where m.tenant_id = p.tenant_id and m.survivor_id = p.id and m.undone_at is null), '[]')`

const estate = columns(
  'p',
  Object.keys(inheritanceFields.shape).filter((field) => !(field in keptDocumentFields)),
  keptDocumentFields,
)

/** A person in full. */
export const fullPersonFacts: RecordFacts = {
  table: 'persons',
  alias: 'p',
  item: `${rowColumns}, ${estate}, ${processesOfPerson} as "processes",
    ${mergesOfPerson} as "merges",
    coalesce((select json_agg(row_to_json(l)) from (${relationshipsOf('p.id')}) l), '[]') as "relationships"`,
}

/** The changed fields as columns. @param merged the person as he will be. */
export const personColumnsOf = (
  fields: Partial<PersonFields>,
  merged: Partial<PersonFields> = fields,
): Record<string, unknown> => {
  const { deathRegisteredBy, contactDetails, testamentManagedBy, inheritanceContractManagedBy, ...own } = fields
  const rest = { ...own, ...managerColumns(fields, merged) }
  if (deathRegisteredBy === undefined) return { ...rest, ...contactColumn(contactDetails) }
  return {
    ...rest,
    ...contactColumn(contactDetails),
    deathRegisteredByType: deathRegisteredBy?.type ?? null,
    deathRegisteredByPersonId: deathRegisteredBy?.personId ?? null,
    deathRegisteredByBusinessPartnerId: deathRegisteredBy?.businessPartnerId ?? null,
    deathRegisteredByLegalEntityBranchId: deathRegisteredBy?.legalEntityBranchId ?? null,
    deathRegisteredByUserId: deathRegisteredBy?.userId ?? null,
  }
}

export type Identity = { id: number | null; dateOfBirth: string | null; sound: string }

const persons = (legalEntityId: number): Sql =>
  sql`hashtextextended(concat_ws('|', 'persons', current_tenant(), ${legalEntityId}::bigint), 0)`

/** Holds others back who are about to store the same person, and waits for an import; until the transaction ends. */
export const lockIdentity = (tx: Tx, legalEntityId: number, identity: Identity) =>
  tx.run(sql`select pg_advisory_xact_lock_shared(${persons(legalEntityId)}), pg_advisory_xact_lock(hashtextextended(
    concat_ws('|', 'person', current_tenant(), ${legalEntityId}::bigint, ${identity.dateOfBirth}::text, ${identity.sound}::text), 0))`)

/** Holds everybody back who is about to store a person of the entity: a lock a row would be too many. */
export const lockIdentities = (tx: Tx, legalEntityId: number) =>
  tx.run(sql`select pg_advisory_xact_lock(${persons(legalEntityId)})`)

const duplicateColumns = columns('p', [
  'id',
  'firstName',
  'lastName',
  'dateOfBirth',
  'deceasedAt',
  'street',
  'streetNumber',
  'zipCode',
  'city',
])

/** Persons of the entity with the same birth date, or none that is known, and the same sound of name. */
export const findAlike = async (
  tx: Tx,
  legalEntityId: number,
  identity: Identity,
): Promise<Omit<PersonDuplicate, 'score' | 'reasons'>[]> => {
  const { items } = await tx.jsonRows(sql`
    select ${sql.raw(duplicateColumns)} from persons p
    where p.legal_entity_id = ${legalEntityId}
      and ${identity.dateOfBirth ? sql`p.date_of_birth = ${identity.dateOfBirth}` : sql`p.date_of_birth is null`}
      and p.name_phonetic = ${identity.sound} and not p.deleted and p.id is distinct from ${identity.id}::bigint
    order by p.id limit 20`)
  return items.map((item) => JSON.parse(item))
}
