import { expect, test } from 'vitest'
import { createPerson, funeralHome } from '../kit/testing'

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

test('a list answers the parts of the address flat, and the partners below each one', async () => {
  const home = await funeralHome()
  const { client } = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const address = { street: 'Am Markt', streetNumber: '1', zipCode: '02763', city: 'Zittau' }
  const parent = (await client.partners.create({ name: 'Zentrale', address })).body.id
  const below = (await client.partners.create({ name: 'Nordfiliale', parentId: parent })).body.id
  const { items } = (await client.partners.list({ query: { query: 'Zentrale' } })).body
  expect(items).toMatchObject([{ ...address, children: [{ id: below, name: 'Nordfiliale' }] }])
  const child = (await client.partners.list({ query: { query: 'Nordfiliale' } })).body.items[0]
  expect(child).toMatchObject({ street: null, streetNumber: null, zipCode: null, city: null, children: [] })
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

test('a partner is found wherever he belongs, by who may read there', async () => {
  const home = await funeralHome()
  const boss = await home.asTenant('ADMINISTRATOR')
  const { id } = (await boss.partners.create({ name: 'Fern' }, { legalEntityId: home.secondEntityId })).body
  expect((await boss.partners.find(id)).body).toMatchObject({ name: 'Fern', legalEntityId: home.secondEntityId })
  expect(await (await home.as('OFFICE_MANAGER')).partners.find(id)).toBeRefused(404)
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

test('every field is stored and read back', async () => {
  const home = await funeralHome()
  const office = await home.as('OFFICE_MANAGER')
  const head = (await office.partners.create({ name: 'Stadtverwaltung' })).body
  const clerk = await createPerson(office)
  const sent = {
    name: 'Friedhofsamt',
    nameAffix: 'Abteilung 3',
    parentId: head.id,
    locked: true,
    contactDetails: [
      { _id: 'a', type: 'PHONE' as const, value: '03581 1' },
      { _id: 'b', type: 'EMAIL' as const, value: 'amt@stadt.example' },
    ],
    taxNumber: '207/1',
    vatId: 'DE136695976',
    accountingInvoiceEmail: 'rechnung@stadt.example',
    accountingEmail: 'kasse@stadt.example',
    accountingPhone: '+49 3581 2',
    accountingContactId: clerk.id,
    digitalInvoice: true,
    buyerId: 'K 7',
    buyerReference: '04011000-1234512345-06',
    bankAccountIban: 'DE89370400440532013000',
    bankAccountBic: 'COBADEFFXXX',
    bankAccountInstitute: 'Commerzbank',
    notes: 'Nur vormittags',
  }
  const created = await office.partners.create(sent)
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({
    ...sent,
    parent: { id: head.id, name: 'Stadtverwaltung', deleted: false },
    accountingContact: { id: clerk.id, lastName: clerk.lastName },
    children: [],
  })
  expect((await office.partners.get(created.body.id)).body).toEqual(created.body)
})

test.each([
  ['vatId', 'DE136695977', 'vatId', 'invalidVatId'],
  ['bankAccountIban', 'DE00370400440532013000', 'bankAccountIban', 'invalidIban'],
  ['bankAccountBic', 'COBADEF', 'bankAccountBic', 'invalidBic'],
  ['accountingPhone', '030-1', 'accountingPhone', 'invalidPhone'],
  ['parentId', 999_999, 'parentId', 'common.validation-unknown-reference'],
  ['accountingContactId', 999_999, 'accountingContactId', 'common.validation-unknown-reference'],
  ['contactDetails', [{ type: 'EMAIL', value: 'nobody' }], 'contactDetails.0.value', 'invalidEmail'],
  ['contactDetails', [{ type: 'PHONE', value: '' }], 'contactDetails.0.value', 'common.validation-required'],
])('%s %j is refused at %s with %s', async (name, value, field, message) => {
  const office = await (await funeralHome()).as('OFFICE_MANAGER')
  expect(await office.partners.create({ name: 'Winter', [name]: value })).toBeRefused(400, { field, message })
})

test('children stand under their parent, in the order of a German reader', async () => {
  const office = await (await funeralHome()).as('OFFICE_MANAGER')
  const head = (await office.partners.create({ name: 'Kirchenkreis' })).body
  for (const name of ['Zion', 'Ägidien', 'Adam']) await office.partners.create({ name, parentId: head.id })
  expect(names(await office.partners.listChildren(head.id))).toEqual(['Adam', 'Ägidien', 'Zion'])
  const { children } = (await office.partners.get(head.id)).body
  expect(children.map((child: { name: string }) => child.name)).toEqual(['Adam', 'Ägidien', 'Zion'])
  expect(await office.partners.listChildren(999_999)).toBeRefused(404)
})

test('nobody stands above himself, however long the way round', async () => {
  const office = await (await funeralHome()).as('OFFICE_MANAGER')
  const a = (await office.partners.create({ name: 'A' })).body
  const b = (await office.partners.create({ name: 'B', parentId: a.id })).body
  const c = (await office.partners.create({ name: 'C', parentId: b.id })).body
  const ring = { field: 'parentId', message: 'partnerAboveItself' }
  expect(await office.partners.update(a.id, { parentId: a.id })).toBeRefused(400, ring)
  expect(await office.partners.update(a.id, { parentId: c.id })).toBeRefused(400, ring)
  expect((await office.partners.update(c.id, { parentId: a.id })).status).toBe(200)
})

test('two changes at once close no ring', async () => {
  const office = await (await funeralHome()).as('OFFICE_MANAGER')
  const a = (await office.partners.create({ name: 'A' })).body
  const b = (await office.partners.create({ name: 'B' })).body
  const answers = await Promise.all([
    office.partners.update(a.id, { parentId: b.id }),
    office.partners.update(b.id, { parentId: a.id }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
})

test("a partner of another entity is nobody's parent here", async () => {
  const home = await funeralHome()
  const boss = await home.asTenant('ADMINISTRATOR')
  const stranger = (await boss.partners.create({ name: 'Fern' }, { legalEntityId: home.secondEntityId })).body
  expect(await boss.partners.create({ name: 'Nah', parentId: stranger.id })).toBeRefused(400, {
    field: 'parentId',
    message: 'common.validation-unknown-reference',
  })
})

test('a deleted partner is listed apart, stays a parent, and comes back', async () => {
  const office = await (await funeralHome()).as('OFFICE_MANAGER')
  const head = (await office.partners.create({ name: 'Kirchenkreis' })).body
  const zion = (await office.partners.create({ name: 'Zion', parentId: head.id })).body
  await office.partners.delete(head.id)
  expect(names(await office.partners.list({ query: { filters: { deleted: true } } }))).toEqual(['Kirchenkreis'])
  const kept = await office.partners.update(zion.id, { parentId: head.id, notes: 'bleibt' })
  expect(kept.body.parent).toMatchObject({ name: 'Kirchenkreis', deleted: true })
  for (const _again of [1, 2]) expect((await office.partners.restore(head.id)).body.deleted).toBe(false)
  expect(names(await office.partners.list())).toEqual(['Kirchenkreis', 'Zion'])
})

test('partners are narrowed by the name of a type, by parent, and to those that are locked', async () => {
  const home = await funeralHome()
  const boss = await home.asTenant('ADMINISTRATOR')
  const { items } = (await boss.businessPartnerTypes.list({ query: { query: 'Friedhof' } })).body
  const head = (await boss.partners.create({ name: 'Stadt', locked: true })).body
  await boss.partners.create({ name: 'Nordfriedhof', typeIds: [items[0].id], parentId: head.id })
  const found = async (filters: object) => names(await boss.partners.list({ query: { filters } as never }))
  expect(await found({ businessPartnerTypeName: 'Friedhof' })).toEqual(['Nordfriedhof'])
  expect(await found({ businessPartnerTypeName: 'friedhof' })).toEqual([])
  expect(await found({ parentId: head.id })).toEqual(['Nordfriedhof'])
  expect(await found({ locked: true })).toEqual(['Stadt'])
})
