import { describe, expect, test } from 'vitest'
import { checkCompletion, checkFirstCall, genderOfCall, placeOfPickUp, stillMissing, withBirthOfCall } from './rules'

const now = '2026-11-23'
const place = (name: string) => ({
  ...{ name, street: null, streetNumber: null, zipCode: null, city: null, country: null, lat: null, lng: null },
})
const whole = {
  ...{ callerFirstName: 'Petra', callerLastName: 'Weber', deceasedFirstName: 'Karl', deceasedLastName: 'Hoffmann' },
  ...{ dateOfBirth: '1938-04-02', burialFormId: 1, legalEntityBranchId: 2 },
}
const fieldsOf = (findings: { field: string }[]) => findings.map(({ field }) => field)

describe('a call is kept', () => {
  test.each([{ callerPhone: '1' }, { callerFirstName: 'Petra' }, { callerLastName: 'Weber' }, { callerPersonId: 3 }])(
    'with %j',
    (call) => expect(checkFirstCall(call, now)).toEqual([]),
  )

  test('not without any of them', () =>
    expect(checkFirstCall({ deceasedLastName: 'Hoffmann' }, now)).toEqual([
      { field: 'callerPhone', message: 'first-call.validation.caller' },
    ]))

  test('not with a death that is to come, and not where the dead himself calls', () => {
    expect(fieldsOf(checkFirstCall({ callerPhone: '1', deceasedAt: '2026-11-24' }, now))).toEqual(['deceasedAt'])
    expect(fieldsOf(checkFirstCall({ callerPersonId: 3, deceasedPersonId: 3 }, now))).toEqual(['callerPersonId'])
  })
})

describe('a case needs', () => {
  test('no more than names, a date of birth, the form and the branch', () =>
    expect(checkCompletion(whole, now)).toEqual([]))

  test('each of them', () =>
    expect(fieldsOf(checkCompletion({ callerPhone: '1' }, now))).toEqual([
      ...['callerFirstName', 'callerLastName', 'deceasedFirstName', 'deceasedLastName', 'dateOfBirth'],
      ...['burialTypeId', 'burialFormId', 'legalEntityBranchId'],
    ]))

  test('no names where persons are known, nor of a caller where a partner pays', () => {
    const known = { callerPersonId: 3, deceasedPersonId: 4, burialFormId: 1, legalEntityBranchId: 2 }
    expect(checkCompletion(known, now)).toEqual([])
    expect(
      checkCompletion({ ...known, callerPersonId: null, callerPhone: '1', clientBusinessPartnerId: 5 }, now),
    ).toEqual([])
  })

  test('a place and a time for a pick-up', () => {
    expect(fieldsOf(checkCompletion({ ...whole, pickUpAt: '2026-11-24T08:00:00Z' }, now))).toEqual(['placeOfDeath'])
    expect(fieldsOf(checkCompletion({ ...whole, pickUpCarId: 6 }, now))).toEqual(['pickUpAt'])
  })
})

test('the body is fetched where it is now, which is where he died unless somebody says otherwise', () => {
  expect(placeOfPickUp({ placeOfDeath: place('Klinikum') })?.name).toBe('Klinikum')
  expect(placeOfPickUp({ placeOfDeath: place('Klinikum'), currentPosition: place('Pathologie') })?.name).toBe(
    'Pathologie',
  )
  expect(placeOfPickUp({})).toBeNull()
})

test('what is missing is told in the order of the conversation, and nothing of who is known', () => {
  expect(fieldsOf(stillMissing({ ...whole, dateOfBirth: null, dateOfBirthUnknown: true }))).toEqual([
    ...['callerPhone', 'callerRelation', 'deceasedSalutation', 'dateOfBirth', 'deceasedAt', 'placeOfDeath'],
    ...['doctorHasBeen', 'pickUpAt'],
  ])
  expect(fieldsOf(stillMissing({ deceasedPersonId: 4, callerPhone: '1', callerPersonId: 3 }))).toEqual([
    ...['callerRelation', 'deceasedAt', 'placeOfDeath', 'doctorHasBeen', 'pickUpAt'],
  ])
})

test('a date of birth and "unknown" never stand beside each other', () => {
  expect(withBirthOfCall({ dateOfBirth: '1938-04-02', dateOfBirthUnknown: true }).dateOfBirthUnknown).toBe(false)
  expect(withBirthOfCall({ dateOfBirthUnknown: true })).toEqual({ dateOfBirthUnknown: true, dateOfBirth: null })
  expect(withBirthOfCall({ note: 'x' })).toEqual({ note: 'x' })
})

test('a salutation tells the gender', () =>
  expect((['SIR', 'MADAM', 'DIVERSE', null] as const).map(genderOfCall)).toEqual([
    ...['MALE', 'FEMALE', 'NOT_SPECIFIED', 'NOT_SPECIFIED'],
  ]))
