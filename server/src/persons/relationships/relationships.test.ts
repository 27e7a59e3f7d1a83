import { expect, test } from 'vitest'
import { aPerson, createPerson, funeralHome, type TestClient } from '../../kit/testing'

const anyway = { query: { ignoreDuplicates: true } }

/** A home with Erna, born 1950, and Karl. */
const couple = async () => {
  const home = await funeralHome()
  const office = await home.as('OFFICE_MANAGER')
  const erna = await createPerson(office, { firstName: 'Erna', dateOfBirth: '1950-01-01' })
  const karl = await createPerson(office, { firstName: 'Karl', dateOfBirth: '1948-01-01' })
  const statusOf = async (id: number) => (await office.persons.get(id)).body.relationshipStatus
  return { home, office, erna, karl, statusOf }
}

const marry = async (office: TestClient, one: number, other: number, facts: object = {}) => {
  const answer = await office.relationships.create(one, [
    { maritalStatus: 'MARRIED', relatedPersonId: other, ...facts } as never,
  ])
  expect(answer.status).toBe(201)
  return answer.body[0]?.id ?? 0
}

test('a list of relationships is stored with everything, marriages first', async () => {
  const { office, erna, karl } = await couple()
  const marriage = {
    maritalStatus: 'DIVORCED' as const,
    relatedPersonId: karl.id,
    marriageDate: '1975-05-05',
    marriagePlace: 'Görlitz',
    marriageRegistryNumber: 'E 7/1975',
    divorceDate: '1990-01-31',
    divorceDistrictCourt: 'Amtsgericht Görlitz',
    divorceDistrictCourtReferenceNumber: '3 F 12/89',
  }
  const sent = [{ relationshipType: 'CHILD' as const, relationshipWithoutPerson: true }, marriage]

  const created = await office.relationships.create(erna.id, sent)

  expect(created.status).toBe(201)
  expect(created.body).toHaveLength(2)
  const { relationships } = (await office.persons.get(erna.id)).body
  expect(relationships[0]).toMatchObject({
    ...marriage,
    personId: erna.id,
    inverse: false,
    relationshipType: null,
    relatedPerson: { id: karl.id, firstName: 'Karl', deleted: false },
    relationshipWithoutPerson: false,
  })
  expect(relationships[1]).toMatchObject({
    relationshipType: 'CHILD',
    relatedPerson: null,
    relationshipWithoutPerson: true,
  })
  expect((await office.relationships.list(erna.id)).body.items).toEqual(relationships)
})

test('one bad entry keeps the whole list out', async () => {
  const { office, erna, karl } = await couple()
  const answer = await office.relationships.create(erna.id, [
    { relationshipType: 'SIBLING', relatedPersonId: karl.id },
    { relationshipType: 'CHILD' },
  ])
  expect(answer).toBeRefused(400, { field: '1.relatedPersonId', message: 'common.validation-required' })
  expect((await office.relationships.list(erna.id)).body.items).toEqual([])
})

test.each([
  [{ relationshipType: 'FRIEND' }, '0.relationshipType', 'common.validation-invalid'],
  [{ maritalStatus: 'SINGLE' }, '0.maritalStatus', 'common.validation-invalid'],
  [{}, '0.relationshipType', 'common.validation-required'],
  [{ relationshipType: 'CHILD', maritalStatus: 'MARRIED' }, '0.maritalStatus', 'relationshipKindMismatch'],
  [
    { maritalStatus: 'DIVORCED', marriageDate: '2001-01-02', divorceDate: '2001-01-01' },
    '0.marriageDate',
    'marriageDateBeforeDivorceDate',
  ],
  [{ maritalStatus: 'MARRIED', marriageDate: '1940-01-01' }, '0.marriageDate', 'birthDateBeforeMarriageDate'],
  [{ maritalStatus: 'DIVORCED', divorceDate: '1940-01-01' }, '0.divorceDate', 'birthDateBeforeDivorceDate'],
  [{ relationshipType: 'CHILD', relatedPersonId: 999_999 }, '0.relatedPersonId', 'common.validation-unknown-reference'],
])('%o is refused', async (facts, field, message) => {
  const { office, erna, karl } = await couple()
  const sent = [{ relatedPersonId: karl.id, ...facts }] as never
  expect(await office.relationships.create(erna.id, sent)).toBeRefused(400, { field, message })
})

test('nobody is related to himself, nor to a person of another legal entity', async () => {
  const { home, office, erna } = await couple()
  const to = (id: number) =>
    office.relationships.create(erna.id, [{ relationshipType: 'SIBLING', relatedPersonId: id }])
  expect(await to(erna.id)).toBeRefused(400, { field: '0.relatedPersonId', message: 'relatedToOneself' })
  const boss = await home.asTenant('ADMINISTRATOR')
  const stranger = await boss.persons.create(aPerson(), { legalEntityId: home.secondEntityId })
  expect(await to(stranger.body.id)).toBeRefused(400, {
    field: '0.relatedPersonId',
    message: 'common.validation-unknown-reference',
  })
})

test('relationships may travel with a new person', async () => {
  const { office, karl } = await couple()
  const created = await office.persons.create({
    ...aPerson({ firstName: 'Anna' }),
    relationships: [{ maritalStatus: 'MARRIED', relatedPersonId: karl.id }],
  })
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({ relationshipStatus: 'MARRIED', relationships: [{ maritalStatus: 'MARRIED' }] })
  const refused = await office.persons.create({
    ...aPerson({ firstName: 'Berta' }),
    relationships: [{ maritalStatus: 'MARRIED' }],
  })
  expect(refused).toBeRefused(400, { field: 'relationships.0.relatedPersonId', message: 'common.validation-required' })
  expect((await office.persons.list({ query: { query: 'Berta' } })).body.items).toEqual([])
})

test('the status follows the marriages: the one that holds, else the latest', async () => {
  const { office, erna, karl, statusOf } = await couple()
  expect(await statusOf(erna.id)).toBe('SINGLE')
  const first = await marry(office, erna.id, karl.id, { marriageDate: '1970-01-01' })
  expect(await statusOf(erna.id)).toBe('MARRIED')
  await office.relationships.update(erna.id, first, { maritalStatus: 'DIVORCED', divorceDate: '1980-01-01' })
  expect(await statusOf(erna.id)).toBe('DIVORCED')
  const later = await office.relationships.create(erna.id, [
    { maritalStatus: 'WIDOWED', marriageDate: '1985-01-01', relationshipWithoutPerson: true },
  ])
  expect(await statusOf(erna.id)).toBe('WIDOWED')
  await office.relationships.delete(later.body[0]?.id ?? 0)
  expect(await statusOf(erna.id)).toBe('DIVORCED')
  expect(
    (await office.persons.list({ query: { filters: { relationshipStatus: ['DIVORCED'] } } })).body.items,
  ).toHaveLength(2)
})

test('the other person sees the relationship turned round and cannot change it', async () => {
  const { office, erna, karl, statusOf } = await couple()
  const son = await createPerson(office, { firstName: 'Paul', dateOfBirth: '1975-01-01' })
  await office.relationships.create(erna.id, [{ relationshipType: 'CHILD', relatedPersonId: son.id }])
  const marriage = await marry(office, erna.id, karl.id)

  const [parent] = (await office.persons.get(son.id)).body.relationships
  expect(parent).toMatchObject({
    relationshipType: 'PARENT',
    inverse: true,
    personId: erna.id,
    relatedPerson: { firstName: 'Erna' },
  })
  expect(await office.relationships.update(son.id, parent?.id ?? 0, { relationshipType: 'SIBLING' })).toBeRefused(404)
  expect(await statusOf(karl.id)).toBe('MARRIED')
  await office.relationships.update(erna.id, marriage, { maritalStatus: 'WIDOWED' })
  expect(await statusOf(karl.id)).toBe('SINGLE')
  expect((await office.persons.get(karl.id)).body.relationships).toEqual([])
})

test('a marriage stays a marriage, and a child a child', async () => {
  const { office, erna, karl } = await couple()
  const child = await office.relationships.create(erna.id, [{ relationshipType: 'CHILD', relatedPersonId: karl.id }])
  const id = child.body[0]?.id ?? 0
  expect(await office.relationships.update(erna.id, id, { maritalStatus: 'MARRIED' })).toBeRefused(400)
  expect(
    await office.relationships.update(erna.id, id, { relationshipType: null, maritalStatus: 'MARRIED' }),
  ).toBeRefused(400, { field: 'maritalStatus', message: 'relationshipKindMismatch' })
  const changed = await office.relationships.update(erna.id, id, { relationshipType: 'SIBLING' })
  expect(changed.body).toMatchObject({ relationshipType: 'SIBLING', maritalStatus: null })
})

test('a row without a person is linked later, and unlinked again only on purpose', async () => {
  const { office, erna, karl } = await couple()
  const created = await office.relationships.create(erna.id, [
    { maritalStatus: 'MARRIED', relationshipWithoutPerson: true },
  ])
  const id = created.body[0]?.id ?? 0
  expect((await office.relationships.update(erna.id, id, { marriagePlace: 'Görlitz' })).status).toBe(200)
  const linked = await office.relationships.update(erna.id, id, { relatedPersonId: karl.id })
  expect(linked.body).toMatchObject({ relatedPerson: { id: karl.id }, relationshipWithoutPerson: false })
  expect(await office.relationships.update(erna.id, id, { relatedPersonId: null })).toBeRefused(400)
  const unlinked = await office.relationships.update(erna.id, id, { relationshipWithoutPerson: true })
  expect(unlinked.body).toMatchObject({ relatedPersonId: null })
})

test('one stored date is checked against the change of the other', async () => {
  const { office, erna, karl } = await couple()
  const id = await marry(office, erna.id, karl.id, { marriageDate: '1975-05-05' })
  expect(await office.relationships.update(erna.id, id, { divorceDate: '1970-01-01' })).toBeRefused(400, {
    field: 'marriageDate',
    message: 'marriageDateBeforeDivorceDate',
  })
  expect(await office.persons.update(erna.id, { dateOfBirth: '1980-01-01' })).toBeRefused(400, {
    field: 'dateOfBirth',
    message: 'birthDateBeforeMarriageDate',
  })
})

test('whoever has the person open may still save after a marriage was added', async () => {
  const { office, erna, karl } = await couple()
  await marry(office, erna.id, karl.id)
  expect((await office.persons.update(erna.id, { profession: 'Lehrerin' }, { ifMatch: erna.version })).status).toBe(200)
})

test('a version of a relationship that somebody else has changed is refused', async () => {
  const { office, erna, karl } = await couple()
  const id = await marry(office, erna.id, karl.id)
  await office.relationships.update(erna.id, id, { marriagePlace: 'Görlitz' })
  const late = await office.relationships.update(erna.id, id, { marriagePlace: 'Zittau' }, { ifMatch: 1 })
  expect(late).toBeRefused(412)
  expect(late.body).toMatchObject({ current: { marriagePlace: 'Görlitz' } })
})

test('a relationship is deleted once', async () => {
  const { office, erna, karl } = await couple()
  const id = await marry(office, erna.id, karl.id)
  expect((await office.relationships.delete(id)).status).toBe(204)
  expect(await office.relationships.delete(id)).toBeRefused(404)
  expect(await office.relationships.update(erna.id, id, { marriagePlace: 'Zittau' })).toBeRefused(404)
})

test('marriages entered at the same time leave one true status', async () => {
  const { office, erna, karl, statusOf } = await couple()
  const others = await Promise.all(
    ['Anna', 'Berta', 'Clara', 'Dora'].map((firstName) =>
      createPerson(office, { firstName, dateOfBirth: '1951-01-01' }),
    ),
  )
  const ended = (year: number, relatedPersonId: number) => [
    {
      ...{ maritalStatus: 'DIVORCED' as const, relatedPersonId },
      ...{ marriageDate: `${year}-01-01`, divorceDate: `${year}-12-31` },
    },
  ]
  const answers = await Promise.all([
    ...others.map(({ id }, index) => office.relationships.create(id, ended(1980 + index, karl.id))),
    office.relationships.create(karl.id, [{ maritalStatus: 'MARRIED', relatedPersonId: erna.id }]),
    ...others.map(({ id }, index) => office.relationships.create(karl.id, ended(1990 + index, id))),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  expect(await statusOf(karl.id)).toBe('MARRIED')
  expect(await statusOf(others[0]?.id ?? 0)).toBe('DIVORCED')
})

test('an estate is stored, and its documents need a keeper', async () => {
  const { office, erna, karl } = await couple()
  const partner = await office.partners.create({ name: 'Notariat Klein' } as never)
  const estate = {
    testamentExists: true,
    testamentManagedByType: 'PERSON' as const,
    testamentManagedBy: karl.id,
    inheritanceContractExists: true,
    inheritanceContractManagedByType: 'PARTNER' as const,
    inheritanceContractManagedBy: partner.body.id,
    ownsLandAssets: true,
    ownsUnknownAssets: true,
    contactIdForInheritance: karl.id,
  }
  expect((await office.persons.update(erna.id, estate)).body).toMatchObject({ ...estate, ownsOtherAssets: false })
  expect((await office.persons.get(erna.id)).body).toMatchObject(estate)

  expect(
    await office.persons.update(karl.id, { testamentExists: true, testamentManagedByType: 'PARTNER' }),
  ).toBeRefused(400, { field: 'testamentManagedBy', message: 'testamentExitsButNotManagedByBusinessPartner' })
  expect(await office.persons.update(erna.id, { testamentManagedByType: 'BRANCH' })).toBeRefused(400)
  expect(await office.persons.update(erna.id, { testamentManagedBy: 999_999 })).toBeRefused(400, {
    field: 'testamentManagedBy',
    message: 'common.validation-unknown-reference',
  })
  const gone = await office.persons.update(erna.id, { testamentExists: false })
  const none = { testamentExists: null, testamentManagedBy: null, testamentManagedByType: null }
  expect(gone.body).toMatchObject({ ...none, testamentAbsent: true })
})

test('that there is no will is told from a question nobody has asked', async () => {
  const { office, erna, karl } = await couple()
  const read = async () => (await office.persons.get(erna.id)).body
  expect(await read()).toMatchObject({ testamentExists: null, testamentAbsent: false })
  await office.persons.update(erna.id, { testamentAbsent: true })
  expect(await read()).toMatchObject({ testamentExists: null, testamentAbsent: true })
  const kept = { testamentManagedByType: 'PERSON' as const, testamentManagedBy: karl.id }
  await office.persons.update(erna.id, { testamentExists: true, ...kept })
  expect(await read()).toMatchObject({ testamentExists: true, testamentAbsent: false, ...kept })
  // The form of the document sends null when its switch goes off.
  await office.persons.update(erna.id, { testamentExists: null })
  expect(await read()).toMatchObject({ testamentExists: null, testamentAbsent: true, testamentManagedBy: null })
  await office.persons.update(erna.id, { testamentAbsent: false })
  expect(await read()).toMatchObject({ testamentExists: null, testamentAbsent: false })
  expect(await read()).toMatchObject({ inheritanceContractExists: null, inheritanceContractAbsent: false })
})

test('the cases of a person are those he is in, as whoever', async () => {
  const { home, office, erna, karl } = await couple()
  const process = {
    type: 'DEATH' as const,
    recordingType: 'BY_PHONE' as const,
    burialFormId: home.burialFormId,
    legalEntityBranchId: home.branchId,
    deceasedPersonId: karl.id,
    clientPersonId: karl.id,
    processPersons: [{ personId: erna.id, role: 'Friend' as const }],
  }
  const created = await office.processes.create(process as never, anyway as never)
  expect(created.status).toBe(201)
  expect((await office.persons.get(erna.id)).body.processes).toEqual([
    { id: created.body.id, type: 'DEATH', status: 'ACTIVE', deceased: `Karl ${karl.lastName}`, places: ['FURTHER'] },
  ])
})

test('a member without Person:Create reads relationships and changes none', async () => {
  const { home, erna, karl } = await couple()
  const helper = await home.as('TECHNICAL_SERVICE')
  expect((await helper.relationships.list(erna.id)).status).toBe(200)
  expect(
    await helper.relationships.create(erna.id, [{ relationshipType: 'SIBLING', relatedPersonId: karl.id }]),
  ).toBeRefused(403)
})
