import type { Tx } from '../kit/db/transaction'
import { insertRelationships } from '../persons'
import { demoPerson } from './people'

const bornIn = (n: number): number => Number(demoPerson(n).dateOfBirth?.slice(0, 4))

/** The relative of a deceased person as what he is by his age: husband or wife, else a child. */
const relationOf = (deceased: number, relatedPersonId: number) => {
  const relative = deceased + 1
  const isCouple =
    bornIn(relative) - bornIn(deceased) < 14 && demoPerson(relative).gender !== demoPerson(deceased).gender
  if (!isCouple) return { relationshipType: 'CHILD' as const, relatedPersonId }
  const town = demoPerson(deceased).city ?? null
  return {
    maritalStatus: 'MARRIED' as const,
    relatedPersonId,
    marriageDate: `${bornIn(relative) + 24}-05-${String((deceased % 27) + 1).padStart(2, '0')}`,
    marriagePlace: town,
    marriageRegistryNumber: `E ${deceased + 7}/${bornIn(relative) + 24}`,
  }
}

/** Relates each deceased demo person to the relative who stands behind him. */
export const addFamilies = async (tx: Tx, legalEntityId: number, persons: readonly number[]): Promise<void> => {
  for (let n = 0; n + 1 < persons.length; n += 2)
    await insertRelationships(tx, legalEntityId, persons[n] as number, [relationOf(n, persons[n + 1] as number)])
}
