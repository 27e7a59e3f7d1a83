import { sql } from '../db/sql'
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

/** What a server can take now: so many of each kind. */
export type Free = { kind: string; count: number }[]

/**
 * Takes what is due: what waits, and what a server has run that was not heard of for the time of the lease. Rows that
 * another server is at are stepped over.
 */
export const claim = (tx: Tx, free: Free, leaseSeconds: number): Promise<Claimed[]> =>
  tx.rows<Claimed>(sql`
    with due as materialized (
      select j.id from unnest(${free.map(({ kind }) => kind)}::text[], ${free.map(({ count }) => count)}::int[]) f (kind, count)
      cross join lateral (
        select id from jobs
        where kind = f.kind and state in ('WAITING', 'RUNNING') and next_attempt_at <= now()
        order by next_attempt_at, id limit f.count for update skip locked) j)
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
