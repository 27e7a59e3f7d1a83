import type { Known } from '../../server/src/house/arbitraries'
import type { Document } from '../../server/src/house/shots'
import type { Wire } from '../wire'
import type { Member } from './member'

/** Where a tenant's records are made. */
export type Place = { tenantId: number; legalEntityId: number }

/** Kills the server and lets it start again at the same address. */
export type Killing = {
  /** Ends when nothing of it is left. @param round every second one takes the database along where we can. */
  kill: (round: number) => Promise<void>
  /** Ends when it serves again. */
  restart: () => Promise<void>
}

/** One of several servers on the same database. */
export type Server = { wire: Wire; kill: () => Promise<void>; restart: () => Promise<void> }

export type Pair = readonly [Server, Server]

/** Everything that the classes play with. */
export type Stage = {
  wire: Wire
  document: Document
  /** Stands in every text that is made here. */
  mark: string
  place: Place
  /** Whose account was lent. */
  lender: Member
  /** An administrator of the tenant, added for this alone. */
  boss: Member
  /** Of the first house only, with every right there. */
  clerk: Member
  /** Of the first house, with no right at all. */
  newcomer: Member
  /** Of the second house only, with every right there; null where the tenant has one house. */
  neighbour: Member | null
  /** An administrator of another tenant. */
  stranger: Member | null
  /** Of the platform; only where nothing can be spoiled. */
  platform: Member | null
  /** A house that nobody works in, to be changed at will. */
  spareHouseId: number | null
  /** Adds somebody who has nothing planned. @returns his id. */
  addPerson: () => Promise<number>
  /** Makes one record of every kind, as if for the first time. */
  fill: () => Promise<Known>
  killing: Killing | null
  /**
   * Lets the same data be served otherwise for a while: with so many seconds of patience, and behind TLS as far as the
   * server knows; null where we start nothing.
   */
  strict: ((work: (wire: Wire, patience: number) => Promise<void>) => Promise<void>) | null
  /** Lets two more servers work on the same data for a while; null where we start nothing. */
  pair: ((work: (pair: Pair) => Promise<void>) => Promise<void>) | null
  /** Seconds that the server waits for a slow client, as far as we know. */
  patience: number
}

/** A stage, and the way to leave it. */
export type Opened = {
  stage: Stage
  /** @returns in words what has become of what was made. */
  close: () => Promise<string>
}
