import type { Tx } from '../../kit/db/transaction'
import type { Clock } from '../../kit/demo'
import { insertRelationships } from '../relationships'
import { demoPerson } from './people'

const bornIn = (n: number, clock: Clock): number => Number(demoPerson(n, clock).dateOfBirth?.slice(0, 4))

/** The relative of a deceased person as what he is by his age: husband or wife, else a child. */
const relationOf = (deceased: number, relatedPersonId: number, clock: Clock) => {
  const relative = deceased + 1
  const isCouple =
    bornIn(relative, clock) - bornIn(deceased, clock) < 14 &&
    demoPerson(relative, clock).gender !== demoPerson(deceased, clock).gender
  if (!isCouple) return { relationshipType: 'CHILD' as const, relatedPersonId }
  const town = demoPerson(deceased, clock).city ?? null
  return {
    maritalStatus: 'MARRIED' as const,
    relatedPersonId,
    marriageDate: `${bornIn(relative, clock) + 24}-05-${String((deceased % 27) + 1).padStart(2, '0')}`,
    marriagePlace: town,
    marriageRegistryNumber: `E ${deceased + 7}/${bornIn(relative, clock) + 24}`,
  }
}

/** Relates each deceased demo person to the relative who stands behind him. */
export const addFamilies = async (
  tx: Tx,
  clock: Clock,
  legalEntityId: number,
  persons: readonly number[],
): Promise<void> => {
  for (let n = 0; n + 1 < persons.length; n += 2)
    await insertRelationships(tx, legalEntityId, persons[n] as number, [relationOf(n, persons[n + 1] as number, clock)])
}
