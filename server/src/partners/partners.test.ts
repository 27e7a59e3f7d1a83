import { expect, test } from 'vitest'
import { funeralHome } from '../kit/testing'

const names = (answer: { body: { items: { name: string }[] } }): string[] => answer.body.items.map((item) => item.name)

test('a business partner is recorded with its types, changed and read back', async () => {
  const home = await funeralHome()
  const boss = await home.asTenant('ADMINISTRATOR')
  const [first, second] = (await boss.businessPartnerTypes.list()).body.items
  const created = await boss.partners.create({
    name: ' Blumen Winter ',
    typeIds: [second.id, first.id, second.id],
    address: { street: ' Am Markt ', city: 'Zittau' },
    accountingInvoiceEmail: '',
    digitalInvoice: true,
  })
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({
    name: 'Blumen Winter',
    typeIds: [first.id, second.id].sort((a, b) => a - b),
    address: { street: 'Am Markt', streetNumber: null, city: 'Zittau' },
    accountingInvoiceEmail: null,
    digitalInvoice: true,
    locked: false,
  })
  const { id } = created.body
  const renamed = await boss.partners.update(id, { nameAffix: 'GmbH' })
  expect(renamed.body).toMatchObject({ nameAffix: 'GmbH', typeIds: created.body.typeIds, version: 2 })
  const untyped = await boss.partners.update(id, { typeIds: [] })
  expect(untyped.body).toMatchObject({ typeIds: [], version: 3 })
  expect((await boss.partners.update(id, { address: { street: ' ' } })).body.address).toBeNull()
  expect((await boss.partners.get(id)).body.address).toBeNull()
})

test.each([
  ['name', ' ', 'common.validation-required'],
  ['accountingInvoiceEmail', 'nobody', 'invalidEmail'],
  ['accountingEmail', 'jörg@post.example', 'email-no-umlauts'],
  ['typeIds', [999_999_999], 'common.validation-unknown-reference'],
])('%s %j is refused with %s', async (field, value, message) => {
  const office = await (await funeralHome()).as('OFFICE_MANAGER')
  expect(await office.partners.create({ name: 'Winter', [field]: value })).toBeRefused(400, { field, message })
})

test('a deleted type stays where it is but is given to nobody anew', async () => {
  const boss = await (await funeralHome()).asTenant('ADMINISTRATOR')
  const type = (await boss.businessPartnerTypes.create({ name: 'Steinmetz' })).body
  const mason = (await boss.partners.create({ name: 'Stein Adam', typeIds: [type.id] })).body
  const winter = (await boss.partners.create({ name: 'Blumen Winter' })).body
  await boss.businessPartnerTypes.delete(type.id)
  expect((await boss.partners.update(mason.id, { typeIds: [type.id], notes: 'Ruft an' })).status).toBe(200)
  expect(await boss.partners.update(winter.id, { typeIds: [type.id] })).toBeRefused(400, {
    field: 'typeIds',
    message: 'common.validation-unknown-reference',
  })
})

test('partners are found by beginnings of words in name, affix and town, and by type', async () => {
  const home = await funeralHome()
  const boss = await home.asTenant('ADMINISTRATOR')
  const [florist, church] = (await boss.businessPartnerTypes.list()).body.items
  await boss.partners.create({ name: 'Blumenhaus Müller', nameAffix: 'GmbH', typeIds: [florist.id] })
  await boss.partners.create({ name: 'Pfarramt', address: { city: 'Löbau' }, typeIds: [church.id] })
  const found = async (query: Record<string, unknown>) => names(await boss.partners.list({ query }))
  expect(await found({ query: 'blum mueller' })).toEqual(['Blumenhaus Müller'])
  expect(await found({ query: 'gmbh' })).toEqual(['Blumenhaus Müller'])
  expect(await found({ query: 'LÖB' })).toEqual(['Pfarramt'])
  expect(await found({ query: 'haus' })).toEqual([])
  expect(await found({ filters: { typeName: church.name } })).toEqual(['Pfarramt'])
  expect(await found({ filters: { typeId: florist.id } })).toEqual(['Blumenhaus Müller'])
  expect(await found({ filters: { typeName: 'Nichts' } })).toEqual([])
})

test('a deleted partner leaves the list but is still found by id', async () => {
  const office = await (await funeralHome()).as('OFFICE_MANAGER')
  const { id } = (await office.partners.create({ name: 'Winter' })).body
  expect((await office.partners.delete(id)).status).toBe(204)
  expect(await office.partners.delete(id)).toBeRefused(404)
  expect(names(await office.partners.list())).toEqual([])
  expect(names(await office.partners.list({ query: { query: 'winter' } }))).toEqual([])
  expect(names(await office.partners.list({ query: { filterIds: [id] } }))).toEqual(['Winter'])
  expect((await office.partners.get(id)).body.deleted).toBe(true)
})

test('a partner belongs to the entity of its path', async () => {
  const home = await funeralHome()
  const boss = await home.asTenant('ADMINISTRATOR')
  const { id } = (await boss.partners.create({ name: 'Winter' })).body
  const elsewhere = { legalEntityId: home.secondEntityId }
  expect(await boss.partners.get(id, elsewhere)).toBeRefused(404)
  expect(await boss.partners.update(id, { name: 'X' }, elsewhere)).toBeRefused(404)
  expect(await boss.partners.delete(id, elsewhere)).toBeRefused(404)
  expect(names(await boss.partners.list(elsewhere))).toEqual([])
})

test('who may only read does not write', async () => {
  const reader = await (await funeralHome()).as('QM')
  expect((await reader.partners.list()).status).toBe(200)
  expect(await reader.partners.create({ name: 'Winter' })).toBeRefused(403)
})

test('a stale version is answered with what is there', async () => {
  const office = await (await funeralHome()).as('OFFICE_MANAGER')
  const { id } = (await office.partners.create({ name: 'Winter' })).body
  await office.partners.update(id, { notes: 'eilt' })
  expect(await office.partners.update(id, { name: 'Sommer' }, { ifMatch: 1 })).toBeRefused(412, 'STALE_VERSION')
})
