import { expect, test } from 'vitest'
import { anOpenCase, aProcess } from '../kit/testing'

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
