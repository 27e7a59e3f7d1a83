import {
  inverseTypes,
  marriageFields,
  type Relationship,
  type RelationshipFields,
  relationshipFields,
  type Tie,
} from '@pietas/contract/persons'
import { columns, instant, recordColumns, type Sql, sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import { insertAll } from '../../kit/db/write'
import type { RecordFacts } from '../../kit/records'

const relatedPerson = (id: string): string =>
  `(select row_to_json(o) from (select ${columns('o', [
    'id',
    'firstName',
    'lastName',
    'dateOfBirth',
    'deceasedAt',
    'phone',
    'email',
    'deleted',
  ])} from persons o where o.tenant_id = r.tenant_id and o.id = ${id}) o)`

const turnedRound = `case r.relationship_type ${Object.entries(inverseTypes)
  .filter(([type, inverse]) => type !== inverse)
  .map(([type, inverse]) => `when '${type}' then '${inverse}'`)
  .join(' ')} else r.relationship_type end`

type Side = { self: string; other: string; inverse: boolean }

// Death changes what a marriage is, without a change of its row.
const statusSeen = ({ self, other, inverse }: Side): string => `case when r.marital_status is not null then (
  select marital_status_seen(r.marital_status, ${inverse}, s.deceased, s.deceased_at, o.deceased, o.deceased_at)
  from persons s left join persons o on o.tenant_id = r.tenant_id and o.id = ${other}
  where s.tenant_id = r.tenant_id and s.id = ${self}) end`

const owned: Side = { self: 'r.person_id', other: 'r.related_person_id', inverse: false }
const mirrored: Side = { self: 'r.related_person_id', other: 'r.person_id', inverse: true }

/**
 * What another person is for a person, as JSON with type and marital status: a marriage before anything else, the
 * latest first. Null when the two are not related. Both arguments are expressions of columns.
 */
export const relationBetween = (person: string, other: string): string => `(
  select json_build_object('relationshipType', r.type, 'maritalStatus', r.status) from (
    select r.id, ${statusSeen(owned)} as status, r.relationship_type as type from relationships r
      where r.tenant_id = current_tenant() and r.person_id = ${person} and r.related_person_id = ${other} and not r.deleted
    union all
    select r.id, ${statusSeen(mirrored)}, ${turnedRound} from relationships r
      where r.tenant_id = current_tenant() and r.related_person_id = ${person} and r.person_id = ${other}
        and not r.deleted) r
  where r.type is not null or r.status is not null
  order by r.status is null, r.id desc limit 1)`

const item = (type: string, side: Side): string =>
  recordColumns('r', ['personId', ...marriageFields], {
    // Part of a person's JSON as well, where PostgreSQL would write instants in its own way.
    createdAt: instant('r.created_at'),
    updatedAt: instant('r.updated_at'),
    inverse: String(side.inverse),
    relationshipType: type,
    maritalStatus: statusSeen(side),
    relatedPersonId: side.other,
    relatedPerson: relatedPerson(side.other),
    relationshipWithoutPerson: `${side.other} is null`,
  })

/** A relationship as its owner sees it. */
export const relationshipFacts: RecordFacts = {
  table: 'relationships',
  alias: 'r',
  item: item('r.relationship_type', owned),
}

const turnedItem = item(turnedRound, mirrored)

/**
 * The relationships of a person as a select: marriages first, then in the order of their entry. Those that other persons
 * own come turned round; that one of them is widowed says something about this person only if he has died.
 */
export const relationshipsOf = (person: string): string => `
  select * from (
    select ${relationshipFacts.item} from relationships r
      where r.tenant_id = current_tenant() and r.person_id = ${person} and not r.deleted
    union all
    select ${turnedItem} from relationships r
      where r.tenant_id = current_tenant() and r.related_person_id = ${person} and not r.deleted) rows
  where "relationshipType" is not null or "maritalStatus" is not null
  order by "maritalStatus" is null, inverse, id`

/** The relationships of a person, as both answers of the API show them. */
export const listRelationships = async (tx: Tx, personId: number): Promise<Relationship[]> => {
  const { items } = await tx.jsonRows(sql`${sql.raw(relationshipsOf(String(personId)))}`)
  return items.map((item) => JSON.parse(item))
}

const insertedFields = ['legalEntityId', 'personId', ...Object.keys(relationshipFields.shape)]

/** Stores relationships of a person. @returns their ids, in the order of `rows`. */
export const insertRelationships = async (
  tx: Tx,
  legalEntityId: number,
  personId: number,
  rows: readonly Partial<RelationshipFields>[],
): Promise<number[]> => {
  const values = rows.map((row) => ({ ...row, legalEntityId, personId }))
  const stored = await insertAll<{ id: number }>(tx, 'relationships', insertedFields, values, sql`returning id`)
  return stored.map(({ id }) => id)
}

/** Every relationship of some persons, from whichever side, as its owner tells it. */
export const findTies = (tx: Tx, people: readonly number[]): Promise<(Tie & { id: number })[]> =>
  tx.rows(sql`select r.id, r.person_id as "personId", r.related_person_id as "relatedPersonId",
      r.relationship_type as "relationshipType", r.marital_status as "maritalStatus",
      r.marriage_date::text as "marriageDate", r.divorce_date::text as "divorceDate"
    from relationships r where not r.deleted
      and (r.person_id = any(${people}::bigint[]) or r.related_person_id = any(${people}::bigint[]))
    order by r.id`)

/** What persons are called and whether they live, for whoever is asked about them. */
export const findNames = (
  tx: Tx,
  ids: readonly number[],
): Promise<{ id: number; name: string; deceased: boolean; deceasedAt: string | null }[]> =>
  tx.rows(sql`select p.id, concat_ws(' ', p.first_name, p.last_name) as name, p.deceased,
    p.deceased_at::text as "deceasedAt" from persons p where p.id = any(${ids}::bigint[])`)

/** The marriages that a person owns, for rules that look at their dates. */
export const marriagesOf = (tx: Tx, personId: number): Promise<Pick<Relationship, 'marriageDate' | 'divorceDate'>[]> =>
  tx.rows(sql`select r.marriage_date::text as "marriageDate", r.divorce_date::text as "divorceDate" from relationships r
    where r.person_id = ${personId} and r.marital_status is not null and not r.deleted`)

/** Holds persons, in the order in which everybody does, and before the cases that name them. */
export const lockPersons = (tx: Tx, ids: readonly (number | null | undefined)[]) =>
  tx.run(
    sql`select 1 from persons p where p.id = any(${ids.filter(Boolean)}::bigint[]) order by p.id for no key update`,
  )

/** Holds a person and everybody to whom he is or was married, whose status a death may change. */
export const lockCouples = (tx: Tx, person: Sql) =>
  tx.run(sql`select 1 from persons p where p.id in (
      select p.id from persons p where ${person}
      union all select unnest(array[r.person_id, r.related_person_id]) from relationships r
        where not r.deleted and r.marital_status is not null
          and exists (select 1 from persons p where ${person} and p.id in (r.person_id, r.related_person_id)))
    order by p.id for no key update`)

/** The living record of a person in an entity, for rules on his relationships. */
export const findOwner = (tx: Tx, where: Sql): Promise<{ id: number; dateOfBirth: string | null } | null> =>
  tx.row(sql`select p.id, p.date_of_birth::text as "dateOfBirth" from persons p where ${where} and not p.deleted`)
