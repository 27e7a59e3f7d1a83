import { expect, test } from 'vitest'
import { anOpenCase, aProcess, createPerson } from '../kit/testing'

const aNote = async () => {
  const at = await anOpenCase()
  const { userId, client } = await at.home.staff({
    at: [{ legalEntityId: at.home.legalEntityId, roles: ['OFFICE_MANAGER'] }],
  })
  const note = (await client.notes.create({ subject: 'Rückruf', processId: at.processId })).body
  const make = (facts: object = {}) =>
    client.tasks.create({
      basic: {
        status: 'OPEN',
        title: 'Rückruf',
        dueDate: '2026-12-01',
        userId,
        processId: at.processId,
        noteId: note.id,
        ...facts,
      },
    })
  return { ...at, client, userId, noteId: note.id as number, make }
}

test('a task made of a note names it, and is found by it', async () => {
  const { client, processId, noteId, make } = await aNote()
  const made = await make()
  expect(made.body).toMatchObject({ noteId, processId })
  await make({ noteId: null, title: 'Etwas anderes' })
  const found = await client.tasks.listOfProcess(processId, { query: { noteId } })
  expect(found.body.items).toMatchObject([{ id: made.body.id, title: 'Rückruf' }])
  expect((await client.tasks.get(made.body.id)).body.noteId).toBe(noteId)
})

test('a note of another process, one that is gone, and one without its process make no task', async () => {
  const { home, client, noteId, make } = await aNote()
  const other = await createPerson(client, { firstName: 'Otto', lastName: 'Anders' })
  const people = { deceasedPersonId: other.id, clientPersonId: other.id }
  const elsewhere = (await client.processes.create(aProcess(home, people))).body.id
  expect(await make({ processId: elsewhere })).toBeRefused(400, {
    field: 'noteId',
    message: 'common.validation-unknown-reference',
  })
  expect(await make({ processId: null, legalEntityId: home.legalEntityId })).toBeRefused(400, {
    field: 'noteId',
    message: 'task.validation.note-of-process',
  })
  await client.notes.delete(noteId)
  expect(await make()).toBeRefused(400, { field: 'noteId', message: 'common.validation-unknown-reference' })
})

test('a task that moves to another process leaves the note behind', async () => {
  const { home, client, make } = await aNote()
  const other = await createPerson(client, { firstName: 'Otto', lastName: 'Anders' })
  const people = { deceasedPersonId: other.id, clientPersonId: other.id }
  const elsewhere = (await client.processes.create(aProcess(home, people))).body.id
  const { id } = (await make()).body
  const kept = await client.tasks.update(id, { basic: { title: 'Heute' } })
  expect(kept.body.noteId).not.toBeNull()
  const moved = await client.tasks.update(id, { basic: { processId: elsewhere } })
  expect(moved.body).toMatchObject({ processId: elsewhere, noteId: null })
})
