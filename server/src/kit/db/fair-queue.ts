import { crowded, unavailable } from '../refusal'

/** The line to somebody who waits for an answer, as far as it can break. */
export type Line = {
  readonly destroyed: boolean
  once: (event: 'close', told: () => void) => unknown
  off: (event: 'close', told: () => void) => unknown
}

/** On whose account something wants to work in the database: places are shared out between tenants, then between users. */
export type Caller = { readonly tenant: string; readonly user: string; readonly line?: Line }

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
  waitingOfUser: 500,
  waiting: 5000,
  patience: 30_000,
})

type User = { inside: number; waiting: (() => void)[] }
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
   * @param hasBegun whether the caller has had a place for the same call before: then he goes first among his own and is
   * not sent away, since what has been done for him would be lost.
   * @throws 429 when too many calls of the user wait already, 503 when too many wait in all or the wait is too long.
   */
  async take<T>(caller: Caller, hasBegun: boolean, work: () => Promise<T>): Promise<T> {
    const tenant = this.tenants.get(caller.tenant) ?? { inside: 0, users: new Map<string, User>() }
    this.tenants.set(caller.tenant, tenant)
    const user = tenant.users.get(caller.user) ?? { inside: 0, waiting: [] }
    tenant.users.set(caller.user, user)
    try {
      if (this.mayEnter(tenant, user)) this.enter(tenant, user)
      else await this.wait(caller.line, user, hasBegun)
    } catch (refusal) {
      this.forget(caller, tenant, user)
      throw refusal
    }
    try {
      return await work()
    } finally {
      this.leave(caller, tenant, user)
    }
  }

  private mayEnter(tenant: Tenant, user: User): boolean {
    const { places, ofTenant, ofUser } = this.bounds
    return this.inside < places && tenant.inside < ofTenant && user.inside < ofUser
  }

  private enter(tenant: Tenant, user: User): void {
    this.inside += 1
    tenant.inside += 1
    user.inside += 1
  }

  private leave(caller: Caller, tenant: Tenant, user: User): void {
    this.inside -= 1
    tenant.inside -= 1
    user.inside -= 1
    this.forget(caller, tenant, user)
    this.letNextIn()
  }

  // Who gives up is told a moment later; meanwhile somebody else of the same name may have come.
  private forget({ tenant: name, user: id }: Caller, tenant: Tenant, user: User): void {
    const isIdle = user.inside === 0 && user.waiting.length === 0
    if (isIdle && tenant.users.get(id) === user) tenant.users.delete(id)
    if (tenant.users.size === 0 && this.tenants.get(name) === tenant) this.tenants.delete(name)
  }

  private wait(line: Line | undefined, user: User, hasBegun: boolean): Promise<void> {
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
      const turn = (): void => {
        stop()
        resolve()
      }
      const giveUp = (): void => {
        stop()
        user.waiting.splice(user.waiting.indexOf(turn), 1)
        reject(unavailable())
      }
      const timer = setTimeout(giveUp, patience)
      line?.once('close', giveUp)
      this.waiting += 1
      if (hasBegun) user.waiting.unshift(turn)
      else user.waiting.push(turn)
    })
  }

  private letNextIn(): void {
    if (this.waiting === 0) return
    for (const [name, tenant] of this.tenants)
      for (const [id, user] of tenant.users) {
        if (user.waiting.length === 0 || !this.mayEnter(tenant, user)) continue
        this.enter(tenant, user)
        tenant.users.delete(id)
        tenant.users.set(id, user)
        this.tenants.delete(name)
        this.tenants.set(name, tenant)
        user.waiting.shift()?.()
        return
      }
  }
}
