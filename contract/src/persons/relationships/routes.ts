import * as z from 'zod'
import { entityPath, flag, id, route, stored } from '../../kit'
import { relationshipChanges, relationshipFields } from './fields'

/** The other person of a relationship, as its table shows him. */
const relatedPerson = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.string().nullable(),
  deceasedAt: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  deleted: z.boolean(),
})

/** A relationship as one of its two persons sees it. */
export const relationship = z.object({
  id,
  /** Who owns the stored row and where it is edited. */
  personId: id,
  /** Seen from the other person: read only, type turned round. */
  inverse: z.boolean(),
  ...relationshipFields.shape,
  relatedPerson: relatedPerson.nullable(),
  relationshipWithoutPerson: z.boolean(),
  ...stored.shape,
})
export type Relationship = z.output<typeof relationship>

/** Somebody has been shown what speaks against it, and insists. */
export const ignoreDoubts = z.object({ ignoreDoubts: flag.optional() })

const list = z.array(relationship)
const ofPerson = `${entityPath}/persons/{personId}/relationships` as const

export const relationships = {
  list: route({
    method: 'GET',
    path: ofPerson,
    access: 'Person:ListAndRead',
    about: 'The relationships of a person, marriages first; those owned by the other person come turned round',
    answer: z.object({ items: list }),
    failures: ['NOT_FOUND'],
  }),
  create: route({
    method: 'POST',
    path: ofPerson,
    access: 'Person:Create',
    about: 'Adds a list of relationships, all or none; what contradicts others is answered instead, unless ignored',
    query: ignoreDoubts,
    body: z.array(relationshipChanges).min(1).max(100),
    answer: list,
    failures: ['NOT_FOUND', 'DOUBTFUL_RELATIONSHIP'],
  }),
  update: route({
    method: 'PATCH',
    path: `${ofPerson}/{relationshipId}`,
    access: 'Person:Create',
    about: 'Changes a relationship; a marriage stays one, and so does a simple relationship',
    query: ignoreDoubts,
    body: relationshipChanges,
    answer: relationship,
    failures: ['NOT_FOUND', 'STALE_VERSION', 'DOUBTFUL_RELATIONSHIP'],
  }),
  delete: route({
    method: 'DELETE',
    path: `${entityPath}/relationships/{relationshipId}`,
    access: 'Person:Create',
    about: 'Takes a relationship away from both persons',
    failures: ['NOT_FOUND'],
  }),
}
