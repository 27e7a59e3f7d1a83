import type { Relationship } from '@pietas/contract/persons'
import type { ProcessPerson } from '@pietas/contract/processes'
import { expect, test } from 'vitest'
import { peopleOf } from './people-of'

const somebody = (id: number) => ({
  id,
  title: null,
  firstName: `Person ${id}`,
  lastName: 'Muster',
  phone: null,
  deceased: false,
  deceasedAt: null as string | null,
  deleted: false,
})
const withRole = (id: number, role: ProcessPerson['role']) =>
  ({ person: somebody(id), role, maritalStatus: null, relationshipType: null }) as unknown as ProcessPerson
const related = (id: number | null, relationshipType: Relationship['relationshipType']) =>
  ({ maritalStatus: null, relationshipType, relatedPerson: id && somebody(id) }) as unknown as Relationship

const people = (...args: [ProcessPerson[], Relationship[]]) =>
  peopleOf({ deceasedPersonId: 1 }, ...args).map(({ person, relation, roles }) => [person.id, relation, roles])

test('somebody of two roles and a relationship stands once with all of it', () => {
  expect(people([withRole(2, 'InCharge'), withRole(2, 'Friend')], [related(2, 'CHILD')])).toEqual([
    [2, 'CHILD', ['InCharge', 'Friend']],
  ])
})

test('who has a role comes before the family; relatives without a person and the deceased are left out', () => {
  expect(
    people([withRole(3, 'Other'), withRole(1, 'Other')], [related(2, 'SIBLING'), related(null, 'PARENT')]),
  ).toEqual([
    [3, null, ['Other']],
    [2, 'SIBLING', []],
  ])
})
