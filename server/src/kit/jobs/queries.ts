import { orElse, type Sql, sql } from '../db/sql'
import type { Tx } from '../db/transaction'

/** A job that this server has taken. Its attempt tells it from the same job taken up again by another one. */
export type Claimed = {
  id: number
  kind: string
  tenantId: number | null
  actorId: number | null
  attempt: number
  payload: string
  scheduled: boolean
}

/** What a server can take now: so many of each kind, beginning with the tenants after the one that had the last turn. */
export type Free = { kind: string; count: number; after: number }[]

/** Whose turn a job takes: its tenant's, or that of the platform. */
export const turnOf = ({ tenantId }: Pick<Claimed, 'tenantId'>): number => tenantId ?? 0

const turn = sql.raw(orElse('home_tenant_id', '0'))
const open = sql`kind = f.kind and state in ('WAITING', 'RUNNING')`

// From one tenant to the next by the index: those that have nothing open are never looked at, and nobody counts how much
// one of them has.
const walk = (name: string, from: Sql, until: Sql): Sql => {
  const next = (at: Sql): Sql =>
    sql`(select ${turn} from jobs where ${open} and ${turn} > ${at} order by ${turn} limit 1)`
  const steps = sql.raw(name)
  return sql`(
    with recursive ${steps} (turn) as (
      select ${next(from)} union all select ${next(sql`s.turn`)} from ${steps} s where s.turn < ${until})
    select turn from ${steps} where turn <= ${until})`
}

/**
 * Takes what is due: what waits, and what a server has run that was not heard of for the time of the lease. Rows that
 * another server is at are stepped over. Of each tenant it takes one job of a kind, so that tenants take turns however
 * much one of them has; where places are left, it is asked again.
 */
export const claim = (tx: Tx, free: Free, leaseSeconds: number): Promise<Claimed[]> =>
  tx.rows<Claimed>(sql`
    with due as materialized (
      select j.id from unnest(${free.map(({ kind }) => kind)}::text[], ${free.map(({ count }) => count)}::int[],
        ${free.map(({ after }) => after)}::bigint[]) f (kind, count, after)
      cross join lateral (
        select head.id
        from (${walk('later', sql`f.after`, sql`9223372036854775807`)}
          union all ${walk('earlier', sql`-1`, sql`f.after`)}) t
        cross join lateral (
          select id from jobs where ${open} and ${turn} = t.turn and next_attempt_at <= now()
          order by next_attempt_at, id limit 1 for update skip locked) head
        limit f.count) j)
    update jobs j set state = 'RUNNING', attempts = attempts + 1,
      next_attempt_at = now() + ${leaseSeconds} * interval '1 second'
    from due where j.id = due.id
    returning j.id, j.kind, j.home_tenant_id as "tenantId", j.actor_id as "actorId", j.attempts as attempt,
      j.payload, j.scheduled`)

/** Which job of whom: nothing is written for one that another server has taken up meanwhile. */
type Held = Pick<Claimed, 'id' | 'attempt'>

const held = ({ id, attempt }: Held) => sql`id = ${id} and attempts = ${attempt} and state = 'RUNNING'`

/**
 * Says that a job is done, before its effect is written in the same transaction: the row stays locked until both commit.
 *
 * @returns whether the job is still ours.
 */
export const finish = async (tx: Tx, job: Held): Promise<boolean> =>
  (await tx.run(sql`
    update jobs set state = 'DONE', finished_at = now(), last_error = null where ${held(job)}`)) > 0

/** Gives it back for another attempt. */
export const postpone = (tx: Tx, job: Held, error: string | null, seconds: number): Promise<number> =>
  tx.run(sql`
    update jobs set state = 'WAITING', next_attempt_at = now() + ${seconds} * interval '1 second',
      last_error = coalesce(${error}, last_error)
    where ${held(job)}`)

export const giveUp = (tx: Tx, job: Held, error: string): Promise<number> =>
  tx.run(sql`update jobs set state = 'FAILED', finished_at = now(), last_error = ${error} where ${held(job)}`)

/** Says that somebody is still at them. */
export const renew = (tx: Tx, jobs: readonly Held[], leaseSeconds: number): Promise<number> =>
  tx.run(sql`
    update jobs j set next_attempt_at = now() + ${leaseSeconds} * interval '1 second'
    from unnest(${jobs.map(({ id }) => id)}::bigint[], ${jobs.map(({ attempt }) => attempt)}::int[]) h (id, attempt)
    where j.id = h.id and j.attempts = h.attempt and j.state = 'RUNNING'`)

/**
 * Notes the next time of a schedule, unless one is noted already. What waits for a later one comes forward. The clock of
 * the database decides, as it does on what is due, so that no time comes twice.
 */
export const schedule = async (tx: Tx, kind: string, next: (after: Date) => Date): Promise<void> => {
  const clock = await tx.row<{ now: number }>(sql`select extract(epoch from now())::float8 as now`)
  const slot = next(new Date((clock?.now ?? 0) * 1000)).toISOString()
  await tx.run(sql`
    insert into jobs (kind, scheduled, next_attempt_at) values (${kind}, true, ${slot}::timestamptz)
    on conflict do nothing`)
  await tx.run(sql`
    update jobs set next_attempt_at = ${slot}::timestamptz
    where kind = ${kind} and scheduled and state = 'WAITING' and attempts = 0 and next_attempt_at > ${slot}::timestamptz`)
}

/** What is done is remembered for 30 days, with its key; what failed stays until somebody looks at it. */
export const forgetDone = (tx: Tx): Promise<number> =>
  tx.run(sql`delete from jobs where state = 'DONE' and finished_at < now() - interval '30 days'`)
