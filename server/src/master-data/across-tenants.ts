import type { Call } from '../kit/call'
import type { Tx } from '../kit/db/transaction'

type PlatformCall = Pick<Call, 'house' | 'actor' | 'tx'>

/** A call of a list that belongs to no tenant: it runs in a transaction of the platform. */
export const acrossTenants =
  <C extends { tx: Tx }, A>(handle: (call: C) => Promise<A>) =>
  (call: C & PlatformCall): Promise<A> =>
    call.house.db.asPlatform((tx) => handle({ ...call, tx }), call.actor.actorId)
