import { today } from '@pietas/contract/kit'
import type { House } from '../call'
import type { Tx } from '../db/transaction'

/** When a story is told. It alone knows the time: nothing of the demo data asks the machine. */
export type Clock = { now: Date; today: string }

/** A legal entity of the story, its people by what they do there. */
export type DemoHome = {
  entityId: number
  branchIds: readonly number[]
  /** Everybody who writes notes and lays papers in. */
  staff: readonly number[]
  /** Who is in charge of cases. */
  assignees: readonly number[]
  /** Who plans. */
  planners: readonly number[]
  /** Who drives and sets up. */
  crew: readonly number[]
  /** Who is away now and then. */
  absent: readonly number[]
  /** How much there is to tell of, by the words of the features; what is not named is left out. */
  amounts: Readonly<Record<string, number>>
}

/** One tenant of the demo, as its features fill it; the transaction works inside it. */
export type Stage = { tx: Tx; house: House; clock: Clock; tenantId: number; homes: readonly DemoHome[] }

/** What a feature adds to the homes of a tenant. */
export type Demo = (stage: Stage) => Promise<void>

export const clockAt = (now: Date): Clock => ({ now, today: today(now) })

/** So many days ago somebody died whose case is behind the house: one every other week. */
export const earlierDeath = (n: number): number => 46 + n * 14

/** So many days later he was buried. */
export const burialAfter = 9

/** @returns the instant that lies so many minutes before now. */
export const ago = ({ now }: Clock, minutes: number): string => new Date(now.getTime() - minutes * 60_000).toISOString()
