import { setTimeout as delay } from 'node:timers/promises'
import type { House } from '../call'
import { atOnceOf, type JobKind } from './kind'
import { type Claimed, claim, type Free, postpone, renew, turnOf } from './queries'
import { type Running, run, scheduleNext } from './run'

export type WorkerOptions = {
  /** Told of every failed attempt, and without a job of a database that could not be asked. */
  onError: (error: unknown, job: Claimed | null) => void
  /** Writes a line about a job into the log. */
  onWarning?: (facts: object, message: string, job: Claimed) => void
  /** Milliseconds between two looks while there is nothing to do. */
  pause?: number
  /** Milliseconds after which a job is taken up again whose server was not heard of. */
  lease?: number
}

/** Schedules are looked after once in a while, should one have got lost. */
const lookAfter = 600_000

/** Does the jobs that are due, again and again, beside any number of other servers. */
export class Worker {
  private readonly house: House
  private readonly kinds: ReadonlyMap<string, JobKind>
  private readonly onError: WorkerOptions['onError']
  private readonly onWarning: NonNullable<WorkerOptions['onWarning']>
  private readonly pause: number
  private readonly lease: number
  private readonly stopping = new AbortController()
  private readonly running = new Set<Running>()
  /** Who had the last turn, by kind. */
  private readonly lastTurn = new Map<string, number>()
  private timer: NodeJS.Timeout | undefined
  private heartbeat: NodeJS.Timeout | undefined
  private round: Promise<void> | undefined
  private again = false
  private away = false
  private schedulesAt = 0

  constructor(house: House, kinds: readonly JobKind[], options: WorkerOptions) {
    const { onError, onWarning = () => undefined, pause = 2000, lease = 60_000 } = options
    this.house = house
    this.kinds = new Map(kinds.map((kind) => [kind.name, kind]))
    if (this.kinds.size < kinds.length) throw new Error('Two kinds of jobs have the same name')
    this.onError = onError
    this.onWarning = onWarning
    this.pause = pause
    this.lease = lease
  }

  start(): void {
    this.heartbeat = setInterval(() => void this.renew(), this.lease / 3)
    this.look()
  }

  /** Takes nothing more, waits for what is at work, and gives back what takes longer, for another server. */
  async stop(patience = 2500): Promise<void> {
    this.stopping.abort()
    clearTimeout(this.timer)
    await Promise.race([this.settled(), delay(patience, undefined, { ref: false })])
    clearInterval(this.heartbeat)
    const left = [...this.running].filter(({ outside }) => outside)
    if (left.length === 0) return
    const given = this.house.db.asPlatform(async (tx) => {
      for (const { claimed } of left) await postpone(tx, claimed, null, 0)
    })
    await Promise.race([given.catch((error) => this.onError(error, null)), delay(1000, undefined, { ref: false })])
  }

  private async settled(): Promise<void> {
    await this.round
    await Promise.all([...this.running].map(({ ended }) => ended))
  }

  /** Looks for due jobs now; a look that is under way is followed by another one. */
  private look(): void {
    if (this.stopping.signal.aborted) return
    this.again = this.round !== undefined
    if (this.round) return
    clearTimeout(this.timer)
    this.round = this.take().then(() => {
      this.round = undefined
      if (this.again) this.look()
      else if (!this.stopping.signal.aborted) this.timer = setTimeout(() => this.look(), this.pause)
    })
  }

  private free(): Free {
    const busy = [...this.running].map(({ claimed }) => claimed.kind)
    return [...this.kinds.values()]
      .map((kind) => ({
        kind: kind.name,
        count: atOnceOf(kind) - busy.filter((name) => name === kind.name).length,
        after: this.lastTurn.get(kind.name) ?? 0,
      }))
      .filter(({ count }) => count > 0)
  }

  private async take(): Promise<void> {
    try {
      await this.keepSchedules()
      const free = this.free()
      if (free.length === 0) return
      const claimed = await this.house.db.asPlatform((tx) => claim(tx, free, this.lease / 1000))
      this.away = false
      this.noteTurns(free, claimed)
      for (const job of claimed) this.begin(job)
      // One of each tenant at a time: there may be more, and places for it.
      this.again ||= claimed.length > 0
    } catch (error) {
      // Once for each time that the database is away, and not every two seconds.
      if (!this.away) this.onError(error, null)
      this.away = true
    }
  }

  private noteTurns(free: Free, claimed: readonly Claimed[]): void {
    for (const { kind, after } of free) {
      const turns = claimed.filter((job) => job.kind === kind).map(turnOf)
      const begunAnew = turns.filter((turn) => turn <= after)
      if (turns.length > 0) this.lastTurn.set(kind, Math.max(...(begunAnew.length > 0 ? begunAnew : turns)))
    }
  }

  private async keepSchedules(): Promise<void> {
    if (Date.now() < this.schedulesAt) return
    await this.house.db.asPlatform(async (tx) => {
      for (const kind of this.kinds.values()) await scheduleNext(tx, kind)
    })
    this.schedulesAt = Date.now() + lookAfter
  }

  private begin(claimed: Claimed): void {
    const kind = this.kinds.get(claimed.kind)
    if (!kind) return
    const running: Running = {
      claimed,
      signal: this.stopping.signal,
      warn: (facts, message) => this.onWarning(facts, message, claimed),
      outside: kind.outside !== undefined,
      ended: Promise.resolve(),
    }
    this.running.add(running)
    running.ended = run(this.house, kind, running, this.onError).finally(() => {
      this.running.delete(running)
      this.look()
    })
  }

  private async renew(): Promise<void> {
    const outside = [...this.running].filter((running) => running.outside).map(({ claimed }) => claimed)
    if (outside.length === 0) return
    await this.house.db
      .asPlatform((tx) => renew(tx, outside, this.lease / 1000))
      .catch((error) => this.onError(error, null))
  }
}
