import { drafts } from '../kit/leaving'

const key = 'held-first-call'

/** Which call the sheet of a new one has become, so that a reload opens it again and not an empty one. */
export const heldHere = {
  recall: (): number | undefined => drafts.read(key)?.firstCallId,
  remember: (firstCallId: number): void => drafts.write(key, { firstCallId }),
  forget: (): void => drafts.clear(key),
}
