import { expect, test } from 'vitest'
import {
  checkClient,
  checkPortal,
  checkProcess,
  completedFromParent,
  graveFields,
  newProcess,
  openFacts,
  openFactsOf,
  processChanges,
  withCertificateCounts,
} from '.'

const whole = {
  burialFormId: 1,
  recordingType: 'ONLINE',
  deceasedPersonId: 2,
  legalEntityBranchId: 3,
  clientPersonId: 4,
} as const

test('a whole process breaks no rule', () => expect(checkProcess(whole)).toEqual([]))

test.each([
  ['burialFormId', 'common.validation-required'],
  ['recordingType', 'common.validation-required'],
  ['deceasedPersonId', 'common.validation-required'],
  ['legalEntityBranchId', 'branchId'],
  ['clientPersonId', 'clientPerson'],
])('without %s it is told %s', (field, message) => {
  expect(checkProcess({ ...whole, [field]: null })).toEqual([{ field, message }])
  expect(checkProcess({ ...whole, [field]: undefined })).toEqual([{ field, message }])
})

test('there is exactly one client', () => {
  expect(checkClient({ clientPersonId: 1, clientBusinessPartnerId: null })).toEqual([])
  expect(checkClient({ clientBusinessPartnerId: 1 })).toEqual([])
  expect(checkClient({ clientPersonId: 1, clientBusinessPartnerId: 1 })).toEqual([
    { field: 'clientBusinessPartnerId', message: 'clientPerson' },
  ])
})

test.each([
  [{ informationPolicy: 'RELATIVE' }, ['informingPersonId']],
  [{ informationPolicy: 'RELATIVE', informingPersonId: 1 }, []],
  [{ informationPolicy: 'BURIAL' }, []],
  [{ platformAccessRequested: true }, ['platformAccessInvitedPersonIds']],
  [{ platformAccessRequested: true, platformAccessInvitedPersonIds: [] }, ['platformAccessInvitedPersonIds']],
  [{ platformAccessRequested: true, platformAccessInvitedPersonIds: [1] }, []],
  [{ platformAccessRequested: false, platformAccessInvitedPersonIds: [] }, []],
] as const)('the portal of %j lacks %j', (process, fields) => {
  expect(checkPortal(process as never)).toEqual(
    fields.map((field) => ({ field, message: 'common.validation-required' })),
  )
})

test('a certificate counts when it is ordered, now or before', () => {
  const none = {
    freeDeathCertificateCount: 0,
    chargeableDeathCertificateCount: 0,
    internationalDeathCertificateCount: 0,
  }
  expect(withCertificateCounts(null, {})).toEqual(none)
  expect(
    withCertificateCounts(null, {
      freeDeathCertificate: true,
      freeDeathCertificateCount: 2,
      chargeableDeathCertificateCount: 9,
    }),
  ).toEqual({
    ...none,
    freeDeathCertificate: true,
    freeDeathCertificateCount: 2,
  })
  const before = { freeDeathCertificate: true, freeDeathCertificateCount: 2 }
  expect(withCertificateCounts(before, { freeDeathCertificateCount: 3 }).freeDeathCertificateCount).toBe(3)
  expect(withCertificateCounts(before, { graveNumber: '1' })).not.toHaveProperty('freeDeathCertificateCount')
  expect(withCertificateCounts(before, { freeDeathCertificate: false }).freeDeathCertificateCount).toBe(0)
})

test('an additional process takes from its parent what it does not say itself', () => {
  const parent = { ...whole, graveNumber: '7' }
  expect(Object.keys(completedFromParent({ parentId: 9 }, parent))).toEqual(
    expect.arrayContaining(Object.keys(graveFields.shape)),
  )
  expect(completedFromParent({ parentId: 9 }, parent)).toMatchObject({ parentId: 9, ...whole })
  expect(completedFromParent({ parentId: 9 }, parent)).toHaveProperty('graveNumber', '7')
  expect(completedFromParent({ parentId: 9, graveNumber: null }, parent)).toHaveProperty('graveNumber', null)
  const own = completedFromParent({ clientBusinessPartnerId: 8, recordingType: 'BY_PHONE' }, parent)
  expect(own).toMatchObject({ clientBusinessPartnerId: 8, recordingType: 'BY_PHONE', deceasedPersonId: 2 })
  expect(own.clientPersonId).toBeUndefined()
})

test('bodies drop what a caller may not set', () => {
  expect(newProcess.parse({ type: 'DEATH', status: 'PAYED' })).toEqual({ type: 'DEATH' })
  expect(processChanges.parse({ processPersons: [], deleted: true })).toEqual({})
})

test.each([null, 0, -1, '1'])('the branch %j is refused with a key of its own', (legalEntityBranchId) => {
  const parsed = processChanges.safeParse({ legalEntityBranchId })
  expect(parsed.error?.issues[0]?.message).toBe('branchId')
})

const certificates = {
  freeDeathCertificate: false,
  chargeableDeathCertificate: false,
  internationalDeathCertificate: false,
} as const
const unknown = {
  salutation: null,
  dateOfBirth: null,
  deceasedAt: null,
  placeOfDeath: null,
  currentPosition: null,
  deceased: true,
}
const bare = {
  type: 'DEATH',
  status: 'ACTIVE',
  ...certificates,
  assigneeId: null,
  cemeteryId: null,
  clientPerson: { phone: null },
  clientPersonId: 3,
  clientPersonRelationship: null,
  deceasedPersonId: 4,
  deceasedPerson: unknown,
} as const
const known = {
  ...bare,
  chargeableDeathCertificate: true,
  assigneeId: 1,
  cemeteryId: 2,
  clientPerson: { phone: '1' },
  clientPersonRelationship: { relationshipType: 'CHILD' },
  deceasedPerson: {
    salutation: 'SIR',
    dateOfBirth: '1940-01-01',
    deceasedAt: '2026-11-20',
    placeOfDeath: { city: 'Köln' },
    currentPosition: { city: 'Köln' },
    deceased: true,
  },
} as const

test('a process says what is not known yet, and nothing once it is, or once nobody works on it', () => {
  expect(openFactsOf(bare, false)).toEqual(openFacts)
  expect(openFactsOf(bare)).not.toContain('transport')
  expect(openFactsOf(known)).toEqual([])
  expect(openFactsOf({ ...bare, status: 'BILLED' })).toEqual([])
  expect(openFactsOf({ ...bare, clientPerson: null })).not.toContain('clientPhone')
  expect(openFactsOf({ ...bare, clientPersonId: 4 })).not.toContain('clientRelationship')
})

test('of the living, and beside the case of death itself, less is asked', () => {
  const living = { ...bare, type: 'PROVISION', deceasedPerson: { ...unknown, deceased: false } } as const
  expect(openFactsOf(living)).toEqual(['salutation', 'dateOfBirth', 'clientPhone', 'clientRelationship', 'assigneeId'])
  expect(openFactsOf({ ...known, ...certificates, type: 'ADDITIONAL' }, false)).toEqual([])
  expect(openFactsOf({ ...known, ...certificates })).toEqual(['certificates'])
})
