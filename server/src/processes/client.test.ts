import { expect, test } from 'vitest'
import { anOpenCase, aProcess, createPerson } from '../kit/testing'

test('is stored with what he is for the deceased and in the process', async () => {
  const { client, processId, deceasedId, widowId } = await anOpenCase({
    clientPersonRelationship: { relationshipType: 'CHILD' },
    clientPersonInProcessRole: 'InCharge',
  })
  const { body } = await client.processes.get(processId)
  expect(body.clientPersonRelationship).toEqual({ relationshipType: 'CHILD', maritalStatus: null })
  expect(body.processPersons).toMatchObject([{ personId: widowId, role: 'InCharge' }])
  expect((await client.persons.get(deceasedId)).body.relationships).toMatchObject([
    { relationshipType: 'CHILD', relatedPersonId: widowId, inverse: false },
  ])
  expect((await client.persons.get(widowId)).body.relationships).toMatchObject([{ relationshipType: 'PARENT' }])
})

test.each(['MARRIED', 'SIBLING'])('a relationship may be sent as the plain text %s', async (relationship) => {
  const { client, processId } = await anOpenCase({ clientPersonRelationship: relationship })
  const { clientPersonRelationship } = (await client.processes.get(processId)).body
  expect(Object.values(clientPersonRelationship ?? {})).toContain(relationship)
})

test('who is related already is not related again', async () => {
  const { client, processId, deceasedId } = await anOpenCase({ clientPersonRelationship: 'CHILD' })
  await client.processes.update(processId, {
    clientPersonRelationship: 'SIBLING',
    clientPersonInProcessRole: 'Friend',
  })
  await client.processes.update(processId, { clientPersonInProcessRole: 'Friend' })
  const { body } = await client.processes.get(processId)
  expect(body.clientPersonRelationship).toMatchObject({ relationshipType: 'CHILD' })
  expect(body.processPersons).toHaveLength(1)
  expect((await client.persons.get(deceasedId)).body.relationships).toHaveLength(1)
})

test('nobody is related to himself, and nothing else than a relationship is one', async () => {
  const { home, client, deceasedId } = await anOpenCase()
  const self = { deceasedPersonId: deceasedId, clientPersonId: deceasedId }
  const open = (clientPersonRelationship: unknown) =>
    client.processes.create(aProcess(home, self, { type: 'PROVISION', clientPersonRelationship } as never))
  expect(await open('CHILD')).toBeRefused(400, { field: 'clientPersonRelationship', message: 'relatedToOneself' })
  expect(await open('FRIEND')).toBeRefused(400, {
    field: 'clientPersonRelationship',
    message: 'common.validation-invalid',
  })
  expect((await open(null)).status).toBe(201)
})

test('a family that is sent with the case is stored with the deceased, the client in it once', async () => {
  const { home, client, deceasedId, widowId } = await anOpenCase()
  const son = await createPerson(client, { firstName: 'Otto' })
  const people = { deceasedPersonId: deceasedId, clientPersonId: widowId }
  const open = (relationships: object[]) =>
    client.processes.create(
      aProcess(home, people, { type: 'AFTERCARE', clientPersonRelationship: 'WIDOWED', relationships }) as never,
    )
  const married = { maritalStatus: 'MARRIED', relatedPersonId: widowId, marriageDate: '1965-05-08' }
  const tooEarly = [
    { relationshipType: 'CHILD', relatedPersonId: son.id },
    { ...married, marriageDate: '1930-01-01' },
  ]
  expect(await open(tooEarly)).toBeRefused(400, {
    field: 'relationships.1.marriageDate',
    message: 'birthDateBeforeMarriageDate',
  })
  expect((await client.persons.get(deceasedId)).body.relationships).toEqual([])

  const opened = await open([{ relationshipType: 'CHILD', relatedPersonId: son.id }, married])
  expect(opened.body.clientPersonRelationship).toEqual({ relationshipType: null, maritalStatus: 'MARRIED' })
  expect((await client.persons.get(deceasedId)).body.relationships).toMatchObject([
    { maritalStatus: 'MARRIED', relatedPersonId: widowId, marriageDate: '1965-05-08' },
    { relationshipType: 'CHILD', relatedPersonId: son.id },
  ])
})

test('what speaks against the family that is sent with a case is asked about, and stored when somebody insists', async () => {
  const { home, client, deceasedId, widowId } = await anOpenCase()
  const other = await createPerson(client, { firstName: 'Vera', lastName: 'Zweite' })
  await client.relationships.create(deceasedId, [{ maritalStatus: 'MARRIED', relatedPersonId: other.id }])
  const people = { deceasedPersonId: deceasedId, clientPersonId: widowId }
  const married = [{ maritalStatus: 'MARRIED', relatedPersonId: widowId }]
  const open = (facts: object, query = {}) =>
    client.processes.create(aProcess(home, people, { type: 'AFTERCARE', ...facts }) as never, { query })
  const asked = await open({ relationships: married })
  expect(asked).toBeRefused(409, 'DOUBTFUL_RELATIONSHIP')
  expect(asked.body).toMatchObject({ doubts: [{ index: 0, reason: 'TWO_MARRIAGES', relatedPerson: 'Vera Zweite' }] })
  expect(await open({ clientPersonRelationship: 'MARRIED' })).toBeRefused(409, 'DOUBTFUL_RELATIONSHIP')
  expect((await client.persons.get(deceasedId)).body.relationships).toHaveLength(1)
  const { body } = await open({ relationships: married }, { ignoreDoubts: true })
  expect(body.clientPersonRelationship).toMatchObject({ maritalStatus: 'MARRIED' })
})

test('what a client becomes for the deceased of a stored case is asked about as well', async () => {
  const { client, processId, deceasedId } = await anOpenCase()
  const other = await createPerson(client, { firstName: 'Vera', lastName: 'Zweite' })
  await client.relationships.create(deceasedId, [{ maritalStatus: 'MARRIED', relatedPersonId: other.id }])
  const changes = { clientPersonRelationship: 'MARRIED' } as never
  expect(await client.processes.update(processId, changes)).toBeRefused(409, 'DOUBTFUL_RELATIONSHIP')
  const insisted = await client.processes.update(processId, changes, { query: { ignoreDoubts: true } })
  expect(insisted.body.clientPersonRelationship).toMatchObject({ maritalStatus: 'MARRIED' })
})
