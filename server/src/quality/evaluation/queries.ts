import { endOfDay, startOfDay } from '@pietas/contract/kit'
import type { Evaluation, Period } from '@pietas/contract/quality'
import { sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import { isOfQuality } from '../../tasks'

/** A line of the figures: of all, of a month, or of a cause. */
export type Counted = {
  part: 'total' | 'month' | 'cause'
  month: string | null
  causeId: number | null
  causeName: string | null
  causeDeleted: boolean | null
  complaints: number
  feedback: number
  open: number
  openTooLong: number
  closed: number
  averageMinutes: number | null
  medianMinutes: number | null
}

type Calls = Evaluation['calls']

// What was closed, opened again and closed once more took until the last time.
const voicesOf = (legalEntityId: number, { from, to }: Period, olderThanDays: number) => sql`
  select t.type, t.status, t.complaint_cause_id,
    to_char(t.created_at at time zone 'Europe/Berlin', 'YYYY-MM') as month,
    t.status <> 'DONE' as is_open,
    t.status <> 'DONE' and t.created_at < now() - make_interval(days => ${olderThanDays}::int) as is_too_old,
    case when t.status = 'DONE' then (select extract(epoch from max(l.created_at) - t.created_at) / 60
      from task_status_logs l where l.tenant_id = t.tenant_id and l.task_id = t.id and l.status = 'DONE') end as minutes
  from tasks t
  where t.legal_entity_id = ${legalEntityId} and not t.deleted and ${isOfQuality} and t.status <> 'CANCELLED'
    and t.created_at between ${startOfDay(from)}::timestamptz and ${endOfDay(to)}::timestamptz`

/** What was said of a legal entity in a period, counted in one go. */
export const counted = (tx: Tx, legalEntityId: number, period: Period, olderThanDays: number): Promise<Counted[]> =>
  tx.rows(sql`
    with voices as (${voicesOf(legalEntityId, period, olderThanDays)}),
    counted as (
      select case when grouping(v.month) = 0 then 'month' when grouping(v.complaint_cause_id) = 0 then 'cause'
          else 'total' end as part,
        v.month, v.complaint_cause_id,
        count(*) filter (where v.type = 'COMPLAINT')::int as complaints,
        count(*) filter (where v.type = 'FEEDBACK')::int as feedback,
        count(*) filter (where v.is_open)::int as open,
        count(*) filter (where v.is_too_old)::int as "openTooLong",
        count(v.minutes)::int as closed,
        round(avg(v.minutes))::int as "averageMinutes",
        round((percentile_cont(0.5) within group (order by v.minutes))::numeric)::int as "medianMinutes"
      from voices v
      group by grouping sets ((), (v.month), (v.complaint_cause_id)))
    select c.*, k.id as "causeId", k.name as "causeName", k.deleted as "causeDeleted"
    from counted c left join complaint_causes k on k.id = c.complaint_cause_id
    order by c.complaints + c.feedback desc, c.complaint_cause_id`)

/** The follow-up calls of a period. */
export const callsOf = async (tx: Tx, legalEntityId: number, { from, to }: Period): Promise<Calls> => {
  const rows = await tx.rows<{
    satisfaction: Calls['ratings'][number]['satisfaction'] | null
    made: number
    reached: number
  }>(sql`
    select k.satisfaction, count(*)::int as made, count(*) filter (where k.reached)::int as reached
    from follow_up_calls k
    where k.legal_entity_id = ${legalEntityId} and not k.deleted and k.called_on between ${from}::date and ${to}::date
    group by k.satisfaction order by k.satisfaction`)
  return {
    made: rows.reduce((sum, { made }) => sum + made, 0),
    reached: rows.reduce((sum, { reached }) => sum + reached, 0),
    ratings: rows.flatMap(({ satisfaction, made }) => (satisfaction === null ? [] : [{ satisfaction, count: made }])),
  }
}
