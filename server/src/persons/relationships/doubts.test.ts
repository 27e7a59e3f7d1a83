import type { RelationshipDoubts } from '@pietas/contract/persons'
import { expect, test } from 'vitest'
import { constraintOf } from '../../kit/db/errors'
import { sql } from '../../kit/db/sql'
import { aPerson, createPerson, funeralHome } from '../../kit/testing'

/** A home with Erna and Karl, who are married, and Otto. */
const couple = async () => {
  const home = await funeralHome()
  const office = await home.as('OFFICE_MANAGER')
  const erna = await createPerson(office, { firstName: 'Erna', lastName: 'Adler', dateOfBirth: '1950-01-01' })
  const karl = await createPerson(office, { firstName: 'Karl', lastName: 'Adler', dateOfBirth: '1948-01-01' })
  const otto = await createPerson(office, { firstName: 'Otto', lastName: 'Kranz', dateOfBirth: '1949-01-01' })
  const married = await office.relationships.create(erna.id, [
    { maritalStatus: 'MARRIED', relatedPersonId: karl.id, marriageDate: '1975-05-05' },
  ])
  const marry = (one: number, other: number, options = {}) =>
    office.relationships.create(one, [{ maritalStatus: 'MARRIED', relatedPersonId: other }], options)
  return { home, office, erna, karl, otto, marriage: married.body[0]?.id ?? 0, marry }
}

const insisting = { query: { ignoreDoubts: true } }
const doubtsOf = (answer: { body: unknown }) => (answer.body as RelationshipDoubts).doubts

test('a second marriage at the same time is asked about with its reason, and stored when somebody insists', async () => {
  const { office, erna, karl, otto, marry } = await couple()
  const asked = await marry(otto.id, erna.id)
  expect(asked).toBeRefused(409)
  expect(asked.body).toMatchObject({ code: 'DOUBTFUL_RELATIONSHIP' })
  expect(doubtsOf(asked)).toEqual([
    {
      ...{ index: 0, reason: 'TWO_MARRIAGES', person: 'Erna Adler', relatedPerson: 'Karl Adler' },
      ...{ relationshipType: null, maritalStatus: 'MARRIED', marriageDate: '1975-05-05', divorceDate: null },
    },
  ])
  expect((await office.persons.get(otto.id)).body.relationships).toEqual([])
  expect((await marry(otto.id, erna.id, insisting)).status).toBe(201)
  expect((await office.persons.get(karl.id)).body.relationships).toHaveLength(1)
})

test('who is a child already is asked about before he becomes a parent, from either side', async () => {
  const { office, karl, otto } = await couple()
  await office.relationships.create(karl.id, [{ relationshipType: 'CHILD', relatedPersonId: otto.id }])
  const turned = [{ relationshipType: 'CHILD' as const, relatedPersonId: karl.id }]
  const asked = await office.relationships.create(otto.id, turned)
  expect(asked).toBeRefused(409)
  expect(doubtsOf(asked)).toMatchObject([{ reason: 'OPPOSITE_TYPES', person: 'Karl Adler', relationshipType: 'CHILD' }])
  expect((await office.relationships.create(otto.id, turned, insisting)).status).toBe(201)
})

test('a list is held against itself as well, and a new person brings it along', async () => {
  const { office, karl, otto } = await couple()
  const body = {
    ...aPerson({ firstName: 'Berta' }),
    relationships: [otto.id, karl.id].map((relatedPersonId) => ({
      maritalStatus: 'MARRIED' as const,
      relatedPersonId,
    })),
  }
  const asked = await office.persons.create(body)
  expect(asked).toBeRefused(409)
  expect(doubtsOf(asked).map(({ index, relatedPerson }) => [index, relatedPerson])).toEqual([
    [1, 'Karl Adler'],
    [1, 'Otto Kranz'],
  ])
  expect((await office.persons.list({ query: { query: 'Berta' } })).body.items).toEqual([])
  expect((await office.persons.create(body, insisting)).status).toBe(201)
})

test('a change is asked about where it makes the doubt, and not for anything else', async () => {
  const { office, erna, marriage, marry, otto } = await couple()
  const past = { maritalStatus: 'DIVORCED' as const, marriageDate: '1970-01-01', divorceDate: '1974-12-31' }
  const former = await office.relationships.create(otto.id, [{ ...past, relatedPersonId: erna.id }])
  const id = former.body[0]?.id ?? 0
  const later = { divorceDate: '1976-01-01' }
  expect(await office.relationships.update(otto.id, id, later)).toBeRefused(409)
  expect((await office.relationships.update(otto.id, id, later, insisting)).status).toBe(200)
  expect((await office.relationships.update(otto.id, id, { marriagePlace: 'Zittau' })).status).toBe(200)
  expect(await marry(otto.id, erna.id)).toBeRefused(409)
  expect((await office.relationships.update(erna.id, marriage, { marriagePlace: 'Görlitz' })).status).toBe(200)
})

test('the same marriage is refused from both sides, whoever insists', async () => {
  const { office, erna, karl, marry } = await couple()
  const twice = { field: '0.relatedPersonId', message: 'person.validation.same-marriage-twice' }
  expect(await marry(erna.id, karl.id, insisting)).toBeRefused(400, twice)
  expect(await marry(karl.id, erna.id, insisting)).toBeRefused(400, twice)
  expect((await office.persons.get(karl.id)).body.relationships).toHaveLength(1)
})

test('entered from both sides at the same moment it is there once', async () => {
  const { office, karl, otto } = await couple()
  const other = await createPerson(office, { firstName: 'Ida', dateOfBirth: '1950-02-02' })
  const facts = { maritalStatus: 'DIVORCED' as const, marriageDate: '1970-01-01', divorceDate: '1971-01-01' }
  const answers = await Promise.all(
    [
      [otto.id, other.id],
      [other.id, otto.id],
    ].map(([one, two]) => office.relationships.create(one ?? 0, [{ ...facts, relatedPersonId: two ?? 0 }])),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400])
  expect((await office.persons.get(karl.id)).status).toBe(200)
})

test('the database knows no marriage twice, past every handler', async () => {
  const { home, erna, karl } = await couple()
  const again = home.inTenant((tx) =>
    tx.run(sql`insert into relationships (legal_entity_id, person_id, related_person_id, marital_status)
      values (${home.legalEntityId}, ${karl.id}, ${erna.id}, 'MARRIED')`),
  )
  expect(await again.then(() => null, constraintOf)).toBe(
    'relationships.relatedPersonId:person.validation.same-marriage-twice',
  )
})
