import { today } from '@pietas/contract/kit'
import { expect, test } from 'vitest'
import { funeralHome } from '../kit/testing'

const day = '2025-03-11'

test('a day has one note, which is written, rewritten and taken away', async () => {
  const home = await funeralHome()
  const { client: planner, userId } = await home.staff({
    at: [{ legalEntityId: home.legalEntityId, roles: ['DISPATCHER'] }],
  })
  const created = await planner.dispositionNotes.create({ noteDate: day, noteText: ' Straße gesperrt\nbis 14 Uhr ' })
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({ noteDate: day, noteText: 'Straße gesperrt\nbis 14 Uhr', updatedBy: userId })
  expect(await planner.dispositionNotes.create({ noteDate: day, noteText: 'Noch eine' })).toBeRefused(409, {
    field: 'noteDate',
    message: 'common.validation-not-unique',
  })
  expect((await planner.dispositionNotes.update(day, { noteText: 'Wieder frei' })).body.noteText).toBe('Wieder frei')
  expect((await planner.dispositionNotes.get(day)).body.noteText).toBe('Wieder frei')
  expect((await planner.dispositionNotes.delete(day)).status).toBe(204)
  expect(await planner.dispositionNotes.get(day)).toBeRefused(404)
  expect(await planner.dispositionNotes.delete(day)).toBeRefused(404)
  expect((await planner.dispositionNotes.create({ noteDate: day, noteText: 'Neu' })).status).toBe(201)
})

test('without a day the note is of today, and without a text there is none', async () => {
  const planner = await (await funeralHome()).as('OFFICE_MANAGER')
  expect((await planner.dispositionNotes.create({ noteText: 'Heute' })).body.noteDate).toBe(today())
  expect(await planner.dispositionNotes.create({ noteDate: day, noteText: ' ' })).toBeRefused(400, {
    field: 'noteText',
    message: 'common.validation-required',
  })
})

test('a range holds both its ends', async () => {
  const planner = await (await funeralHome()).as('OFFICE_MANAGER')
  for (const noteDate of ['2025-03-09', '2025-03-10', '2025-03-16', '2025-03-17'])
    await planner.dispositionNotes.create({ noteDate, noteText: noteDate })
  const { items } = (await planner.dispositionNotes.list({ query: { startDate: '2025-03-10', endDate: '2025-03-16' } }))
    .body
  expect(items.map((note: { noteDate: string }) => note.noteDate)).toEqual(['2025-03-10', '2025-03-16'])
})

test.each(['2025-02-30', 'yesterday', '2025-3-1'])('%s is no day', async (noteDate) => {
  const planner = await (await funeralHome()).as('OFFICE_MANAGER')
  expect(await planner.dispositionNotes.get(noteDate)).toBeRefused(400, {
    field: 'noteDate',
    message: 'common.validation-invalid',
  })
})

test('who does not plan neither reads nor writes notes, and the neighbour has his own', async () => {
  const home = await funeralHome()
  const planner = await home.as('OFFICE_MANAGER')
  await planner.dispositionNotes.create({ noteDate: day, noteText: 'Unsere' })
  const helper = await home.as('TECHNICAL_SERVICE')
  expect(await helper.dispositionNotes.list()).toBeRefused(403)
  expect(await helper.dispositionNotes.create({ noteText: 'X' })).toBeRefused(403)
  const neighbour = await (await funeralHome()).as('OFFICE_MANAGER')
  expect(await neighbour.dispositionNotes.get(day)).toBeRefused(404)
})
