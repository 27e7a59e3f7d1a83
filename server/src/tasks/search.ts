import { processNumberTyped } from '@pietas/contract/kit'
import { type Sql, sql } from '../kit/db/sql'
import { type SearchWay, searchIn } from '../kit/search'
import { personsFound } from '../persons'
import { type Asked, isVeiled } from './lists'

const persons = (typed: string, way: SearchWay, legalEntityId: number | null): Sql =>
  legalEntityId
    ? sql`array(${personsFound(legalEntityId, typed, way)})`
    : sql`array(select f.id from legal_entities e cross join lateral (${personsFound(sql.ref('e.id'), typed, way)}) f (id))`

// By words a task is known by whom it is for; a client is asked for by what he says on the telephone.
const casesOf = (typed: string, way: SearchWay, legalEntityId: number | null): Sql => {
  const people = persons(typed, way, legalEntityId)
  const ofClient =
    way === 'WORDS' ? sql`` : sql`union select c.id from processes c where c.client_person_id = any(${people})`
  return sql`select c.id from processes c where c.deceased_person_id = any(${people}) ${ofClient}`
}

// There are few cars, so their plates are compared one by one.
const byNumber = (typed: string, legalEntityId: number | null): Sql => {
  const { number, isSigned } = processNumberTyped(typed) ?? { number: null, isSigned: false }
  const numbered = sql`select t.id from tasks t where t.process_id = ${number}::bigint`
  if (isSigned) return numbered
  return sql`${numbered}
    union select t.id from tasks t where t.car_id = any(array(
      select k.id from cars k where length(bare_number(${typed})) > 2
        and starts_with(bare_number(k.license_plate), bare_number(${typed}))))
    union select t.id from tasks t where t.process_id = any(array(${casesOf(typed, 'NUMBER', legalEntityId)}))`
}

/**
 * A task is found by its own words, by the people of its case, by the number of that one or of theirs, and by the plate
 * of its car.
 *
 * @param legalEntityId of the list; null where it is of all of them.
 */
export const foundIn =
  (asked: Asked, legalEntityId: number | null) =>
  (way: SearchWay, typed: string): Sql => {
    if (way === 'NUMBER') return sql`t.id = any(array(${byNumber(typed, legalEntityId)}))`
    if (processNumberTyped(typed)?.isSigned) return sql`false`
    const ofCases = sql`select t.id from tasks t where t.process_id = any(array(${casesOf(typed, way, legalEntityId)}))`
    if (way !== 'WORDS') return sql`t.id = any(array(${ofCases}))`
    const own = sql`array(select ${searchIn('tasks', 0, typed, way)})`
    return sql`t.id = any(array(select t.id from tasks t where t.id = any(${own}) and not ${isVeiled(asked)}
      union ${ofCases}))`
  }
