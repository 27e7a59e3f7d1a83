import { expect, test } from 'vitest'
import { checkInheritance, documentAnswer, withInheritanceConsequences } from './inheritance'

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

const none = { testamentExists: null, testamentManagedBy: null, testamentManagedByType: null }
const there = { testamentExists: true, testamentManagedByType: 'PERSON', testamentManagedBy: 3 } as const

test.each([
  ['a no', null, { testamentAbsent: true }, { ...none, testamentAbsent: true }],
  ['a false', null, { testamentExists: false }, { ...none, testamentAbsent: true }],
  ['a yes that is switched off', there, { testamentExists: null }, { ...none, testamentAbsent: true }],
  ['a yes taken back as not known', there, { testamentExists: null, testamentAbsent: false }, none],
  ['a null that was one before', none, { testamentExists: null }, none],
  ['a null of a new person', null, { testamentExists: null }, none],
  ['a yes after a no', { ...none, testamentAbsent: true }, there, { ...there, testamentAbsent: false }],
  ['a yes and a no at once', null, { ...there, testamentAbsent: true }, { ...there, testamentAbsent: false }],
  [
    'a no that is taken back',
    { ...none, testamentAbsent: true },
    { testamentAbsent: false },
    { testamentAbsent: false },
  ],
])('what %s means', (_, before, changes, meant) => {
  const completed = withInheritanceConsequences(before, changes)
  expect(completed).toEqual({ ...changes, ...meant })
  expect(completed).not.toHaveProperty('inheritanceContractAbsent')
})

test('whether there is a will is known, or it is not', () => {
  expect(documentAnswer({ testamentExists: true }, 'testament')).toBe(true)
  expect(documentAnswer({ testamentExists: null, testamentAbsent: true }, 'testament')).toBe(false)
  expect(documentAnswer({ testamentExists: null, testamentAbsent: false }, 'testament')).toBe(null)
})
