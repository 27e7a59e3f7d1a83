import { expect, test } from 'vitest'
import { checkInheritance, withInheritanceConsequences } from './inheritance'

test.each([
  ['testament', 'PERSON', 'testamentExitsButNotManagedByPerson'],
  ['testament', 'PARTNER', 'testamentExitsButNotManagedByBusinessPartner'],
  ['testament', null, 'testamentExitsButNotManagedByPerson'],
  ['testament', 'BRANCH', 'common.validation-required'],
  ['inheritanceContract', 'PERSON', 'inheritanceContractExitsButNotManagedByPerson'],
  ['inheritanceContract', 'PARTNER', 'inheritanceContractExitsButNotManagedByBusinessPartner'],
] as const)('a %s kept by %s without an id is refused with %s', (document, type, message) => {
  const person = { [`${document}Exists`]: true, [`${document}ManagedByType`]: type }
  expect(checkInheritance(person)).toEqual([{ field: `${document}ManagedBy`, message }])
})

test('a document that is kept by somebody, or does not exist, is fine', () => {
  expect(checkInheritance({ testamentExists: true, testamentManagedByType: 'PERSON', testamentManagedBy: 3 })).toEqual(
    [],
  )
  expect(checkInheritance({ testamentExists: null })).toEqual([])
})

test('a document that is gone is kept by nobody', () => {
  expect(withInheritanceConsequences(null, { testamentExists: null })).toEqual({
    testamentExists: null,
    testamentManagedBy: null,
    testamentManagedByType: null,
  })
})

test('another kind of keeper forgets the id of the former one', () => {
  const before = { testamentManagedByType: 'PERSON', testamentManagedBy: 3 } as const
  expect(withInheritanceConsequences(before, { testamentManagedByType: 'PARTNER' })).toMatchObject({
    testamentManagedBy: null,
  })
  expect(
    withInheritanceConsequences(before, { testamentManagedByType: 'PARTNER', testamentManagedBy: 9 }),
  ).toMatchObject({ testamentManagedBy: 9 })
})
