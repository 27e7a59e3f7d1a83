import { drafts } from '../kit/leaving'
import type { FirstCallValues } from './first-call-values'

const key = 'held-first-call'

/** A new call on its way to the house: whether it has arrived is not known yet. */
export interface BegunCall {
  values: Partial<FirstCallValues>
  idempotencyKey: string
}

// A reload stays at its entry of the history; whoever goes elsewhere and comes to a new sheet is at another one.
const entry = (): string => String(window.history.state?.__TSR_key)

const recall = () => {
  const held = drafts.read(key)
  return held?.entry === entry() ? held : undefined
}

/**
 * What the sheet of a new call has become, so that a reload opens that call and not an empty sheet, and what is on its
 * way is sent again as it was and not as a second call.
 */
export const heldHere = {
  recall: (): number | undefined => recall()?.firstCallId,
  remember: (firstCallId: number): void => drafts.write(key, { firstCallId, entry: entry() }),
  begun: (): BegunCall | undefined => recall()?.begun,
  begin: (begun: BegunCall): void => drafts.write(key, { begun, entry: entry() }),
  forget: (): void => drafts.clear(key),
}
