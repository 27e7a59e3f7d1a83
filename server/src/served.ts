import type { Api } from '@pietas/contract/api'
import type { Handlers } from './kit/call'

/** A handler for every call of the contract. */
export type Served = { [F in keyof Api]: Handlers<Api[F]> }

/** Forbids what the contract does not know, word by word and call by call. */
type Known<H> = {
  [F in keyof H]: F extends keyof Api ? { [C in keyof H[F]]: C extends keyof Api[F] ? unknown : never } : never
}

/** Takes the handlers of all features if they are those of the contract, not one more and not one less. */
export const served = <H extends Served>(handlers: H & Known<H>): Served => handlers
