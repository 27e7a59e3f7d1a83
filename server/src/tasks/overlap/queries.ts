import type { TaskRow } from '@pietas/contract/tasks'
import { instant, sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import { taskRowItem } from '../queries'

/** Whom and what a task needs for itself alone. */
export type Needs = { users: readonly number[]; cars: readonly number[]; resources: readonly number[] }

/**
 * Holds others back who are about to plan for the same people or things, until the transaction ends: only so does the
 * second of two see the first. All take these locks in the same order, so that they cannot wait for each other.
 */
export const lockNeeds = (tx: Tx, needs: Needs) => {
  const names = Object.entries(needs).flatMap(([kind, ids]) => ids.map((id) => `${kind}|${id}`))
  return tx.run(sql`
    select pg_advisory_xact_lock(k.key) from (
      select hashtextextended(concat_ws('|', 'task', current_tenant(), n.name), 0) as key
      from unnest(${names}::text[]) n (name) order by 1) k`)
}

/** A task in the way, whom and what both need, and from when to when it blocks them. */
export type Clash = TaskRow & { blockedBy: string[]; blockedFrom: string; blockedTo: string }

const meets = sql.raw('.ends_at > m.starts_at and ')
const before = sql.raw('.starts_at < m.ends_at')
const during = (alias: string) => sql`${sql.raw(alias)}${meets}${sql.raw(alias)}${before}`
const open = sql`not t.deleted and t.status not in ('DONE', 'CANCELLED') and t.id <> m.id`

/** The tasks that a stored one collides with; none when it blocks nobody itself. At most fifty. */
export const findClashes = async (tx: Tx, taskId: number): Promise<Clash[]> => {
  const { items } = await tx.jsonRows(sql`
    with mine as (
      select m.id, m.starts_at, m.ends_at, m.user_id, m.car_id from tasks m
      where m.id = ${taskId} and m.starts_at is not null and not m.deleted and m.status not in ('DONE', 'CANCELLED')),
    people as (
      select m.user_id as id from mine m union select x.user_id from mine m join task_users x on x.task_id = m.id),
    clashes as (
      select t.id, 1 as kind, t.user_id as needed from mine m, people p, tasks t
        where t.user_id = p.id and ${during('t')} and ${open}
      union select x.task_id, 1, x.user_id from mine m, people p, task_users x
        where x.user_id = p.id and ${during('x')} and x.task_id <> m.id
      union select t.id, 2, t.car_id from mine m, tasks t
        where t.car_id = m.car_id and ${during('t')} and ${open}
      union select x.task_id, 3, x.resource_id from mine m, task_resources o, task_resources x
        where o.task_id = m.id and x.resource_id = o.resource_id and ${during('x')} and x.task_id <> m.id),
    named as (
      select c.id, json_agg(coalesce(u.first_name || ' ' || u.last_name, k.name, r.name)
        order by c.kind, u.sort_name, k.name, r.name) as names
      from clashes c
      left join users u on c.kind = 1 and u.id = c.needed
      left join cars k on c.kind = 2 and k.id = c.needed
      left join resources r on c.kind = 3 and r.id = c.needed
      group by c.id)
    select ${sql.raw(taskRowItem)}, n.names as "blockedBy", ${sql.raw(instant('t.starts_at'))} as "blockedFrom",
      ${sql.raw(instant('t.ends_at'))} as "blockedTo"
    from named n join tasks t on t.id = n.id order by t.starts_at, t.id limit 50`)
  return items.map((item) => JSON.parse(item))
}

/** Those of the legal entities that want one-time codes. */
export const findGuarded = async (tx: Tx, legalEntityIds: readonly number[]): Promise<number[]> => {
  const rows = await tx.rows<{ id: number }>(
    sql`select e.id from legal_entities e where e.id = any(${legalEntityIds}::bigint[]) and e.mfa_required`,
  )
  return rows.map(({ id }) => id)
}
