import type { Call } from '../kit/call'
import type { Tx } from '../kit/db/transaction'

type PlatformCall = Pick<Call, 'house' | 'actor' | 'tx'>

/** The calls of a list that belongs to no tenant: each runs in a transaction of the platform. */
export const acrossTenants = <C extends PlatformCall>(
  handlers: Record<string, (call: C) => Promise<unknown>>,
): Record<string, (call: C) => Promise<unknown>> =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      (call: C) => call.house.db.asPlatform((tx: Tx) => handle({ ...call, tx }), call.actor.actorId),
    ]),
  )
