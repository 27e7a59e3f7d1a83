import { expect, test } from 'vitest'
import { anOpenCase, createPerson } from '../../kit/testing'

test('a person gets a role, is shown with what he is for the deceased, and loses it again', async () => {
  const { client, processId, deceasedId, widowId } = await anOpenCase()
  await client.relationships.create(deceasedId, [{ maritalStatus: 'MARRIED', relatedPersonId: widowId }])

  const added = await client.processPersons.create(processId, { personId: widowId, role: 'Authorized' })

  expect(added.status).toBe(201)
  expect(added.body).toMatchObject({ role: 'Authorized', person: { id: widowId, phone: '03581100' } })
  const listed = (await client.processPersons.list(processId)).body
  expect(listed).toMatchObject({ total: 1, nextCursor: null, prevCursor: null })
  expect(listed.items).toMatchObject([
    {
      id: added.body.id,
      person: { firstName: 'Erna', contactDetails: [], deleted: false },
      maritalStatus: 'MARRIED',
      relationshipType: null,
    },
  ])
  expect((await client.processPersons.delete(added.body.id)).status).toBe(204)
  expect(await client.processPersons.delete(added.body.id)).toBeRefused(404)
  expect((await client.processPersons.list(processId)).body).toMatchObject({ items: [], total: 0 })
  expect((await client.persons.get(widowId)).body.deleted).toBe(false)
  expect((await client.processPersons.create(processId, { personId: widowId, role: 'Authorized' })).status).toBe(201)
})

test('who is nobody of the family has no relationship', async () => {
  const { client, processId } = await anOpenCase()
  const friend = await createPerson(client)
  const added = await client.processPersons.create(processId, { personId: friend.id, role: 'Friend' })
  expect(added.body).toMatchObject({ relationshipType: null, maritalStatus: null })
})

test('the same person may have two roles, and none of them twice', async () => {
  const { client, processId, widowId } = await anOpenCase()
  const add = (role: 'Friend' | 'Other') => client.processPersons.create(processId, { personId: widowId, role })
  expect((await add('Friend')).status).toBe(201)
  expect(await add('Friend')).toBeRefused(409)
  expect((await add('Other')).status).toBe(201)
})

test.each([
  [{ role: 'Other' }, 'personId', 'process-persons.validation.person-required'],
  [{ personId: 1 }, 'role', 'process-persons.validation.role-required'],
  [{ personId: 1, role: 'other' }, 'role', 'process-persons.validation.role-required'],
  [{ personId: 999_999_999, role: 'Other' }, 'personId', 'common.validation-unknown-reference'],
])('%o is refused', async (body, field, message) => {
  const { client, processId } = await anOpenCase()
  expect(await client.processPersons.create(processId, body as never)).toBeRefused(400, { field, message })
})

test('pages follow one another and all count the whole', async () => {
  const { client, processId, widowId } = await anOpenCase()
  for (const role of ['Friend', 'Other', 'InCharge'] as const)
    await client.processPersons.create(processId, { personId: widowId, role })
  const first = (await client.processPersons.list(processId, { query: { limit: 2 } })).body
  const second = (await client.processPersons.list(processId, { query: { limit: 2, cursor: first.nextCursor } })).body
  expect([first.total, second.total]).toEqual([3, 3])
  expect([...first.items, ...second.items].map((item: { role: string }) => item.role)).toEqual([
    'Friend',
    'Other',
    'InCharge',
  ])
})

test('the other legal entity neither sees nor ends a role', async () => {
  const { home, client, processId, widowId } = await anOpenCase()
  const { body } = await client.processPersons.create(processId, { personId: widowId, role: 'Friend' })
  const boss = await home.asTenant('ADMINISTRATOR')
  const there = { legalEntityId: home.secondEntityId }
  expect(await boss.processPersons.list(processId, there)).toBeRefused(404)
  expect(await boss.processPersons.delete(body.id, there)).toBeRefused(404)
})
