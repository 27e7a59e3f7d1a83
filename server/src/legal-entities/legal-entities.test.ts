import { expect, test } from 'vitest'
import { funeralHome } from '../kit/testing'

const anEntity = (fields: Record<string, unknown> = {}) => ({
  name: 'Bestattungen Abendrot',
  shortName: 'BAG',
  slug: 'abendrot',
  street: 'Lindenstraße',
  streetNumber: '1',
  zipCode: '02826',
  city: 'Görlitz',
  email: 'post@abendrot.example',
  phone: '+49 3581 4000',
  ...fields,
})

const missing = 999_999_999

test('who has left the staff is nobody`s default', async () => {
  const home = await funeralHome()
  const boss = await home.asTenant('ADMINISTRATOR')
  const clerk = await home.staff({})
  await boss.users.delete(clerk.userId)
  const unknown = { field: 'tasksDefaultUserId', message: 'common.validation-unknown-reference' }
  expect(await boss.legalEntities.update({ tasksDefaultUserId: clerk.userId })).toBeRefused(400, unknown)
})

test('a legal entity is opened, changed and read back', async () => {
  const boss = await (await funeralHome()).asTenant('ADMINISTRATOR')
  const created = await boss.legalEntities.create(
    anEntity({ iban: 'de89 3704 0044 0532 0130 00', primaryColor: '#0F766E' }),
  )
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({
    name: 'Bestattungen Abendrot',
    iban: 'DE89370400440532013000',
    primaryColor: '#0f766e',
    mfaRequired: false,
    bic: null,
    logoAccessToken: null,
    facturaFeatureEnabled: false,
    version: 1,
  })
  const at = { legalEntityId: created.body.id }
  const changed = await boss.legalEntities.update({ bankName: 'Sparkasse', directorUserId: 0 }, at)
  expect(changed.body).toMatchObject({ bankName: 'Sparkasse', directorUserId: null, version: 2, city: 'Görlitz' })
  expect((await boss.legalEntities.get(at)).body).toEqual(changed.body)
})

test('the settings may leave the e-mail address empty; a director of zero or below is none', async () => {
  const boss = await (await funeralHome()).asTenant('ADMINISTRATOR')
  expect((await boss.legalEntities.update({ email: '' })).body).toMatchObject({ email: null })
  expect((await boss.legalEntities.get()).body.email).toBeNull()
  for (const directorUserId of [0, -1])
    expect((await boss.legalEntities.update({ directorUserId })).body.directorUserId).toBeNull()
})

test('a VAT id is stored in one form, and a signature without what could run', async () => {
  const boss = await (await funeralHome()).asTenant('ADMINISTRATOR')
  const emailSignature = '<p onclick="x()">Ihr <strong>Haus</strong><script>alert(1)</script></p>'
  const { body } = await boss.legalEntities.update({ vatId: 'de 136 695 976', emailSignature })
  expect(body).toMatchObject({ vatId: 'DE136695976', emailSignature: '<p>Ihr <strong>Haus</strong></p>' })
})

test.each([
  ['name', ' ', 'common.validation-required'],
  ['shortName', 'B A', 'common.validation-invalid'],
  ['shortName', '', 'common.validation-required'],
  ['slug', 'Abend Rot', 'invalidSlug'],
  ['slug', 'a--b', 'invalidSlug'],
  ['email', 'nobody', 'invalidEmail'],
  ['email', '', 'common.validation-required'],
  ['phone', 'call me', 'invalidPhone'],
  ['iban', 'DE89370400440532013001', 'invalidIban'],
  ['bic', 'XX', 'invalidBic'],
  ['vatId', 'garbage', 'invalidVatId'],
  ['vatId', 'DE136695977', 'invalidVatId'],
  ['primaryColor', 'red', 'common.validation-invalid'],
  ['privacyLink', 'javascript:alert(1)', 'common.validation-invalid'],
  ['tasksDefaultUserId', missing, 'common.validation-unknown-reference'],
])('%s "%s" is refused with %s', async (field, value, message) => {
  const boss = await (await funeralHome()).asTenant('ADMINISTRATOR')
  expect(await boss.legalEntities.create(anEntity({ [field]: value }))).toBeRefused(400, { field, message })
})

test('what is missing is named at its field', async () => {
  const boss = await (await funeralHome()).asTenant('ADMINISTRATOR')
  const answer = await boss.legalEntities.create({} as never)
  for (const field of ['name', 'shortName', 'slug', 'street', 'streetNumber', 'zipCode', 'city', 'email', 'phone'])
    expect(answer).toBeRefused(400, { field, message: 'common.validation-required' })
})

test('a slug is used once in a tenant, and again in another', async () => {
  const [one, other] = await Promise.all(
    [await funeralHome(), await funeralHome()].map((home) => home.asTenant('ADMINISTRATOR')),
  )
  expect((await one?.legalEntities.create(anEntity()))?.status).toBe(201)
  expect(await one?.legalEntities.create(anEntity())).toBeRefused(409, {
    field: 'slug',
    message: 'common.validation-not-unique',
  })
  expect((await other?.legalEntities.create(anEntity()))?.status).toBe(201)
})

test('a default user belongs to the own tenant', async () => {
  const [home, neighbour] = [await funeralHome(), await funeralHome()]
  const boss = await home.asTenant('ADMINISTRATOR')
  const [vera, stranger] = [await home.staff({}), await neighbour.staff({})]
  expect((await boss.legalEntities.update({ tasksDefaultUserId: vera.userId })).body.tasksDefaultUserId).toBe(
    vera.userId,
  )
  expect(await boss.legalEntities.update({ tasksDefaultUserId: stranger.userId })).toBeRefused(400, {
    field: 'tasksDefaultUserId',
    message: 'common.validation-unknown-reference',
  })
})

test('everybody sees the entities where he works, a tenant role sees all', async () => {
  const home = await funeralHome()
  const clerk = await home.as('OFFICE_MANAGER')
  const boss = await home.asTenant('WAREHOUSE_OPERATIVE')
  const names = async (client: typeof clerk, query = {}) =>
    (await client.legalEntities.list({ query })).body.items.map((entity: { name: string }) => entity.name)
  expect(await names(clerk)).toEqual(['Haus Eins'])
  expect(await names(boss)).toEqual(['Haus Eins', 'Haus Zwei'])
  expect(await names(boss, { query: 'zwei' })).toEqual(['Haus Zwei'])
  expect(await names(boss, { filterIds: [home.secondEntityId] })).toEqual(['Haus Zwei'])
  expect(await names(clerk, { filterIds: [home.secondEntityId] })).toEqual([])
})

test('an administrator of one entity changes that one only, and opens none', async () => {
  const home = await funeralHome()
  const local = await home.as('ADMINISTRATOR')
  expect((await local.legalEntities.update({ bankName: 'Eins' })).status).toBe(200)
  expect(await local.legalEntities.update({ bankName: 'Eins' }, { legalEntityId: home.secondEntityId })).toBeRefused(
    403,
  )
  expect(await local.legalEntities.create(anEntity())).toBeRefused(403, 'FORBIDDEN')
})

test('a stale version is answered with what is there', async () => {
  const boss = await (await funeralHome()).asTenant('ADMINISTRATOR')
  await boss.legalEntities.update({ bankName: 'Eins' }, { ifMatch: 1 })
  const stale = await boss.legalEntities.update({ bankName: 'Zwei' }, { ifMatch: 1 })
  expect(stale).toBeRefused(412, 'STALE_VERSION')
  expect(stale.body.current.bankName).toBe('Eins')
})

test('a branch lives from its opening to its closing', async () => {
  const boss = await (await funeralHome()).asTenant('ADMINISTRATOR')
  const { legalEntities } = boss
  const created = await legalEntities.createBranch({ name: 'Niesky', phone: '03588 1', city: ' ' })
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({ name: 'Niesky', phone: '03588 1', city: null, email: null })
  const { id } = created.body
  expect((await legalEntities.updateBranch(id, { city: 'Niesky' }, { ifMatch: 1 })).body.city).toBe('Niesky')
  expect(await legalEntities.updateBranch(id, { city: 'Görlitz' }, { ifMatch: 1 })).toBeRefused(412, 'STALE_VERSION')
  expect(await legalEntities.updateBranch(id, { email: 'nobody' })).toBeRefused(400, {
    field: 'email',
    message: 'invalidEmail',
  })

  expect((await legalEntities.deleteBranch(id)).status).toBe(204)
  expect(await legalEntities.deleteBranch(id)).toBeRefused(404, 'NOT_FOUND')
  const names = async (query = {}) =>
    (await legalEntities.listBranches({ query })).body.items.map((branch: { name: string }) => branch.name)
  expect(await names()).toEqual(['Filiale Eins'])
  expect(await names({ filterIds: [id] })).toEqual(['Niesky'])
  expect((await legalEntities.getBranch(id)).body.deleted).toBe(true)
})

test('a branch is found under its own entity alone', async () => {
  const home = await funeralHome()
  const boss = await home.asTenant('ADMINISTRATOR')
  expect(await boss.legalEntities.getBranch(home.secondBranchId)).toBeRefused(404, 'NOT_FOUND')
  expect(await boss.legalEntities.updateBranch(home.secondBranchId, { name: 'X' })).toBeRefused(404, 'NOT_FOUND')
  expect(await boss.legalEntities.deleteBranch(home.secondBranchId)).toBeRefused(404, 'NOT_FOUND')
  const elsewhere = { legalEntityId: home.secondEntityId }
  expect((await boss.legalEntities.getBranch(home.secondBranchId, elsewhere)).body.name).toBe('Filiale Zwei')
})

test('branches are read by everybody there and written by administrators', async () => {
  const clerk = await (await funeralHome()).as('OFFICE_MANAGER')
  expect((await clerk.legalEntities.listBranches()).body.items).toHaveLength(1)
  expect(await clerk.legalEntities.createBranch({ name: 'Niesky' })).toBeRefused(403, 'FORBIDDEN')
})
