import { expect, test } from 'vitest'
import {
  checkBirthBeforeMarriages,
  checkRelationship,
  checkSameKind,
  inverseTypes,
  relationshipRows,
  relationshipTypes,
  storedRelationship,
} from '.'

test('a relationship needs a type, and exactly one of the two kinds', () => {
  expect(checkRelationship({ relatedPersonId: 2 })).toEqual([
    { field: 'relationshipType', message: 'common.validation-required' },
  ])
  expect(checkRelationship({ relatedPersonId: 2, relationshipType: 'CHILD', maritalStatus: 'MARRIED' })).toEqual([
    { field: 'maritalStatus', message: 'relationshipKindMismatch' },
  ])
})

test('a person is needed unless nobody is meant', () => {
  expect(checkRelationship({ relationshipType: 'CHILD' })).toEqual([
    { field: 'relatedPersonId', message: 'common.validation-required' },
  ])
  expect(checkRelationship({ relationshipType: 'CHILD', relationshipWithoutPerson: true })).toEqual([])
})

test.each([
  [{ marriageDate: '2001-01-02', divorceDate: '2001-01-01' }, 'marriageDate', 'marriageDateBeforeDivorceDate'],
  [{ marriageDate: '1980-01-01' }, 'marriageDate', 'birthDateBeforeMarriageDate'],
  [{ divorceDate: '1980-01-01' }, 'divorceDate', 'birthDateBeforeDivorceDate'],
  [{ marriageDate: '2999-01-01' }, 'marriageDate', 'person.validation.in-future'],
  [{ divorceDate: '2999-01-01' }, 'divorceDate', 'person.validation.in-future'],
])('%o is refused at %s', (dates, field, message) => {
  const marriage = { maritalStatus: 'DIVORCED', relatedPersonId: 2, ...dates } as const
  expect(checkRelationship(marriage, '1990-01-01')).toContainEqual({ field, message })
})

test('birth, marriage and divorce may share a day', () => {
  const day = '1990-01-01'
  const marriage = { maritalStatus: 'DIVORCED', relatedPersonId: 2, marriageDate: day, divorceDate: day } as const
  expect(checkRelationship(marriage, day)).toEqual([])
})

test('a birth that moves behind a marriage is named at the birth, once', () => {
  const marriages = [{ marriageDate: '1980-01-01', divorceDate: '1985-01-01' }]
  expect(checkBirthBeforeMarriages('1990-01-01', marriages)).toEqual([
    { field: 'dateOfBirth', message: 'birthDateBeforeMarriageDate' },
  ])
  expect(checkBirthBeforeMarriages('1960-01-01', marriages)).toEqual([])
})

test('the kind of a relationship stays', () => {
  expect(checkSameKind({ relationshipType: 'CHILD' }, { maritalStatus: 'MARRIED' })).toEqual([
    { field: 'maritalStatus', message: 'relationshipKindMismatch' },
  ])
  expect(checkSameKind({ maritalStatus: 'MARRIED' }, { relationshipType: 'CHILD' })).toEqual([
    { field: 'relationshipType', message: 'relationshipKindMismatch' },
  ])
  expect(checkSameKind({ maritalStatus: 'MARRIED' }, { maritalStatus: 'DIVORCED' })).toEqual([])
})

test('turning a type round twice gives it back', () => {
  for (const type of relationshipTypes) expect(inverseTypes[inverseTypes[type]]).toBe(type)
  expect(inverseTypes.CHILD).toBe('PARENT')
  expect(inverseTypes.NEPHEW).toBe('PARENT_SIBLING')
  expect(inverseTypes.SIBLING).toBe('SIBLING')
})

test('a simple relationship stores no marriage, and nobody means nobody', () => {
  expect(storedRelationship({ relationshipType: 'CHILD', marriagePlace: 'Görlitz' }).marriagePlace).toBeNull()
  expect(storedRelationship({ maritalStatus: 'MARRIED', relatedPersonId: 3, relationshipWithoutPerson: true })).toEqual(
    { maritalStatus: 'MARRIED', relatedPersonId: null },
  )
})

test('marriages come first and each person once; rows without a person all stay', () => {
  const rows = [
    { id: 1, relatedPersonId: 8, relationshipType: 'COUSIN', maritalStatus: null },
    { id: 2, relatedPersonId: 8, relationshipType: null, maritalStatus: 'MARRIED' },
    { id: 3, relatedPersonId: null, relationshipType: 'CHILD', maritalStatus: null },
    { id: 4, relatedPersonId: null, relationshipType: 'CHILD', maritalStatus: null },
  ] as const
  expect(relationshipRows(rows).map(({ id }) => id)).toEqual([2, 3, 4])
})
