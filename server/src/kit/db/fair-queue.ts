import { crowded, unavailable } from '../refusal'

/** The line to somebody who waits for an answer, as far as it can break. */
export type Line = {
  readonly destroyed: boolean
  once: (event: 'close', told: () => void) => unknown
  off: (event: 'close', told: () => void) => unknown
}

/** On whose account something wants to work in the database: places are shared out between tenants, then between users. */
export type Caller = { readonly tenant: string; readonly user: string; readonly line?: Line }

/** How somebody comes in. */
export type Entry = {
  /** He has had a place for the same call before: he goes first among his own, and is not sent away. */
  hasBegun: boolean
  /** It is long, so he does nothing else meanwhile: several of them would share the same processor and end no sooner. */
  isLong: boolean
}

export type Bounds = {
  /** So many work at once. */
  places: number
  /** So many of one tenant, fewer than there are places: one is left for whoever else comes. */
  ofTenant: number
  /** So many of one user. */
  ofUser: number
  /** So many of one user may wait. */
  waitingOfUser: number
  /** So many may wait in all. */
  waiting: number
  /** Milliseconds that somebody waits. */
  patience: number
}

/** Four in ten for one user, three in four for one tenant. */
export const boundsOf = (places: number): Bounds => ({
  places,
  ofTenant: Math.max(1, Math.floor(places * 0.75)),
  ofUser: Math.max(1, Math.floor(places * 0.4)),
  waitingOfUser: 2000,
  waiting: 5000,
  patience: 30_000,
})

type Waiting = { turn: () => void; isLong: boolean }
type User = { inside: number; waiting: Waiting[] }
type Tenant = { inside: number; users: Map<string, User> }

/**
 * Lets only so many work in the database at once, and takes turns: between the tenants that wait, then between the
 * users of the tenant, then in the order in which they came. Nobody who may enter waits while a place is free.
 */
export class FairQueue {
  private readonly bounds: Bounds
  // Whose turn it is next stands first: who gets it goes to the end. Who neither works nor waits is forgotten.
  private readonly tenants = new Map<string, Tenant>()
  private inside = 0
  private waiting = 0

  constructor(bounds: Bounds) {
    this.bounds = bounds
  }

  /** Places taken, and who waits for one. */
  get load(): { inside: number; waiting: number } {
    return { inside: this.inside, waiting: this.waiting }
  }

  /**
   * Works once there is a place, which is free again when the work has ended, however it ends.
   *
   * @throws 429 when too many calls of the user wait already, 503 when too many wait in all or the wait is too long.
   */
  async take<T>(caller: Caller, entry: Entry, work: () => Promise<T>): Promise<T> {
    const tenant = this.tenants.get(caller.tenant) ?? { inside: 0, users: new Map<string, User>() }
    this.tenants.set(caller.tenant, tenant)
    const user = tenant.users.get(caller.user) ?? { inside: 0, waiting: [] }
    tenant.users.set(caller.user, user)
    try {
      const isFirst = user.waiting.length === 0 || entry.hasBegun
      if (isFirst && this.mayEnter(tenant, user, entry.isLong)) this.enter(tenant, user, entry.isLong)
      else await this.wait(caller.line, user, entry)
    } catch (refusal) {
      this.forget(caller, tenant, user)
      throw refusal
    }
    try {
      return await work()
    } finally {
      this.leave(caller, tenant, user, entry.isLong)
    }
  }

  /** How many of his places it takes from the user; everybody else sees one. */
  private sizeOf(isLong: boolean): number {
    return isLong ? this.bounds.ofUser : 1
  }

  private mayEnter(tenant: Tenant, user: User, isLong: boolean): boolean {
    const { places, ofTenant, ofUser } = this.bounds
    return this.inside < places && tenant.inside < ofTenant && user.inside + this.sizeOf(isLong) <= ofUser
  }

  private enter(tenant: Tenant, user: User, isLong: boolean): void {
    this.inside += 1
    tenant.inside += 1
    user.inside += this.sizeOf(isLong)
  }

  private leave(caller: Caller, tenant: Tenant, user: User, isLong: boolean): void {
    this.inside -= 1
    tenant.inside -= 1
    user.inside -= this.sizeOf(isLong)
    this.forget(caller, tenant, user)
    this.letNextIn()
  }

  // Who gives up is told a moment later; meanwhile somebody else of the same name may have come.
  private forget({ tenant: name, user: id }: Caller, tenant: Tenant, user: User): void {
    const isIdle = user.inside === 0 && user.waiting.length === 0
    if (isIdle && tenant.users.get(id) === user) tenant.users.delete(id)
    if (tenant.users.size === 0 && this.tenants.get(name) === tenant) this.tenants.delete(name)
  }

  private wait(line: Line | undefined, user: User, { hasBegun, isLong }: Entry): Promise<void> {
    const { waiting, waitingOfUser, patience } = this.bounds
    if (!hasBegun && user.waiting.length >= waitingOfUser) throw crowded()
    if (!hasBegun && this.waiting >= waiting) throw unavailable()
    if (line?.destroyed) throw unavailable()
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        this.waiting -= 1
        clearTimeout(timer)
        line?.off('close', giveUp)
      }
      const own: Waiting = {
        isLong,
        turn: () => {
          stop()
          resolve()
        },
      }
      const giveUp = (): void => {
        stop()
        user.waiting.splice(user.waiting.indexOf(own), 1)
        reject(unavailable())
        // Whoever stood behind may have been shorter.
        this.letNextIn()
      }
      const timer = setTimeout(giveUp, patience)
      line?.once('close', giveUp)
      this.waiting += 1
      if (hasBegun) user.waiting.unshift(own)
      else user.waiting.push(own)
    })
  }

  private letNextIn(): void {
    if (this.waiting === 0) return
    for (const [name, tenant] of this.tenants)
      for (const [id, user] of tenant.users) {
        const [next] = user.waiting
        if (!next || !this.mayEnter(tenant, user, next.isLong)) continue
        this.enter(tenant, user, next.isLong)
        tenant.users.delete(id)
        tenant.users.set(id, user)
        this.tenants.delete(name)
        this.tenants.set(name, tenant)
        user.waiting.shift()
        next.turn()
        // After a long one there is room for several.
        this.letNextIn()
        return
      }
  }
}
