import { processNumberTyped } from '@pietas/contract/kit'
import { type Sql, sql } from '../kit/db/sql'
import { beginsWith } from '../kit/filters'
import { type SearchWay, searchIn } from '../kit/search'
import { personsFound } from '../persons'

// The people of a case: who has died, and who ordered it.
const byPeople = (legalEntityId: number, typed: string, way: SearchWay): Sql => {
  const people = sql`array(${personsFound(legalEntityId, typed, way)})`
  const persons = sql`c.deceased_person_id = any(${people}) or c.client_person_id = any(${people})`
  if (way === 'DATE') return sql`(${persons})`
  const partners = sql`array(select ${searchIn('business_partners', legalEntityId, typed, way)})`
  return sql`(${persons} or c.client_business_partner_id = any(${partners}))`
}

const byNumber = (legalEntityId: number, typed: string): Sql => {
  const { number, isSigned } = processNumberTyped(typed) ?? { number: null, isSigned: false }
  if (isSigned) return sql`c.id = ${number}`
  // Of its own, so that each is looked up by its index.
  const graves = sql`array(select g.id from processes g where g.legal_entity_id = ${legalEntityId} and not g.deleted
    and g.grave_number_key is not null and ${beginsWith('g.grave_number_key', typed)} limit 500)`
  return sql`(c.id = ${number ?? 0}::bigint or c.id = any(${graves}) or ${byPeople(legalEntityId, typed, 'NUMBER')})`
}

/**
 * A case is found by the people in it, by the numbers of those, by its own number and by that of its grave. What begins
 * with the sign of a process is its number and nothing else.
 */
export const foundIn =
  (legalEntityId: number) =>
  (way: SearchWay, typed: string): Sql => {
    if (way === 'NUMBER') return byNumber(legalEntityId, typed)
    if (processNumberTyped(typed)?.isSigned) return sql`false`
    return byPeople(legalEntityId, typed, way)
  }
