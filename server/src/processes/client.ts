import type { RelationshipChanges } from '@pietas/contract/persons'
import type { ClientRelationship, ProcessFields } from '@pietas/contract/processes'
import type { Call } from '../kit/call'
import { invalidField } from '../kit/refusal'
import { storeRelationships } from '../persons'
import { birthOf, findKinship, storeLinks } from './queries'

/** What is sent with a process and stored with the person who is the client. */
export type ClientPart = {
  clientPersonInProcessRole?: ProcessFields['processPersons'][number]['role'] | null | undefined
  clientPersonRelationship?: ClientRelationship | null | undefined
}

/** `ignoreDoubts`: what is told of the family is stored whatever speaks against it. */
type Storing = Pick<Call, 'tx' | 'legalEntityId'> & { ignoreDoubts?: boolean | undefined }

type Case = { id: number; deceasedPersonId: number; clientPersonId?: number | null | undefined }

/**
 * Stores what the client is in the process and for the deceased. What is known already stays as it is: nothing is
 * stored twice, and a client that is a business partner has neither.
 *
 * @throws 400 where the client would be related to himself, 409 where something speaks against what he is said to be.
 */
export const storeClient = async (
  { tx, legalEntityId, ignoreDoubts }: Storing,
  { id, deceasedPersonId, clientPersonId }: Case,
  { clientPersonInProcessRole: role, clientPersonRelationship: relation }: ClientPart,
): Promise<void> => {
  if (!clientPersonId) return
  if (role) await storeLinks(tx, id, { processPersons: [{ personId: clientPersonId, role }] })
  if (!relation?.relationshipType && !relation?.maritalStatus) return
  if (clientPersonId === deceasedPersonId) throw invalidField('clientPersonRelationship', 'relatedToOneself')
  const kinship = await findKinship(tx, deceasedPersonId, clientPersonId)
  if (!kinship || kinship.related) return
  const deceased = { id: deceasedPersonId, dateOfBirth: kinship.dateOfBirth }
  await storeRelationships(tx, legalEntityId, deceased, [{ ...relation, relatedPersonId: clientPersonId }], {
    ignoreDoubts,
  })
}

/** Stores relationships that are sent with a process at its deceased. @throws 400 naming the one that breaks a rule, 409 with doubts. */
export const storeFamily = async (
  { tx, legalEntityId, ignoreDoubts }: Storing,
  deceasedPersonId: number,
  relationships: readonly RelationshipChanges[],
): Promise<void> => {
  if (relationships.length === 0) return
  const deceased = { id: deceasedPersonId, dateOfBirth: await birthOf(tx, deceasedPersonId) }
  await storeRelationships(tx, legalEntityId, deceased, relationships, { place: 'relationships.', ignoreDoubts })
}
