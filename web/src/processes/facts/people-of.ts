import type { Relationship } from '@pietas/contract/persons'
import type { Process, ProcessPerson } from '@pietas/contract/processes'
import type { RelationType } from '../../persons'

interface Somebody {
  id: number
  title?: string | null
  firstName: string
  lastName: string
  phone: string | null
  deceased: boolean
  deceasedAt: string | null
  deleted: boolean
}

/** Somebody of the case, once, with everything that he is in it. */
export interface CasePerson {
  person: Somebody
  /** For the deceased. */
  relation: RelationType | null
  roles: ProcessPerson['role'][]
}

/** Who belongs to a case besides the deceased: with a role in it first, then the family as it is recorded. */
export function peopleOf(
  { deceasedPersonId }: Pick<Process, 'deceasedPersonId'>,
  roles: readonly ProcessPerson[],
  family: readonly Relationship[],
): CasePerson[] {
  const people = new Map<number, CasePerson>()
  for (const { person, role, maritalStatus, relationshipType } of roles) {
    const known = people.get(person.id)
    const relation = maritalStatus ?? relationshipType ?? known?.relation ?? null
    people.set(person.id, { person, relation, roles: [...(known?.roles ?? []), role] })
  }
  for (const { relatedPerson, maritalStatus, relationshipType } of family) {
    if (!relatedPerson) continue
    const known = people.get(relatedPerson.id)
    const person = known?.person ?? { ...relatedPerson, deceased: relatedPerson.deceasedAt !== null }
    const relation = known?.relation ?? maritalStatus ?? relationshipType
    people.set(relatedPerson.id, { person, relation, roles: known?.roles ?? [] })
  }
  people.delete(deceasedPersonId)
  return [...people.values()]
}
