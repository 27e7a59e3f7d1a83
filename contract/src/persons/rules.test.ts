import { describe, expect, test } from 'vitest'
import {
  ageOf,
  checkChildren,
  checkDates,
  deathFields,
  fullName,
  genderFor,
  nationalities,
  newPerson,
  personChanges,
  personFields,
  personLine,
  religiousAffiliations,
  storedFieldsOf,
  titles,
  withDeathConsequences,
  withoutZeroUnderage,
} from '.'

const found = (field: string, message: string) => [{ field, message }]

test.each([
  [{ countOfKids: 2, countOfDeadKids: 2, numberOfUnderageChildren: 2 }, []],
  [{ countOfKids: 2, countOfDeadKids: 3 }, found('countOfDeadKids', 'invalidAmountOfDeadKids')],
  [
    { countOfKids: 2, numberOfUnderageChildren: 3 },
    found('numberOfUnderageChildren', 'invalidAmountOfUnderageChildren'),
  ],
  [{ countOfKids: null, countOfDeadKids: 1 }, found('countOfDeadKids', 'invalidAmountOfDeadKids')],
  [{ countOfDeadKids: 0 }, []],
  [{}, []],
])('children %j: %j', (children, findings) => expect(checkChildren(children)).toEqual(findings))

test.each([
  [{ dateOfBirth: '1950-01-02', deceasedAt: '1950-01-02' }, []],
  [{ dateOfBirth: '1950-01-02', deceasedAt: '1950-01-01' }, found('dateOfBirth', 'birthDateBeforeDeceasedAt')],
  // Half past eleven at night in UTC is the next day in Berlin.
  [{ dateOfBirth: '1950-01-02', lastSeenAliveAt: '1950-01-01T23:30:00.000Z' }, []],
  [
    { dateOfBirth: '1950-01-02', lastSeenAliveAt: '1950-01-01T22:30:00.000Z' },
    found('dateOfBirth', 'birthDateBeforeLastSeenAliveAt'),
  ],
  [{ dateOfBirth: '2026-11-21' }, []],
  [{ dateOfBirth: '2026-11-22' }, found('dateOfBirth', 'common.date-in-future')],
  [{ deceasedAt: '1950-01-01' }, []],
  [{ deceasedAt: '2026-11-21', foundDeadAt: '2026-11-21T22:59:00.000Z', deathRegisterDate: '2026-11-21' }, []],
  [{ deceasedAt: '2026-11-22' }, found('deceasedAt', 'person.validation.in-future')],
  [{ lastSeenAliveAt: '2026-11-21T23:00:00.000Z' }, found('lastSeenAliveAt', 'person.validation.in-future')],
  [{ foundDeadAt: '2099-01-01T10:00:00.000Z' }, found('foundDeadAt', 'person.validation.in-future')],
  [{ deathRegisterDate: '2026-11-22' }, found('deathRegisterDate', 'person.validation.in-future')],
  // Somebody is last seen alive, dies, is found and registered.
  [{ deceasedAt: '2026-11-02', lastSeenAliveAt: '2026-11-02T20:00:00.000Z' }, []],
  [
    { deceasedAt: '2026-11-02', lastSeenAliveAt: '2026-11-02T23:00:00.000Z' },
    found('lastSeenAliveAt', 'person.validation.last-seen-after-death'),
  ],
  [{ deceasedAt: '2026-11-02', deceasedTimeAt: '21:00', lastSeenAliveAt: '2026-11-02T20:00:00.000Z' }, []],
  [
    { deceasedAt: '2026-11-02', deceasedTimeAt: '20:59', lastSeenAliveAt: '2026-11-02T20:00:00.000Z' },
    found('lastSeenAliveAt', 'person.validation.last-seen-after-death'),
  ],
  [
    { deceasedAt: '2026-11-02', deceasedTimeAt: '21:01', foundDeadAt: '2026-11-02T20:00:00.000Z' },
    found('foundDeadAt', 'person.validation.found-before-death'),
  ],
  [
    { deceasedAt: '2026-11-02', foundDeadAt: '2026-11-01T22:59:00.000Z' },
    found('foundDeadAt', 'person.validation.found-before-death'),
  ],
  [
    { lastSeenAliveAt: '2026-11-02T20:00:00.000Z', foundDeadAt: '2026-11-02T19:00:00.000Z' },
    found('foundDeadAt', 'person.validation.found-before-last-seen'),
  ],
  [
    { deceasedAt: '2026-11-02', deathRegisterDate: '2026-11-01' },
    found('deathRegisterDate', 'person.validation.registered-before-death'),
  ],
])('dates %j: %j', (dates, findings) => expect(checkDates(dates, '2026-11-21')).toEqual(findings))

describe('a death', () => {
  test('is noted with the first death date and not undone by clearing it', () => {
    expect(withDeathConsequences(null, { deceasedAt: '2026-03-01' })).toMatchObject({ deceased: true })
    expect(withDeathConsequences({ deceasedAt: '2026-03-01' }, { deceasedAt: '2026-03-02' })).toEqual({
      deceasedAt: '2026-03-02',
    })
    expect(withDeathConsequences({ deceasedAt: '2026-03-01' }, { deceasedAt: null })).toEqual({ deceasedAt: null })
  })

  test('that was an error takes every detail with it', () => {
    const cleared = withDeathConsequences({ deceasedAt: '2026-03-01' }, { deceased: false, city: 'Zittau' })
    const nothing = Object.fromEntries(Object.keys(deathFields.shape).map((field) => [field, null]))
    expect(cleared).toEqual({ ...nothing, deceased: false, city: 'Zittau' })
    expect(cleared).toMatchObject({
      deathRegisterNumber: null,
      deathRegisteredBy: null,
      infectiousData: null,
      foundDeadAt: null,
    })
  })
})

test('no underage child is stored as unknown', () => {
  expect(withoutZeroUnderage({ numberOfUnderageChildren: 0 })).toEqual({ numberOfUnderageChildren: null })
  expect(withoutZeroUnderage({ numberOfUnderageChildren: 1 })).toEqual({ numberOfUnderageChildren: 1 })
  expect(withoutZeroUnderage({})).toEqual({})
})

test.each([
  ['SIR', null, 'MALE'],
  ['MADAM', undefined, 'FEMALE'],
  ['MADAM', 'DIVERSE', 'DIVERSE'],
  ['DIVERSE', null, null],
  [null, null, null],
] as const)('salutation %s and gender %s suggest %s', (salutation, chosen, gender) =>
  expect(genderFor(salutation, chosen)).toBe(gender),
)

test.each([
  [{ dateOfBirth: '1950-01-31', deceasedAt: '2026-11-05' }, '* 31.01.1950 † 05.11.2026 - 76 Jahre'],
  [{ dateOfBirth: '1950-01-31' }, '* 31.01.1950 - 76 Jahre'],
  [{ dateOfBirth: '2025-03-01', deceasedAt: '2026-03-01' }, '* 01.03.2025 † 01.03.2026 - 1 Jahr'],
  [{ dateOfBirth: '2026-03-01', deceasedAt: '2026-03-01' }, '* 01.03.2026 † 01.03.2026 - 0 Jahre'],
  [{ dateOfBirth: '1950-01-31', deceased: true }, '* 31.01.1950 †'],
  [{ dateOfBirth: '2025-11-20', deceased: false }, '* 20.11.2025 - 1 Jahr'],
  [{ deceasedAt: '2026-11-05' }, '† 05.11.2026'],
  [{ deceased: true }, '†'],
  [{}, ''],
])('%j reads "%s"', (person, line) => expect(personLine(person, '2026-11-21')).toBe(line))

test('a name is read without stray blanks, an age without a birth date is unknown', () => {
  expect(fullName({ title: 'Dr.', firstName: 'Erna', lastName: 'Groß' })).toBe('Dr. Erna Groß')
  expect(fullName({ title: null, firstName: '', lastName: 'Groß' })).toBe('Groß')
  expect(ageOf({}, '2026-11-21')).toBeNull()
})

describe('the spellings of a body', () => {
  test('leave absent what was not sent', () => {
    expect(storedFieldsOf(personChanges.parse({}))).toEqual({})
    expect(Object.keys(personFields.partial().parse({}))).toEqual([])
  })

  test('a flat address wins over the nested one, which may clear all of it', () => {
    const both = personChanges.parse({ address: { street: 'Nested', city: 'Nested' }, street: 'Flat' })
    expect(storedFieldsOf(both)).toEqual({ street: 'Flat', city: 'Nested' })
    expect(storedFieldsOf(personChanges.parse({ address: null }))).toEqual({
      street: null,
      streetNumber: null,
      zipCode: null,
      city: null,
      country: null,
    })
  })

  test.each([
    [{ infectious: true }, 'INFECTIOUS'],
    [{ highlyInfectious: true, infectious: true }, 'HIGHLY_INFECTIOUS'],
    [{ infectious: false, highlyInfectious: false }, null],
    [{ infectious: true, infectiousData: 'HIGHLY_INFECTIOUS' }, 'HIGHLY_INFECTIOUS'],
    [{ infectiousData: null }, null],
  ])('%j is stored as %s', (body, stored) =>
    expect(storedFieldsOf(personChanges.parse(body)).infectiousData).toBe(stored),
  )

  test('the register number has an alias', () => {
    expect(storedFieldsOf(personChanges.parse({ placeOfDeathRegistryNumber: 'S 1' }))).toEqual({
      deathRegisterNumber: 'S 1',
    })
  })

  test('whoever reported the death is named by the id of his kind, other ids are dropped', () => {
    const sent = { type: 'PARTNER', businessPartnerId: 3, userId: 4 }
    expect(personChanges.parse({ deathRegisteredBy: sent }).deathRegisteredBy).toEqual({
      type: 'PARTNER',
      personId: null,
      businessPartnerId: 3,
      legalEntityBranchId: null,
      userId: null,
    })
    const empty = personChanges.safeParse({ deathRegisteredBy: { type: 'EMPLOYEE' } })
    expect(empty.error?.issues[0]).toMatchObject({
      path: ['deathRegisteredBy', 'userId'],
      message: 'common.validation-required',
    })
  })

  test('a new person needs name, gender and birth date', () => {
    expect(
      newPerson
        .safeParse({})
        .error?.issues.map((issue) => issue.path.join('.'))
        .sort(),
    ).toEqual(['dateOfBirth', 'firstName', 'gender', 'lastName'])
  })
})

test('the lists to choose from are sorted, without doubles, and as long as they should be', () => {
  for (const list of [nationalities, religiousAffiliations, titles])
    expect(new Set<string>(list).size).toBe(list.length)
  expect([...nationalities].sort(new Intl.Collator('de').compare)).toEqual([...nationalities])
  expect(nationalities.length).toBeGreaterThan(185)
  expect([religiousAffiliations.length, titles.length]).toEqual([29, 11])
})

test('a death date wins over the word that nobody has died', () => {
  const before = { deceased: true, deceasedAt: '2026-03-01' }
  expect(withDeathConsequences(before, { deceased: false, deceasedAt: '2026-03-02' })).toMatchObject({ deceased: true })
})
