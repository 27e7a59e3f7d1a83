import { drafts } from '../kit/leaving'

const key = 'held-first-call'

// A reload stays at its entry of the history; whoever goes elsewhere and comes to a new sheet is at another one.
const entry = (): string => String(window.history.state?.__TSR_key)

/** Which call the sheet of a new one has become, so that a reload opens it again and not an empty one. */
export const heldHere = {
  recall: (): number | undefined => {
    const held = drafts.read(key)
    return held?.entry === entry() ? held.firstCallId : undefined
  },
  remember: (firstCallId: number): void => drafts.write(key, { firstCallId, entry: entry() }),
  forget: (): void => drafts.clear(key),
}
