import { expect, test } from 'vitest'
import { anOpenCase, funeralHome } from '../../kit/testing'

test('a note is written, counted, rewritten and taken away', async () => {
  const { client, processId } = await anOpenCase()
  const created = await client.notes.create({ subject: ' Rückruf ', text: 'Tochter kommt um 10', processId })
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({ subject: 'Rückruf', processId, author: { firstName: 'Vera' } })
  expect((await client.processes.list()).body.items[0].noteCount).toBe(1)

  const changed = await client.notes.update(created.body.id, { text: null, processId: 1 } as never)
  expect(changed.body).toMatchObject({ subject: 'Rückruf', text: null, processId })
  expect((await client.notes.get(created.body.id)).body).toEqual(changed.body)

  expect((await client.notes.delete(created.body.id)).status).toBe(204)
  expect(await client.notes.delete(created.body.id)).toBeRefused(404)
  expect(await client.notes.get(created.body.id)).toBeRefused(404)
  expect((await client.processes.list()).body.items[0].noteCount).toBe(0)
})

test('a note that was taken away comes back to whoever may take it away', async () => {
  const { home, client, processId } = await anOpenCase()
  const { body } = await client.notes.create({ subject: 'Rückruf', processId })
  await client.notes.delete(body.id)
  const reader = await home.as('ACCOUNTANT')
  expect(await reader.notes.restore(body.id)).toBeRefused(403)
  expect((await client.notes.restore(body.id)).body).toMatchObject({ subject: 'Rückruf', deleted: false })
  expect((await client.notes.list(processId)).body.items).toHaveLength(1)
  const neighbour = await (await funeralHome()).as('OFFICE_MANAGER')
  expect(await neighbour.notes.restore(body.id)).toBeRefused(404)
  await client.notes.delete(body.id)
  await client.processes.update(processId, { status: 'CANCELLED' })
  expect(await client.notes.restore(body.id)).toBeRefused(409, 'PROCESS_CANCELLED')
})

test('the latest note comes first', async () => {
  const { client, processId } = await anOpenCase()
  for (const subject of ['Erste', 'Zweite']) await client.notes.create({ subject, processId })
  const { items } = (await client.notes.list(processId)).body
  expect(items.map((note: { subject: string }) => note.subject)).toEqual(['Zweite', 'Erste'])
})

test.each([
  [{ subject: '' }, 'subject', 'common.validation-required'],
  [{ subject: ' ' }, 'subject', 'common.validation-required'],
  [{ text: 'x'.repeat(256) }, 'text', 'common.validation-too-long'],
  [{ processId: 'abc' }, 'processId', 'common.validation-invalid'],
  [{ processId: undefined }, 'processId', 'common.validation-required'],
  [{ processId: 999_999_999 }, 'processId', 'common.validation-unknown-reference'],
])('%o is refused', async (fields, field, message) => {
  const { client, processId } = await anOpenCase()
  const body = { subject: 'Betreff', processId, ...fields }
  expect(await client.notes.create(body as never)).toBeRefused(400, { field, message })
})

test.each(['x'.repeat(255), '🕊'.repeat(127)])('a text of 255 UTF-16 units is kept', async (text) => {
  const { client, processId } = await anOpenCase()
  expect((await client.notes.create({ subject: 'Lang', text, processId })).body.text).toBe(text)
})

test('of two who rewrite a note the second is told', async () => {
  const { client, processId } = await anOpenCase()
  const { body } = await client.notes.create({ subject: 'Alt', processId })
  await client.notes.update(body.id, { subject: 'Neu' }, { ifMatch: body.version })
  expect(await client.notes.update(body.id, { text: 'Spät' }, { ifMatch: body.version })).toBeRefused(412)
})

test('who only reads cases reads notes and writes none; the author takes his own away', async () => {
  const { home, client, processId } = await anOpenCase()
  const { body } = await client.notes.create({ subject: 'Wichtig', processId })
  const reader = await home.as('ACCOUNTANT')
  expect((await reader.notes.list(processId)).body.items).toHaveLength(1)
  expect(await reader.notes.create({ subject: 'Nein', processId })).toBeRefused(403)
  expect(await reader.notes.update(body.id, { subject: 'Nein' })).toBeRefused(403)
  expect(await reader.notes.delete(body.id)).toBeRefused(403)
  const colleague = await home.as('DISPATCHER')
  expect((await colleague.notes.delete(body.id)).status).toBe(204)
})

test('an unknown case and one of another house are the same', async () => {
  const { client, processId } = await anOpenCase()
  expect(await client.notes.list(999_999_999)).toBeRefused(404)
  const neighbour = await (await funeralHome()).as('OFFICE_MANAGER')
  expect(await neighbour.notes.list(processId)).toBeRefused(404)
  expect(await neighbour.notes.create({ subject: 'Fremd', processId })).toBeRefused(400)
})

test('an author takes his own note away, even when he may no longer write any', async () => {
  const { home, client, processId } = await anOpenCase()
  const at = { legalEntityId: home.legalEntityId, email: 'haus@test.example', phone: null }
  const member = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['DISPATCHER'] }] })
  const own = (await member.client.notes.create({ subject: 'Rückruf', processId })).body
  const other = (await client.notes.create({ subject: 'Urkunden', processId })).body
  const boss = await home.asTenant('ADMINISTRATOR')
  const moved = await boss.users.update(member.userId, { legalEntities: [{ ...at, roles: ['TECHNICAL_SERVICE'] }] })
  expect(moved.status).toBe(200)
  expect(await member.client.notes.update(own.id, { subject: 'Anders' })).toBeRefused(403)
  expect(await member.client.notes.delete(other.id)).toBeRefused(403)
  expect((await member.client.notes.delete(own.id)).status).toBe(204)
})
