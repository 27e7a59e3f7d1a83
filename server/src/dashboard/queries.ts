import { type Dashboard, linesOfTile } from '@pietas/contract/dashboard'
import { endOfDay, startOfDay } from '@pietas/contract/kit'
import { columns, instant, jsonOf, type Sql, sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import { funeralOf, unburied } from '../processes'
import { isOverdue } from '../tasks'

// As many as anybody has open at once; what is beyond is counted by the list.
const mostOpen = 1000

const deceased = jsonOf(
  `${columns('p', ['id', 'title', 'firstName', 'lastName', 'dateOfBirth', 'deceased', 'deceasedAt', 'deleted'], {
    infectious: `coalesce(p.infectious_data = 'INFECTIOUS', false)`,
    highlyInfectious: `coalesce(p.infectious_data = 'HIGHLY_INFECTIOUS', false)`,
  })} from persons p where p.tenant_id = s.tenant_id and p.id = s.deceased_person_id`,
)

const assignee = jsonOf(`${columns('u', ['id', 'firstName', 'lastName'])}
  from users u where u.tenant_id = s.tenant_id and u.id = s.assignee_id`)

const place = `coalesce(
  (select b.name from business_partners b where b.tenant_id = s.tenant_id and b.id = s.cemetery_id),
  (select coalesce(t.address ->> 'name', nullif(concat_ws(', ', nullif(concat_ws(' ', t.address ->> 'street',
      t.address ->> 'streetNumber'), ''), t.address ->> 'city'), ''))
    from tasks t where t.tenant_id = s.tenant_id and t.process_id = s.id and t.start_date = s.funeral_at
      and t.preparation_type in ('BURIAL', 'FUNERAL_SERVICE') and t.status <> 'CANCELLED' and not t.deleted
    order by t.preparation_type, t.id limit 1))`

const shown = columns('s', ['id', 'type'], {
  createdAt: instant('s.created_at'),
  deceasedPerson: deceased,
  assignee,
  funeralAt: instant('s.funeral_at'),
  place,
})

const overdueTasks = (): Sql => sql`(select count(*)::int from tasks t
  where t.tenant_id = s.tenant_id and t.process_id = s.id and not t.deleted and ${isOverdue()})`

const tile = (which: string, order: string): Sql => sql`json_build_object(
  'total', (select count(*) from seen s where ${sql.raw(which)}),
  'items', coalesce((select json_agg(row_to_json(d)) from (
    select ${sql.raw(shown)}, ${overdueTasks()} as "overdueTasks" from (
      select * from seen s where ${sql.raw(which)} order by ${sql.raw(order)} limit ${sql.lit(linesOfTile)}) s) d), '[]'))`

const ahead = unburied('s')

type Cases = Required<Pick<Dashboard, 'funerals' | 'openProcesses'>>

/** The cases of a legal entity: whose funeral lies between two days, and who is not yet buried. */
export const casesOfDay = async (tx: Tx, legalEntityId: number, first: string, last: string): Promise<Cases> => {
  const [from, to] = [startOfDay(first), endOfDay(last)]
  const row = await tx.row<{ cases: string }>(sql`
    with seen as materialized (
      select c.tenant_id, c.id, c.type, c.status, c.created_at, c.deceased_person_id, c.assignee_id, c.cemetery_id,
        p.deceased_at, c.funeral_sort_at, ${sql.raw(funeralOf('c'))} as funeral_at
      from processes c join persons p on p.tenant_id = c.tenant_id and p.id = c.deceased_person_id
      where not c.deleted and c.status <> 'CANCELLED' and c.id = any(array(
        (select o.id from processes o where o.legal_entity_id = ${legalEntityId} and o.status = 'ACTIVE' and not o.deleted
          order by o.id desc limit ${sql.lit(mostOpen)})
        union select o.id from processes o where o.legal_entity_id = ${legalEntityId} and not o.deleted
          and o.funeral_sort_at between ${from}::timestamptz and ${to}::timestamptz)))
    select json_build_object(
      'funerals', ${tile('s.funeral_at between w.from_at and w.to_at', 's.funeral_at, s.id')},
      'openProcesses', ${tile(ahead, 's.funeral_at is not null, s.deceased_at nulls last, s.id')},
      'withoutDate', (select count(*) from seen s where ${sql.raw(ahead)} and s.funeral_at is null))::text as cases
    from (select ${from}::timestamptz as from_at, ${to}::timestamptz as to_at) w`)
  const { funerals, openProcesses, withoutDate } = JSON.parse(row?.cases ?? '') as Cases & { withoutDate: number }
  return { funerals, openProcesses: { ...openProcesses, withoutDate } }
}
