import type { House } from '../call'
import { isAway } from '../db/errors'
import type { Tx } from '../db/transaction'
import { attemptsOf, backoffOf, type Effect, FailedForGood, type Job, type JobKind } from './kind'
import { type Claimed, finish, giveUp, postpone, schedule } from './queries'
import { nextSlot } from './schedule'

/** Another server has taken the job up, since this one was not heard of; it is done there. */
class TakenByAnother extends Error {}

const longestError = 500

const textOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, longestError)

const parsed = (kind: JobKind, claimed: Claimed): unknown => {
  const { data, error } = kind.payload.safeParse(JSON.parse(claimed.payload))
  if (error) throw new FailedForGood(`The payload is not one of ${kind.name}`)
  return data
}

/** The next one follows when this one has ended, whichever way: so there are never two at work. */
export const scheduleNext = async (tx: Tx, { name, schedule: plan }: JobKind): Promise<void> => {
  if (plan) await schedule(tx, name, (after) => nextSlot(plan, after))
}

/** Notes that the job is done and writes its effect, in one transaction. */
const conclude = (house: House, kind: JobKind, job: Claimed, effect: Effect): Promise<void> => {
  const done = async (tx: Tx): Promise<void> => {
    if (!(await finish(tx, job))) throw new TakenByAnother()
    await scheduleNext(tx, kind)
  }
  if (job.tenantId === null || kind.acrossTenants)
    return house.db.asPlatform(async (tx) => {
      await done(tx)
      await effect(tx)
    }, job.actorId)
  return house.db.inTenant({ tenantId: job.tenantId, actorId: job.actorId }, async (tx) => {
    await tx.asPlatform(() => done(tx))
    await effect(tx)
  })
}

const attempt = async (house: House, kind: JobKind, claimed: Claimed, running: Running): Promise<void> => {
  if (claimed.attempt > attemptsOf(kind)) throw new FailedForGood('Every server that tried it was lost on the way')
  const { id, tenantId, actorId, attempt } = claimed
  const { signal, warn } = running
  const job: Job = { id, tenantId, actorId, attempt, payload: parsed(kind, claimed), signal, warn }
  const effect: Effect = kind.effect
    ? (tx) => kind.effect(tx, job, house)
    : ((await kind.outside(job, house)) ?? (() => Promise.resolve()))
  running.outside = false
  await conclude(house, kind, claimed, effect)
}

/** A job at work on this server. */
export type Running = {
  claimed: Claimed
  signal: AbortSignal
  warn: Job['warn']
  /** Whether its lease has to be renewed: afterwards its row is locked. */
  outside: boolean
  ended: Promise<void>
}

// That the connection was lost says nothing about the job.
const secondsAfterLoss = 1

const noteFailure = (house: House, kind: JobKind, { claimed: job, outside }: Running, error: unknown): Promise<void> =>
  house.db.asPlatform(async (tx) => {
    const seconds = !outside && isAway(error) ? secondsAfterLoss : backoffOf(kind, job.attempt)
    if (!(error instanceof FailedForGood) && job.attempt < attemptsOf(kind))
      await postpone(tx, job, textOf(error), seconds)
    else if ((await giveUp(tx, job, textOf(error))) > 0) await scheduleNext(tx, kind)
  })

/**
 * Makes one attempt and notes how it went. What cannot be noted, because the database is away, is taken up again when
 * the lease is over.
 */
export const run = async (
  house: House,
  kind: JobKind,
  running: Running,
  onError: (error: unknown, job: Claimed | null) => void,
): Promise<void> => {
  const { claimed } = running
  try {
    await attempt(house, kind, claimed, running)
  } catch (error) {
    if (error instanceof TakenByAnother) return
    onError(error, claimed)
    await noteFailure(house, kind, running, error).catch((failure) => onError(failure, claimed))
  }
}
