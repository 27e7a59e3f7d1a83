import { checkSameMarriage, doubtsAbout, type RelationshipDoubts, type Tie } from '@pietas/contract/persons'
import type { Tx } from '../../kit/db/transaction'
import { Refusal, refuseIfAny } from '../../kit/refusal'
import { findNames, findTies } from './queries'

type StoredTie = Tie & { id?: number }

interface Asked {
  /** Where the list stands in the body, and whether it is one at all. */
  placeOf: (index: number) => string
  ignoreDoubts?: boolean | undefined
}

const peopleOf = (ties: readonly Tie[]): number[] =>
  ties.flatMap(({ personId, relatedPersonId }) => (relatedPersonId ? [personId, relatedPersonId] : [personId]))

/**
 * Looks at relationships beside those that their persons have already. The persons must be locked: what is found then
 * stays so until the transaction ends.
 *
 * @throws 400 for a marriage that is there already. @throws 409 with what speaks against them, unless that is ignored.
 */
export const refuseDoubtful = async (tx: Tx, sent: readonly StoredTie[], asked: Asked): Promise<void> => {
  const known = (await findTies(tx, peopleOf(sent))).filter((tie) => sent.every(({ id }) => id !== tie.id))
  const besides = (index: number): StoredTie[] => [...known, ...sent.slice(0, index)]
  refuseIfAny(
    sent.flatMap((tie, index) =>
      checkSameMarriage(tie, besides(index)).map(({ field, message }) => ({
        field: asked.placeOf(index) + field,
        message,
      })),
    ),
  )
  if (asked.ignoreDoubts) return
  const people = await findNames(tx, peopleOf([...known, ...sent]))
  const deaths = new Map(
    people.filter(({ deceased }) => deceased).map(({ id, deceasedAt }): [number, string | null] => [id, deceasedAt]),
  )
  const found = sent.flatMap((tie, index) =>
    doubtsAbout(tie, besides(index), deaths).map((doubt) => ({ ...doubt, index })),
  )
  if (found.length === 0) return
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const members: RelationshipDoubts = {
    doubts: found.map(({ index, reason, other }) => ({
      index,
      reason,
      person: names.get(other.personId) ?? '',
      relatedPerson: names.get(other.relatedPersonId ?? 0) ?? null,
      relationshipType: other.relationshipType ?? null,
      maritalStatus: other.maritalStatus ?? null,
      marriageDate: other.marriageDate ?? null,
      divorceDate: other.divorceDate ?? null,
    })),
  }
  throw new Refusal(409, 'DOUBTFUL_RELATIONSHIP', members)
}
