import {
  inverseTypes,
  marriageFields,
  type Relationship,
  type RelationshipFields,
  relationshipFields,
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

/**
 * What another person is for a person, as JSON with type and marital status: a marriage before anything else, the
 * latest first. Null when the two are not related. Both arguments are expressions of columns.
 */
export const relationBetween = (person: string, other: string): string => `(
  select json_build_object('relationshipType', r.type, 'maritalStatus', r.marital_status) from (
    select r.id, r.marital_status, r.relationship_type as type from relationships r
      where r.tenant_id = current_tenant() and r.person_id = ${person} and r.related_person_id = ${other} and not r.deleted
    union all
    select r.id, r.marital_status, ${turnedRound} from relationships r
      where r.tenant_id = current_tenant() and r.related_person_id = ${person} and r.person_id = ${other} and not r.deleted
        and r.marital_status is distinct from 'WIDOWED') r
  order by r.marital_status is null, r.id desc limit 1)`

const item = (seen: { type: string; other: string; inverse: boolean }): string =>
  recordColumns('r', ['personId', 'maritalStatus', ...marriageFields], {
    // Part of a person's JSON as well, where PostgreSQL would write instants in its own way.
    createdAt: instant('r.created_at'),
    updatedAt: instant('r.updated_at'),
    inverse: String(seen.inverse),
    relationshipType: seen.type,
    relatedPersonId: seen.other,
    relatedPerson: relatedPerson(seen.other),
    relationshipWithoutPerson: `${seen.other} is null`,
  })

/** A relationship as its owner sees it. */
export const relationshipFacts: RecordFacts = {
  table: 'relationships',
  alias: 'r',
  item: item({ type: 'r.relationship_type', other: 'r.related_person_id', inverse: false }),
}

const turnedItem = item({ type: turnedRound, other: 'r.person_id', inverse: true })

/**
 * The relationships of a person as a select: marriages first, then in the order of their entry. Those that other persons
 * own come turned round; that one of them is widowed says nothing about this person.
 */
export const relationshipsOf = (person: string): string => `
  select * from (
    select ${relationshipFacts.item} from relationships r
      where r.tenant_id = current_tenant() and r.person_id = ${person} and not r.deleted
    union all
    select ${turnedItem} from relationships r
      where r.tenant_id = current_tenant() and r.related_person_id = ${person} and not r.deleted
        and r.marital_status is distinct from 'WIDOWED') rows
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
  const stored = await tx.rows<{ id: number }>(sql`${insertAll('relationships', insertedFields, values)} returning id`)
  return stored.map(({ id }) => id)
}

/** The marriages that a person owns, for rules that look at their dates. */
export const marriagesOf = (tx: Tx, personId: number): Promise<Pick<Relationship, 'marriageDate' | 'divorceDate'>[]> =>
  tx.rows(sql`select r.marriage_date::text as "marriageDate", r.divorce_date::text as "divorceDate" from relationships r
    where r.person_id = ${personId} and r.marital_status is not null and not r.deleted`)

/** Holds the persons of a relationship, in the order in which everybody does. */
export const lockPersons = (tx: Tx, ids: readonly (number | null | undefined)[]) =>
  tx.run(
    sql`select 1 from persons p where p.id = any(${ids.filter(Boolean)}::bigint[]) order by p.id for no key update`,
  )

/** The living record of a person in an entity, for rules on his relationships. */
export const findOwner = (tx: Tx, where: Sql): Promise<{ id: number; dateOfBirth: string } | null> =>
  tx.row(sql`select p.id, p.date_of_birth::text as "dateOfBirth" from persons p where ${where} and not p.deleted`)
