import { endOfDay, startOfDay } from '@pietas/contract/kit'
import { instant, jsonOf, recordColumns, type Sql, selectList, sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import type { ListFacts } from '../kit/paging'
import { funeralOf } from '../processes'

const person = (column: string, more = ''): string =>
  jsonOf(`p.id, p.title, p.first_name as "firstName", p.last_name as "lastName", p.deceased_at as "deceasedAt",
    p.deleted${more} from persons p where p.tenant_id = c.tenant_id and p.id = c.${column}`)

// What is called first is the telephone that somebody is known by, then a line of his, then what he carries with him.
const phoneOf = (alias: string, known: string): string =>
  `coalesce(${alias}.${known}, (select d.way ->> 'value' from jsonb_array_elements(${alias}.contact_details) with ordinality as d (way, at)
    where d.way ->> 'type' in ('PHONE', 'MOBILE') order by d.way ->> 'type' desc, d.at limit 1))`

const colleague = (alias: string, column: string): string =>
  jsonOf(`u.id, u.first_name as "firstName", u.last_name as "lastName"
    from users u where u.tenant_id = ${alias}.tenant_id and u.id = ${alias}.${column}`)

const shown = {
  id: 'c.id',
  legalEntityId: 'c.legal_entity_id',
  status: 'c.status',
  deceasedPerson: person('deceased_person_id'),
  assignee: colleague('c', 'assignee_id'),
}

/** The cases of a legal entity in which points are missing. */
export const incompleteFacts = (legalEntityId: number): ListFacts => ({
  table: `incomplete_processes(${Number(legalEntityId)})`,
  alias: 'c',
  item: selectList({ ...shown, type: 'c.type', since: instant('c.since'), points: 'c.points::json' }),
  sorts: { SINCE: { expression: 'c.since', type: 'timestamptz' } },
})

/** A call that was noted. */
export const callFacts: ListFacts = {
  table: 'follow_up_calls',
  alias: 'k',
  item: recordColumns('k', ['processId', 'calledOn', 'reached', 'satisfaction', 'note'], {
    author: colleague('k', 'created_by'),
  }),
  sorts: { CREATED_AT: { expression: 'k.created_at', type: 'timestamptz' } },
}

const callsOf = (condition: string): string => `from follow_up_calls k
  where k.tenant_id = c.tenant_id and k.process_id = c.id and not k.deleted and ${condition}`

const lastCall = jsonOf(
  `${callFacts.item} ${callsOf('true')} order by k.reached desc, k.called_on desc, k.id desc limit 1`,
)

/** A case whose client is called some weeks after the funeral. */
export const followUpFacts: ListFacts = {
  table: 'processes',
  alias: 'c',
  item: selectList({
    ...shown,
    funeralAt: instant(funeralOf('c')),
    clientPerson: person('client_person_id', `, ${phoneOf('p', 'phone')} as phone, p.deceased`),
    clientBusinessPartner: jsonOf(`b.id, b.name, ${phoneOf('b', 'accounting_phone')} as phone, b.deleted
      from business_partners b where b.tenant_id = c.tenant_id and b.id = c.client_business_partner_id`),
    missedCount: `(select count(*)::int ${callsOf('not k.reached')})`,
    reachedCount: `(select count(*)::int ${callsOf('k.reached')})`,
    lastCall,
  }),
  sorts: { FUNERAL_AT: { expression: 'c.funeral_sort_at', type: 'timestamptz' } },
}

/** The cases of death of a legal entity that have come to a funeral, or will. */
export const isFollowed = (legalEntityId: number): Sql =>
  sql`c.legal_entity_id = ${legalEntityId} and c.type = 'DEATH' and c.status <> 'CANCELLED' and not c.deleted`

/** Whose funeral was between two days, both included. */
export const withFuneral = (first: string, last: string): Sql =>
  sql`c.funeral_sort_at between ${startOfDay(first)}::timestamptz and ${endOfDay(last)}::timestamptz`

const wasReached = sql.raw(`exists (select ${callsOf('k.reached')})`)
const mayNotBeCalled = sql`(exists (select from persons p where p.tenant_id = c.tenant_id and p.id = c.client_person_id
    and (p.deceased or p.deceased_at is not null or p.deleted))
  or exists (select from business_partners b where b.tenant_id = c.tenant_id and b.id = c.client_business_partner_id
    and b.deleted))`

/** `followUpStateOf` of the contract as conditions. */
export const inState = {
  DUE: sql`not ${wasReached} and not ${mayNotBeCalled}`,
  REACHED: wasReached,
  NOT_CALLABLE: sql`not ${wasReached} and ${mayNotBeCalled}`,
} as const

/** What a call to the client of a case is judged by; null where there is no such case. */
export const findCase = (
  tx: Tx,
  legalEntityId: number,
  processId: number,
): Promise<{ funeralAt: string | null } | null> =>
  tx.row(sql`select ${sql.raw(instant(funeralOf('c')))} as "funeralAt" from processes c
    where c.legal_entity_id = ${legalEntityId} and c.id = ${processId} and c.type = 'DEATH' and not c.deleted`)
