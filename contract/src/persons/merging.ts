import * as z from 'zod'
import { entityPathV2, id, route } from '../kit'
import { personFields } from './fields'
import { isSameTie, type Tie } from './relationships'
import { person } from './routes'

/** The person who stays, and the number under which the merge can be taken back. */
export const mergedPerson = person.extend({ mergeId: id })
export type MergedPerson = z.output<typeof mergedPerson>

/** Fields that the person who stays may take from the other one. */
export const mergeableFields = personFields.partial()

export const personMerges = {
  create: route({
    method: 'POST',
    path: `${entityPathV2}/persons/{personId}/merge`,
    access: 'Person:Delete',
    about: 'Makes another person part of this one: all links of the other one move here, and it leaves the lists',
    body: z.object({
      otherId: id,
      /** The version of the other one that was looked at; of the person who stays `If-Match` names it. */
      otherVersion: z.int().optional(),
      /** What the person who stays is to be called from here on, changed fields alone. */
      values: mergeableFields.default({}),
    }),
    answer: mergedPerson,
    failures: ['NOT_FOUND', 'STALE_VERSION', 'CONFLICT'],
  }),
  undo: route({
    method: 'POST',
    path: `${entityPathV2}/person-merges/{mergeId}/undo`,
    access: 'Person:Delete',
    about: 'Takes a merge back: what has been changed since stays as it is, everything else is as it was before',
    answer: person,
    status: 200,
    failures: ['NOT_FOUND', 'CONFLICT'],
  }),
}

/** A relationship of the other person that the one who stays has already. */
export type Twins = { kept: number; ended: number }

/** @returns which relationships two persons have both told of. */
export const tiesToldTwice = (ties: readonly (Tie & { id: number })[], stays: number, goes: number): Twins[] => {
  const moved = (person: number): number => (person === goes ? stays : person)
  const names = (tie: Tie, person: number): boolean => tie.personId === person || tie.relatedPersonId === person
  const own = ties.filter((tie) => names(tie, stays) && !names(tie, goes))
  return ties
    .filter((tie) => names(tie, goes) && !names(tie, stays))
    .flatMap((tie) => {
      const { relatedPersonId } = tie
      const renamed = {
        ...tie,
        personId: moved(tie.personId),
        ...(relatedPersonId ? { relatedPersonId: moved(relatedPersonId) } : {}),
      }
      const kept = own.find((one) => isSameTie(one, renamed))
      return kept ? [{ kept: kept.id, ended: tie.id }] : []
    })
}
