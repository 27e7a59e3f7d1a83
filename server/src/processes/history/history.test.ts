import type { HistoryEntry } from '@pietas/contract/processes'
import { expect, test } from 'vitest'
import { anOpenCase, createPerson } from '../../kit/testing'

test('the history tells who changed what, from what to what, by names', async () => {
  const { client, processId, widowId } = await anOpenCase()
  const friend = await createPerson(client, { firstName: 'Franz', lastName: 'Freund' })
  await client.processes.update(processId, { graveNumber: '12', clientPersonId: friend.id })
  const link = (await client.processPersons.create(processId, { personId: friend.id, role: 'Friend' })).body
  await client.processPersons.delete(link.id)
  const note = (await client.notes.create({ subject: 'Rückruf', processId })).body
  await client.notes.update(note.id, { subject: 'Rückruf heute' })
  await client.notes.delete(note.id)
  await client.processPreparations.update(processId, { burialPreparation: { soil: true } })
  await client.processPreparations.update(processId, { burialPreparation: { soil: false, note: 'Ja' } })

  const { items } = (await client.processHistory.list(processId)).body
  const told = items.map(({ id, at, actor, ...rest }: (typeof items)[number]) => rest)
  expect(items[0].actor).toMatchObject({ firstName: 'Vera' })
  const [prepared, begun, noteGone, noteChanged, noteNew, roleGone, roleNew, changed, created] = told
  expect(prepared).toMatchObject({ record: 'preparations', action: 'update' })
  expect(prepared.changes).toEqual([
    { field: 'burialPreparation.soil', before: true, after: false },
    { field: 'burialPreparation.note', before: null, after: 'Ja' },
  ])
  // The row comes into being with the first answer; a reader is told of the answer alone.
  expect(begun.changes).toEqual([{ field: 'burialPreparation.soil', before: null, after: true }])
  expect(noteGone).toMatchObject({ record: 'note', action: 'delete', name: 'Rückruf heute' })
  expect(noteChanged.changes).toEqual([{ field: 'subject', before: 'Rückruf', after: 'Rückruf heute' }])
  expect(noteNew).toMatchObject({ record: 'note', action: 'create' })
  expect(roleGone).toMatchObject({ record: 'person', action: 'delete' })
  expect(roleNew.changes).toContainEqual({
    field: 'personId',
    before: null,
    after: { id: friend.id, name: 'Franz Freund' },
  })
  expect(changed).toMatchObject({ record: 'process', action: 'update' })
  expect(changed.changes).toEqual([
    {
      field: 'clientPersonId',
      before: { id: widowId, name: 'Erna Krause' },
      after: { id: friend.id, name: 'Franz Freund' },
    },
    { field: 'graveNumber', before: null, after: '12' },
  ])
  expect(created).toMatchObject({ record: 'process', action: 'create' })
})

test('of a document the history tells name and kind, and still its name when it is gone', async () => {
  const { client, processId } = await anOpenCase()
  const file = new File(['Ave Maria'], 'Musik.txt')
  const { accessToken } = (await client.processDocuments.create(processId, { file, documentLabel: 'PROCESS_MUSIC' }))
    .body
  await client.documents.delete(accessToken)
  const [gone, added] = (await client.processHistory.list(processId)).body.items
  expect(gone).toMatchObject({ record: 'document', action: 'delete', name: 'Musik.txt' })
  expect(added).toMatchObject({ record: 'document', action: 'create' })
  expect(added.changes).toEqual([
    { field: 'fileName', before: null, after: 'Musik.txt' },
    { field: 'documentLabel', before: null, after: 'PROCESS_MUSIC' },
    { field: 'allowClientPortal', before: null, after: false },
  ])
})

test('what is changed of the deceased since the case began stands in its history, for whoever may read him', async () => {
  const { client, deceasedId, processId } = await anOpenCase()
  await client.persons.update(deceasedId, { size: 181 })
  const [changed, ...rest] = (await client.processHistory.list(processId)).body.items
  expect(changed).toMatchObject({
    record: 'deceased',
    action: 'update',
    changes: [{ field: 'size', before: null, after: 181 }],
  })
  expect(rest.map(({ record }: HistoryEntry) => record)).not.toContain('deceased')
})
