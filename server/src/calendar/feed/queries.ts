import type { CalendarFeed } from '@pietas/contract/calendar'
import { addDays, startOfDay, today } from '@pietas/contract/kit'
import { type Task, taskTypes, wireTypeOf } from '@pietas/contract/tasks'
import { columns, instant, orElse, sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import type { EventTask } from '../../tasks'

/** The own feed of somebody, as far as it is known. */
export const findOwnFeed = (tx: Tx, userId: number): Promise<Omit<CalendarFeed, 'exists'> | null> =>
  tx.row(sql`select f.with_names as "withNames", ${sql.raw(instant('f.created_at'))} as "createdAt"
    from calendar_feeds f where f.user_id = ${userId}`)

/** Keeps the address of a feed; one made before ends by it. */
export const putFeed = async (tx: Tx, userId: number, tokenHash: Buffer, withNames: boolean): Promise<void> => {
  await tx.run(sql`
    insert into calendar_feeds (user_id, token_hash, with_names) values (${userId}, ${tokenHash}, ${withNames})
    on conflict (tenant_id, user_id) do update
      set token_hash = excluded.token_hash, with_names = excluded.with_names, created_at = excluded.created_at`)
}

export const deleteFeed = (tx: Tx, userId: number): Promise<number> =>
  tx.run(sql`delete from calendar_feeds f where f.user_id = ${userId}`)

type Feed = { userId: number; withNames: boolean; firstName: string; lastName: string }

/** Whose feed an address is, as long as he works for a house that is there. */
export const findFeed = async (tx: Tx, tenantId: number, tokenHash: Buffer): Promise<Feed | null> => {
  const house = await tx.row(sql`select t.id from tenants t where t.id = ${tenantId} and not t.deleted`)
  if (!house) return null
  return tx.row<Feed>(sql`
    select f.user_id as "userId", f.with_names as "withNames", u.first_name as "firstName", u.last_name as "lastName"
    from calendar_feeds f
    join users u on u.tenant_id = f.tenant_id and u.id = f.user_id and u.active and not u.deleted
    where f.token_hash = ${tokenHash}`)
}

const wireType = `case t.type ${taskTypes.map((type) => `when '${type}' then '${wireTypeOf(type)}'`).join(' ')} end`

const fields = columns(
  't',
  [
    'id',
    'status',
    'title',
    'description',
    'preparationTime',
    'preparationType',
    'address',
    'destination',
    'processId',
    'version',
  ],
  {
    type: wireType,
    dueDate: instant('t.due_date'),
    startDate: `coalesce(t.first_day::text, ${instant('t.start_date')})`,
    endDate: `coalesce(t.last_day::text, ${instant('t.end_date')})`,
    createdAt: instant('t.created_at'),
    updatedAt: instant('t.updated_at'),
  },
)

/** A task of a feed; of a house that wants one-time codes it is guarded. */
export type OwnTask = EventTask & { isGuarded: boolean }

/** So far back a feed reaches, in days. */
const daysBack = 90
const mostEvents = 2000
const over = sql.raw(orElse('t.ends_at', 't.due_date'))

/** What somebody does or takes part in, from three months ago on; what was cancelled is gone. */
export const findOwnTasks = async (tx: Tx, userId: number): Promise<OwnTask[]> => {
  const { items } = await tx.jsonRows(sql`
    select ${sql.raw(fields)}, coalesce((select e.mfa_required from legal_entities e
      where e.tenant_id = t.tenant_id and e.id = t.legal_entity_id), false) as "isGuarded"
    from tasks t
    where t.id = any(array(
        select o.id from tasks o where o.user_id = ${userId} and not o.deleted
        union select o.id from tasks o where o.created_by = ${userId} and o.user_id is null and not o.deleted
        union select x.task_id from task_users x where x.user_id = ${userId}))
      and not t.deleted and t.status <> 'CANCELLED'
      and (t.type <> 'PRIVATE' or t.user_id = ${userId} or t.created_by = ${userId})
      and ${over} >= ${startOfDay(addDays(today(), -daysBack))}::timestamptz
    order by ${over}, t.id limit ${sql.lit(mostEvents)}`)
  return items.map((item) => JSON.parse(item) as Task & OwnTask)
}
