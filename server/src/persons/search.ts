import { dayTyped } from '@pietas/contract/kit'
import { orElse, type Sql, sql } from '../kit/db/sql'
import { type SearchWay, searchIn } from '../kit/search'

const born = sql.raw(orElse('d.date_of_birth', "'-infinity'::date"))
const died = sql.raw(orElse('d.deceased_at', "'-infinity'::date"))

/** By the day of birth or of death, each looked up in the index of its sort; words beside the day narrow it. */
const bornOrDied = (legalEntityId: number | Sql, typed: string, isDeleted: boolean): Sql => {
  const { days = [], rest = '' } = dayTyped(typed) ?? {}
  const here = sql`d.legal_entity_id = ${legalEntityId} and ${isDeleted ? sql`d.deleted` : sql`not d.deleted`}
    and ${rest ? sql`d.id = any(array(select ${searchIn('persons', legalEntityId, rest, 'WORDS')}))` : sql`true`}`
  return sql`select d.id from persons d where ${here} and ${born} = any(${days}::date[])
    union select d.id from persons d where ${here} and ${died} = any(${days}::date[])`
}

/**
 * Selects the ids of the persons of a legal entity that are found in a way.
 *
 * @param isDeleted whether a day is looked for among the deleted; the other ways find both.
 */
export const personsFound = (legalEntityId: number | Sql, typed: string, way: SearchWay, isDeleted = false): Sql =>
  way === 'DATE'
    ? bornOrDied(legalEntityId, typed, isDeleted)
    : sql`select ${searchIn('persons', legalEntityId, typed, way)}`
