import { type PersonHistoryEntry, personFields, relationshipFields } from '@pietas/contract/persons'
import { expect, test } from 'vitest'
import { anOpenCase, createPerson, funeralHome } from '../../kit/testing'
import { personReading } from './handlers'

test('the history of a person tells of his record, his family and his papers, by names', async () => {
  const { client, deceasedId, widowId } = await anOpenCase()
  const friend = await createPerson(client, { firstName: 'Franz', lastName: 'Freund' })
  await client.persons.update(widowId, {
    phone: '030123',
    testamentExists: true,
    testamentManagedByType: 'PERSON',
    testamentManagedBy: friend.id,
  })
  const [tie] = (
    await client.relationships.create(friend.id, [{ relationshipType: 'SIBLING', relatedPersonId: widowId }])
  ).body
  await client.relationships.delete(tie?.id ?? 0)
  const file = new File(['Kopie'], 'Ausweis.txt')
  const { accessToken } = (await client.personDocuments.create(widowId, { file, documentLabel: 'PERSON_OTHER' })).body
  await client.documents.delete(accessToken)
  await client.persons.delete(widowId)
  await client.persons.update(deceasedId, { size: 180 })

  const { items } = (await client.personHistory.list(widowId)).body
  expect(items.map(({ record, action, name }: PersonHistoryEntry) => [record, action, name])).toEqual([
    ['person', 'delete', null],
    ['document', 'delete', 'Ausweis.txt'],
    ['document', 'create', 'Ausweis.txt'],
    ['relationship', 'delete', null],
    ['relationship', 'create', null],
    ['person', 'update', null],
    ['person', 'create', null],
  ])
  expect(items[0]?.actor).toMatchObject({ firstName: 'Vera' })
  expect(items[4]?.changes).toContainEqual({
    field: 'relatedPersonId',
    before: null,
    after: { id: widowId, name: 'Erna Krause' },
  })
  expect(items[5]?.changes).toEqual([
    { field: 'phone', before: '03581100', after: '030123' },
    { field: 'testamentExists', before: null, after: true },
    { field: 'testamentManagedBy.personId', before: null, after: { id: friend.id, name: 'Franz Freund' } },
    { field: 'testamentManagedByType', before: null, after: 'PERSON' },
  ])
})

test('the history of a person of another house is not found, and whoever reads no persons is refused', async () => {
  const { home, widowId } = await anOpenCase()
  const elsewhere = await createPerson(await (await funeralHome()).as('OFFICE_MANAGER'))
  const boss = await home.asTenant('ADMINISTRATOR')
  const there = { legalEntityId: home.secondEntityId }
  expect(await boss.personHistory.list(elsewhere.id)).toBeRefused(404, 'NOT_FOUND')
  expect(await boss.personHistory.list(widowId, there)).toBeRefused(404, 'NOT_FOUND')
  expect((await boss.personHistory.list(widowId)).body.items).toHaveLength(1)
  const figures = await home.as('KPI')
  expect(await figures.personHistory.list(widowId)).toBeRefused(403, 'FORBIDDEN')
})

test('every id of a person and of a relationship is read by the name of its record', () => {
  const known = [...Object.keys(personFields.shape), ...Object.keys(relationshipFields.shape)]
  const plain = known.filter((field) => /(Id|Office)$/.test(field))
  const inParts = personReading.order.filter((field) => /\.\w+Id$/.test(field))
  expect([plain.length, inParts.length]).toEqual([4, 10])
  expect([...plain, ...inParts].filter((field) => !personReading.tableOf(field))).toEqual([])
})
