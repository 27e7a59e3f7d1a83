import type * as z from 'zod'
import type { House } from '../call'
import type { Tx } from '../db/transaction'
import type { Schedule } from './schedule'

/** One job as its kind sees it. */
export type Job<Payload = unknown> = {
  id: number
  /** Null where it belongs to the platform. */
  tenantId: number | null
  /** On whose account it is done. */
  actorId: number | null
  /** 1 for the first attempt. */
  attempt: number
  payload: Payload
  /** Aborted when the server stops. */
  signal: AbortSignal
  /** Writes a line into the log, for whoever runs the server; it holds nothing about anybody. */
  warn: (facts: object, message: string) => void
}

/** Writes what a job has brought about; commits together with the note that the job is done. */
export type Effect = (tx: Tx) => Promise<unknown>

type Facts<Payload> = {
  /** As it stands in the table: never used for anything else, even when the kind is gone. */
  name: string
  /** What it needs to know, as JSON. */
  payload: z.ZodType<Payload>
  /** How often it is tried before it counts as failed; 10 unless said otherwise. */
  attempts?: number
  /** Seconds until the next attempt, after so many; doubles from a minute up to four hours unless said otherwise. */
  backoff?: (attempt: number) => number
  /** So many at once on each server; 2 unless said otherwise. */
  atOnce?: number
  /** Done again and again, without a tenant and with an empty payload, by one server at a time. */
  schedule?: Schedule
  /** Its effect works across tenants, also for a job of a tenant. */
  acrossTenants?: true
}

/**
 * A kind of job: either its effect is in the database alone, and is there exactly once, or it has to do with the world
 * outside, without a transaction and at least once, and hands back what is to be written of it.
 */
export type JobKind<Payload = unknown> = Facts<Payload> &
  (
    | { effect(tx: Tx, job: Job<Payload>, house: House): Promise<unknown>; outside?: never }
    | { outside(job: Job<Payload>, house: House): Promise<Effect | undefined>; effect?: never }
  )

/** Another attempt would fail as well. */
export class FailedForGood extends Error {}

export const attemptsOf = (kind: JobKind): number => kind.attempts ?? 10

/** @returns seconds until the next attempt. */
export const backoffOf = (kind: JobKind, attempt: number): number =>
  kind.backoff?.(attempt) ?? 60 * 2 ** Math.min(attempt - 1, 8)

export const atOnceOf = (kind: JobKind): number => kind.atOnce ?? 2
