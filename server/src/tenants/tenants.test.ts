import { api } from '@pietas/contract/api'
import { expect, test } from 'vitest'
import { sql } from '../kit/db/sql'
import {
  type FuneralHome,
  funeralHome,
  newAddress,
  platformUser,
  request,
  testPassword,
  testServer,
  uniqueName,
} from '../kit/testing'

const aTenant = (fields: Record<string, unknown> = {}) => {
  const slug = uniqueName().toLowerCase()
  return {
    name: 'Bestattungen Neu',
    slug,
    adminUser: { firstName: 'Nina', lastName: 'Neu', email: `${slug}@test.example` },
    ...fields,
  }
}

const post = (path: string, body: unknown) =>
  request('POST', path, { body, headers: { 'x-forwarded-for': newAddress() } })

test('a new tenant has an administrator who comes in by invitation and finds the lists filled', async () => {
  const paula = await platformUser('super-administrator')
  const sent = aTenant()
  const created = await paula.client.tenants.create(sent)
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({
    name: sent.name,
    slug: sent.slug,
    facturaFeatureEnabled: false,
    createdBy: paula.userId,
  })

  const scope = { tenantId: created.body.id }
  await paula.client.tenants.enter(scope)
  const mail = (await paula.client.session.outbox(scope)).body.items[0]
  expect(mail.recipient).toBe(sent.adminUser.email)
  const token = /token=(\S+)/.exec(mail.text)?.[1]
  const password = 'first-password-of-nina'
  expect((await post(api.session.acceptInvitation.path, { token, password })).status).toBe(204)
  const signedIn = await post(api.session.signIn.path, { email: sent.adminUser.email, password })
  expect(signedIn.body.tenants).toMatchObject([{ id: created.body.id, roles: ['ADMINISTRATOR'] }])

  const lists = ['burialTypes', 'burialForms', 'graveTypes', 'complaintCauses', 'checklists'] as const
  const names = async (list: (typeof lists)[number] | 'businessPartnerTypes' | 'taskTemplates') =>
    (await paula.client[list].list({ ...scope, query: { limit: 100 } })).body.items.map(
      (item: { name: string }) => item.name,
    )
  // What every tenant begins with is there once.
  for (const list of [...lists, 'taskTemplates'] as const) {
    const found: string[] = await names(list)
    expect(new Set(found).size, list).toBe(found.length)
  }
  expect(await names('businessPartnerTypes')).toEqual(expect.arrayContaining(['Standesamt', 'Friedhof']))
  for (const list of lists) expect((await names(list)).length, list).toBeGreaterThan(3)
})

test('a tenant is opened by a super-administrator alone', async () => {
  const supporter = await platformUser('supporter')
  expect(await supporter.client.tenants.create(aTenant())).toBeRefused(403, 'FORBIDDEN')
  const boss = await (await funeralHome()).asTenant('ADMINISTRATOR')
  expect(await boss.tenants.create(aTenant())).toBeRefused(403, 'FORBIDDEN')
  expect(await boss.tenants.update({ name: 'X' })).toBeRefused(403, 'FORBIDDEN')
  expect(await boss.tenants.list()).toBeRefused(403, 'FORBIDDEN')
  expect((await supporter.client.tenants.list()).status).toBe(200)
  const home = await funeralHome()
  expect(await supporter.client.tenants.update({ name: 'X' }, { tenantId: home.tenantId })).toBeRefused(403)
})

test('slug and address of the administrator are used once; what is refused leaves no tenant', async () => {
  const { client } = await platformUser('super-administrator')
  const first = aTenant()
  await client.tenants.create(first)
  expect(await client.tenants.create(aTenant({ slug: first.slug }))).toBeRefused(409, {
    field: 'slug',
    message: 'common.validation-not-unique',
  })
  const name = uniqueName()
  const sameAddress = await client.tenants.create(aTenant({ name, adminUser: first.adminUser }))
  expect(sameAddress).toBeRefused(409, { field: 'adminUser.email', message: 'common.validation-not-unique' })
  expect((await client.tenants.list({ query: { query: name } })).body.items).toEqual([])
})

test('what is missing or malformed is named at its field', async () => {
  const { client } = await platformUser('super-administrator')
  expect(await client.tenants.create(aTenant({ slug: 'Not A Slug' }))).toBeRefused(400, {
    field: 'slug',
    message: 'invalidSlug',
  })
  const nobody = { firstName: ' ', lastName: 'Neu', email: 'nobody' }
  const refused = await client.tenants.create(aTenant({ adminUser: nobody }))
  expect(refused).toBeRefused(400, { field: 'adminUser.firstName', message: 'common.validation-required' })
  expect(refused).toBeRefused(400, { field: 'adminUser.email', message: 'invalidEmail' })
})

test('a tenant is renamed against the version that was read, and found by name and id', async () => {
  const home = await funeralHome()
  const { client } = await platformUser('super-administrator', home.tenantId)
  const name = uniqueName()
  expect((await client.tenants.update({ name }, { ifMatch: 1 })).body).toMatchObject({ name, version: 2 })
  expect(await client.tenants.update({ name: 'X' }, { ifMatch: 1 })).toBeRefused(412, 'STALE_VERSION')
  const ids = async (query: Record<string, unknown>) =>
    (await client.tenants.list({ query })).body.items.map((tenant: { id: number }) => tenant.id)
  expect(await ids({ query: name.toUpperCase() })).toEqual([home.tenantId])
  expect(await ids({ filterIds: [home.tenantId] })).toEqual([home.tenantId])
})

test('our own people work in a tenant only while they are in it, in one at a time, and each way is on record', async () => {
  const home = await funeralHome()
  const other = await funeralHome()
  const { client: boss } = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const paula = await platformUser('supporter')
  const looks = async ({ tenantId, legalEntityId }: FuneralHome) =>
    (await paula.client.persons.list({ tenantId, legalEntityId })).status
  const enter = async ({ tenantId }: FuneralHome) => (await paula.client.tenants.enter({ tenantId })).status
  expect(await looks(home)).toBe(403)
  expect([await enter(home), await enter(home)]).toEqual([204, 204])
  expect([await looks(home), await looks(other)]).toEqual([200, 403])
  expect(await enter(other)).toBe(204)
  expect([await looks(home), await looks(other)]).toEqual([403, 200])
  expect(await enter(home)).toBe(204)
  expect((await paula.client.tenants.leave()).status).toBe(204)
  expect((await paula.client.tenants.leave()).status).toBe(204)
  expect(await looks(home)).toBe(403)
  const { items } = (await boss.securityEvents.list({ query: { filters: { userId: paula.userId } } })).body
  const ways = items.map(({ kind }: { kind: string }) => kind).filter((kind: string) => kind.startsWith('TENANT'))
  expect(ways).toEqual(['TENANT_LEFT', 'TENANT_ENTERED', 'TENANT_LEFT', 'TENANT_ENTERED'])
})

test('a tenant that is not there is entered by nobody, and none by its own staff', async () => {
  const home = await funeralHome()
  const paula = await platformUser('supporter')
  expect(await paula.client.tenants.enter({ tenantId: 999_999_999 })).toBeRefused(403)
  const { client: boss } = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const other = await funeralHome()
  expect(await boss.tenants.enter({ tenantId: other.tenantId })).toBeRefused(403)
  expect(await boss.tenants.leave()).toBeRefused(403)
})

const aCompany = (fields: Record<string, unknown> = {}) => ({
  ...{ name: 'Bestattungen Neu GmbH', shortName: 'NEU', slug: 'neu', street: 'Markt', streetNumber: '3' },
  ...{ zipCode: '02826', city: 'Görlitz', email: 'post@neu.example', phone: '+49 3581 4001' },
  ...fields,
})

test('a new tenant begins with its first legal entity, where its administrator has a row', async () => {
  const { client } = await platformUser('super-administrator')
  const sent = aTenant({ name: '  Bestattungen Neu ', legalEntity: aCompany({ iban: 'DE89370400440532013000' }) })
  const created = await client.tenants.create(sent)
  expect(created.body).toMatchObject({
    name: 'Bestattungen Neu',
    state: 'ACTIVE',
    legalEntityCount: 1,
    userCount: 1,
  })
  const scope = { tenantId: created.body.id }
  await client.tenants.enter(scope)
  const [entity] = (await client.legalEntities.list(scope)).body.items
  expect(entity).toMatchObject({ name: 'Bestattungen Neu GmbH', iban: 'DE89370400440532013000', directorUserId: null })
  const [nina] = (await client.users.listStaff(scope)).body.items
  expect(nina).toMatchObject({
    tenantRoles: ['ADMINISTRATOR'],
    legalEntities: [{ legalEntityId: entity.id, email: sent.adminUser.email, roles: ['ADMINISTRATOR'] }],
  })
})

test('both slugs are looked at together, and of the first legal entity nine fields are needed', async () => {
  const { client } = await platformUser('super-administrator')
  const refused = await client.tenants.create(aTenant({ slug: 'a--b', legalEntity: aCompany({ slug: '-a' }) }))
  expect(refused).toBeRefused(400, { field: 'slug', message: 'invalidSlug' })
  expect(refused).toBeRefused(400, { field: 'legalEntity.slug', message: 'invalidSlug' })
  const claims = aCompany({ factoringProvider: 'ABCFINANCE' })
  expect(await client.tenants.create(aTenant({ legalEntity: claims }))).toBeRefused(400, {
    field: 'legalEntity.factoringUser',
    message: 'common.validation-required',
  })
  const taken = `${uniqueName().toLowerCase()}.de`
  expect((await client.tenants.create(aTenant({ domains: [taken] }))).status).toBe(201)
  const free = `${uniqueName().toLowerCase()}.de`
  expect(await client.tenants.create(aTenant({ domains: [free, taken] }))).toBeRefused(409, {
    field: 'domains.1',
    message: 'common.validation-not-unique',
  })
  for (const field of Object.keys(aCompany()))
    expect(await client.tenants.create(aTenant({ legalEntity: aCompany({ [field]: undefined }) })), field).toBeRefused(
      400,
      { field: `legalEntity.${field}`, message: 'common.validation-required' },
    )
})

test('a tenant is read by its own staff and by the platform, and by nobody else', async () => {
  const home = await funeralHome()
  const { client: clerk } = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: [] }] })
  const paula = await platformUser('supporter')
  const { tenantId } = home
  for (const client of [clerk, paula.client])
    expect((await client.tenants.get({ tenantId })).body).toMatchObject({ id: tenantId, facturaFeatureEnabled: false })
  const { client: stranger } = await (await funeralHome()).staff({ tenantRole: 'ADMINISTRATOR' })
  expect(await stranger.tenants.get({ tenantId })).toBeRefused(403)
})

test('invoicing is switched on by a super-administrator, and the slug stays', async () => {
  const home = await funeralHome()
  const { client } = await platformUser('super-administrator', home.tenantId)
  const { slug } = (await client.tenants.get()).body
  const changed = await client.tenants.update({ facturaFeatureEnabled: true, slug: 'another' } as never)
  expect(changed.body).toMatchObject({ facturaFeatureEnabled: true, slug })
})

test('who works in a tenant that is deactivated is signed out and comes in no more, until it is opened again', async () => {
  const home = await funeralHome()
  const { tenantId } = home
  const nina = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const signIn = () => post(api.session.signIn.path, { email: nina.email, password: testPassword })
  expect((await signIn()).status).toBe(200)
  const boss = await platformUser('super-administrator', tenantId)
  const helper = await platformUser('supporter', tenantId)
  expect(await helper.client.tenants.deactivate()).toBeRefused(403)
  const name = uniqueName()
  await boss.client.tenants.update({ name })

  expect((await boss.client.tenants.deactivate()).body).toMatchObject({ id: tenantId, state: 'DEACTIVATED' })
  expect(await nina.client.persons.list()).toBeRefused(401, 'NO_SESSION')
  expect(await signIn()).toBeRefused(401, 'INVALID_CREDENTIALS')
  expect(await helper.client.persons.list({ legalEntityId: home.legalEntityId })).toBeRefused(403)
  expect(await boss.client.tenants.enter()).toBeRefused(403)
  const listed = async (filters: { state: 'ACTIVE' | 'DEACTIVATED' }) => {
    const { items } = (await boss.client.tenants.list({ query: { query: name, filters } })).body
    return items.some(({ id }: { id: number }) => id === tenantId)
  }
  expect([await listed({ state: 'ACTIVE' }), await listed({ state: 'DEACTIVATED' })]).toEqual([false, true])

  expect((await boss.client.tenants.reactivate()).body).toMatchObject({ state: 'ACTIVE' })
  expect((await signIn()).status).toBe(200)
  expect([await listed({ state: 'ACTIVE' }), await listed({ state: 'DEACTIVATED' })]).toEqual([true, false])
})

test.each([
  ['tenant', ({ tenantId }: FuneralHome) => sql`update tenants set deleted = true where id = ${tenantId}`],
  ['account', (_: FuneralHome, userId: number) => sql`update logins set disabled = true where actor_id = ${userId}`],
])('whoever signs in while his %s is closed does not come in', async (_, close) => {
  const home = await funeralHome()
  const nina = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const { house } = await testServer()
  const signingIn = await house.db.asPlatform(async (tx) => {
    await tx.run(close(home, nina.userId))
    const signingIn = post(api.session.signIn.path, { email: nina.email, password: testPassword })
    // The password has been found right, as nobody else sees yet that it opens nothing any more.
    const waiting = sql`select count(*)::int as count from pg_locks
      where not granted and transactionid::text = pg_current_xact_id()::xid::text`
    await expect.poll(async () => (await tx.row<{ count: number }>(waiting))?.count).toBeGreaterThan(0)
    return { signingIn }
  })
  expect(await signingIn.signingIn).toBeRefused(401, 'INVALID_CREDENTIALS')
})

test('a tenant shows how many people work there, and not how many once did', async () => {
  const home = await funeralHome()
  const { client: root } = await platformUser('super-administrator', home.tenantId)
  const { client: boss } = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const gone = await home.staff({})
  const sizes = async () => (await root.tenants.get()).body
  expect(await sizes()).toMatchObject({ legalEntityCount: 2, userCount: 2 })
  await boss.users.delete(gone.userId)
  expect(await sizes()).toMatchObject({ legalEntityCount: 2, userCount: 1 })
})
