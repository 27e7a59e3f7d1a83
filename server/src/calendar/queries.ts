import { instant, orElse, type Sql, sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'

const over = sql.raw(orElse('t.ends_at', 't.due_date'))
const blocks = sql`not t.deleted and t.status not in ('DONE', 'CANCELLED') and t.ends_at is not null`
// Everything but leave is over within a day, and has at most another one of preparation before it.
const longest = sql`interval '3 days'`

type Span = { startDate: string; endDate: string }

/** What blocks anybody in a span, by the index of what is not over on its first day; leave may last beyond any bound. */
const blocking = ({ startDate, endDate }: Span): Sql => {
  const behind = sql`${endDate}::timestamptz + ${longest}`
  const found = sql`${blocks} and t.ends_at > ${startDate}::timestamptz and t.starts_at < ${endDate}::timestamptz`
  const fields = sql`t.tenant_id, t.id, t.type, t.user_id, t.created_by, t.legal_entity_id, t.car_id, t.deleted, t.starts_at, t.ends_at`
  return sql`
    select ${fields} from tasks t where ${over} >= ${startDate}::timestamptz and ${over} <= ${behind} and ${found}
    union all select ${fields} from tasks t where t.first_day is not null and t.ends_at > ${behind} and ${found}`
}

/**
 * When people, cars and things are taken in a span, the earliest first.
 *
 * @param readable of which `t` the caller may learn the number.
 * @returns each block as JSON.
 */
export const findBusy = async (tx: Tx, span: Span, readable: Sql, limit: number): Promise<string[]> => {
  const { items } = await tx.jsonRows(sql`
    with found as materialized (${blocking(span)}),
    shown as (select t.*, case when ${readable} then t.id end as seen from found t),
    taken as (
      select 'USER' as kind, s.user_id as id, s.id as task, s.seen, s.starts_at, s.ends_at from shown s
        where s.user_id is not null
      union select 'USER', x.user_id, s.id, s.seen, s.starts_at, s.ends_at from shown s
        join task_users x on x.tenant_id = s.tenant_id and x.task_id = s.id
      union all select 'CAR', s.car_id, s.id, s.seen, s.starts_at, s.ends_at from shown s where s.car_id is not null
      union all select 'RESOURCE', x.resource_id, s.id, s.seen, s.starts_at, s.ends_at from shown s
        join task_resources x on x.tenant_id = s.tenant_id and x.task_id = s.id)
    select k.kind, k.id, ${sql.raw(instant('k.starts_at'))} as "startDate",
      ${sql.raw(instant('k.ends_at'))} as "endDate", k.seen as "taskId"
    from taken k order by k.starts_at, k.kind, k.id, k.task limit ${sql.lit(limit)}`)
  return items
}
