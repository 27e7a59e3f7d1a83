import type { Person, PersonFields } from '@pietas/contract/persons'
import { isProblem, refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { toast } from '../../kit/feedback'
import { type MessageKey, translate } from '../../kit/i18n'

/** Everything that may name a person. */
const refreshed = () => void refresh('persons', 'processes', 'partners', 'documents', 'tasks')

/** The first thing that a rule has found, in words. */
const reasonOf = (error: unknown): string | undefined => {
  if (!isProblem(error)) return undefined
  const message = error.problem.errors?.[0]?.message
  return message && translate(message as MessageKey)
}

/** Makes the other one part of the one who stays. Answers whether that is done; it says itself how it went. */
export async function mergePersons(
  stays: Person,
  other: Person,
  values: Partial<PersonFields>,
  idempotencyKey: string,
): Promise<boolean> {
  try {
    const body = { otherId: other.id, otherVersion: other.version, values }
    const { mergeId } = await client.personMerges.create(stays.id, body, { ifMatch: stays.version, idempotencyKey })
    toast.success('person.merge.done', { undo: () => void undoMerge(mergeId) })
  } catch (error) {
    if (isProblem(error, 'STALE_VERSION')) toast.error('person.merge.stale')
    else toast.error('person.merge.failed', { reason: reasonOf(error) ?? '' })
    // Whoever has changed one of the two meanwhile is seen at once.
    if (isProblem(error, 'STALE_VERSION')) refreshed()
    return false
  }
  refreshed()
  return true
}

/** One step back. */
export async function undoMerge(mergeId: number): Promise<boolean> {
  try {
    await client.personMerges.undo(mergeId)
  } catch (error) {
    toast.error('person.merge.undo-failed', { reason: reasonOf(error) ?? '' })
    return false
  }
  toast.success('person.merge.undone')
  refreshed()
  return true
}
