import { expect, test } from 'vitest'
import { aProcess, createPerson, type FuneralHome, funeralHome, type StaffMember } from '../kit/testing'

type People = { deceasedPersonId: number; clientPersonId: number }
type Office = {
  home: FuneralHome
  boss: StaffMember
  people: People
  body: (fields?: object) => ReturnType<typeof aProcess>
}

const missing = 999_999_999

/** A home with a deceased and his widow, and what it takes to open their case. */
const office = async (): Promise<Office> => {
  const home = await funeralHome()
  const boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const deceased = await createPerson(boss.client, { firstName: 'Karl', lastName: 'Krause', deceasedAt: '2026-03-01' })
  const widow = await createPerson(boss.client, { firstName: 'Erna', lastName: 'Sommer', email: 'erna@post.example' })
  const people = { deceasedPersonId: deceased.id, clientPersonId: widow.id }
  return { home, boss, people, body: (fields = {}) => aProcess(home, people, { ...fields }) }
}

const opened = async ({ boss, body }: Office, fields: object = {}) => {
  const answer = await boss.client.processes.create(body(fields))
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

test('a case is opened with everything around it and read back in full', async () => {
  const at = await office()
  const { boss, home, people, body } = at
  const partner = (await boss.client.partners.create({ name: 'Waldfriedhof', address: { city: 'Zittau' } })).body
  const answer = await boss.client.processes.create(
    body({
      cemeteryId: partner.id,
      graveNumber: ' 7 b ',
      gravePosition: 'TOP_LEFT',
      businessPartnerIds: [partner.id],
      freeDeathCertificate: true,
      freeDeathCertificateCount: 3,
      chargeableDeathCertificateCount: 5,
      clientPersonInProcessRole: 'InCharge',
      processPersons: [{ personId: people.clientPersonId, role: 'Friend' }],
    }),
  )
  expect(answer.status).toBe(201)
  expect(answer.body).toMatchObject({
    status: 'ACTIVE',
    type: 'DEATH',
    clientAssociateType: 'PERSON',
    deceasedPerson: { id: people.deceasedPersonId, firstName: 'Karl', deceasedAt: '2026-03-01' },
    clientPerson: { id: people.clientPersonId, email: 'erna@post.example' },
    clientBusinessPartner: null,
    burialForm: { id: home.burialFormId, burialType: { isCremation: expect.any(Boolean) } },
    legalEntityBranch: { id: home.branchId, name: 'Filiale Eins' },
    assignee: { id: boss.userId },
    cemeteryId: partner.id,
    cemetery: { name: 'Waldfriedhof', city: 'Zittau' },
    graveNumber: '7 b',
    freeDeathCertificateCount: 3,
    chargeableDeathCertificateCount: 0,
    businessPartnerIds: [partner.id],
    processPersons: [
      { personId: people.clientPersonId, role: 'Friend' },
      { personId: people.clientPersonId, role: 'InCharge' },
    ],
  })
  expect((await boss.client.processes.get(answer.body.id)).body).toEqual(answer.body)
})

test.each<[string, unknown, string, string]>([
  ['type', 'PARTY', 'type', 'common.validation-invalid'],
  ['type', undefined, 'type', 'common.validation-required'],
  ['recordingType', undefined, 'recordingType', 'common.validation-required'],
  ['recordingType', 'BY_PIGEON', 'recordingType', 'common.validation-invalid'],
  ['burialFormId', undefined, 'burialFormId', 'common.validation-required'],
  ['burialFormId', missing, 'burialFormId', 'common.validation-unknown-reference'],
  ['deceasedPersonId', undefined, 'deceasedPersonId', 'common.validation-required'],
  ['deceasedPersonId', missing, 'deceasedPersonId', 'common.validation-unknown-reference'],
  ['legalEntityBranchId', undefined, 'legalEntityBranchId', 'branchId'],
  ['legalEntityBranchId', 0, 'legalEntityBranchId', 'branchId'],
  ['legalEntityBranchId', missing, 'legalEntityBranchId', 'branchId'],
  ['clientPersonId', undefined, 'clientPersonId', 'clientPerson'],
  ['clientPersonId', missing, 'clientPersonId', 'clientPerson'],
  ['informationPolicy', 'RELATIVE', 'informingPersonId', 'common.validation-required'],
  ['platformAccessRequested', true, 'platformAccessInvitedPersonIds', 'common.validation-required'],
  ['freeDeathCertificateCount', -1, 'freeDeathCertificateCount', 'common.validation-too-small'],
  ['freeDeathCertificateCount', 1.5, 'freeDeathCertificateCount', 'common.validation-invalid'],
  ['processPersons', [{ role: 'Friend' }], 'processPersons.0.personId', 'process-persons.validation.person-required'],
  [
    'processPersons',
    [{ personId: 1, role: 'King' }],
    'processPersons.0.role',
    'process-persons.validation.role-required',
  ],
  [
    'processPersons',
    [{ personId: missing, role: 'Friend' }],
    'processPersons.0.personId',
    'common.validation-unknown-reference',
  ],
])('%s %j is refused at %s with %s', async (name, value, field, message) => {
  const { boss, body } = await office()
  expect(await boss.client.processes.create(body({ [name]: value }) as never)).toBeRefused(400, { field, message })
})

test('the client is a person or a business partner, exactly one', async () => {
  const at = await office()
  const { client } = at.boss
  const partner = (await client.partners.create({ name: 'Pflegeheim' })).body
  const both = at.body({ clientBusinessPartnerId: partner.id })
  expect(await client.processes.create(both)).toBeRefused(400, {
    field: 'clientBusinessPartnerId',
    message: 'clientPerson',
  })

  const process = await opened(at)
  const changed = await client.processes.update(process.id, { clientBusinessPartnerId: partner.id })
  expect(changed.body).toMatchObject({ clientAssociateType: 'PARTNER', clientPersonId: null, clientPerson: null })
  expect(await client.processes.update(process.id, { clientBusinessPartnerId: null })).toBeRefused(400, {
    field: 'clientPersonId',
    message: 'clientPerson',
  })
  const back = await client.processes.update(process.id, { clientPersonId: at.people.clientPersonId })
  expect(back.body).toMatchObject({ clientAssociateType: 'PERSON', clientBusinessPartnerId: null })
})

test('branch, people and partners of another entity do not belong to a case here', async () => {
  const at = await office()
  const { client } = at.boss
  const there = { legalEntityId: at.home.secondEntityId }
  const stranger = (
    await client.persons.create(
      { firstName: 'Otto', lastName: 'Fern', gender: 'MALE', dateOfBirth: '1950-01-01', email: 'otto@post.example' },
      there,
    )
  ).body
  const partner = (await client.partners.create({ name: 'Fern' }, there)).body
  const refused = async (fields: object, field: string, message: string) =>
    expect(await client.processes.create(at.body(fields))).toBeRefused(400, { field, message })
  await refused({ legalEntityBranchId: at.home.secondBranchId }, 'legalEntityBranchId', 'branchId')
  await refused({ deceasedPersonId: stranger.id }, 'deceasedPersonId', 'common.validation-unknown-reference')
  await refused({ clientPersonId: stranger.id }, 'clientPersonId', 'clientPerson')
  await refused({ cemeteryId: partner.id }, 'cemeteryId', 'common.validation-unknown-reference')
  await refused({ graveOwnerId: stranger.id }, 'graveOwnerId', 'common.validation-unknown-reference')
  await refused({ businessPartnerIds: [partner.id] }, 'businessPartnerIds', 'common.validation-unknown-reference')
  await refused(
    { platformAccessRequested: true, platformAccessInvitedPersonIds: [stranger.id] },
    'platformAccessInvitedPersonIds',
    'platformAccessPersonWithoutEmail',
  )
  await refused({ legalEntityId: at.home.secondEntityId }, 'legalEntityId', 'common.validation-invalid')
})

test('only people with an e-mail address are invited to the portal', async () => {
  const at = await office()
  const { clientPersonId: reachable } = at.people
  const silent = (await createPerson(at.boss.client, { firstName: 'Stumm', lastName: 'Still' })).id
  const invite = (ids: number[]) => ({ platformAccessRequested: true, platformAccessInvitedPersonIds: ids })
  expect(await at.boss.client.processes.create(at.body(invite([reachable, silent])))).toBeRefused(400, {
    field: 'platformAccessInvitedPersonIds',
    message: 'platformAccessPersonWithoutEmail',
  })
  const process = await opened(at, invite([reachable, reachable]))
  expect(process.platformAccessInvitedPersonIds).toEqual([reachable])
  expect(await at.boss.client.processes.update(process.id, { platformAccessInvitedPersonIds: [] })).toBeRefused(400, {
    field: 'platformAccessInvitedPersonIds',
    message: 'common.validation-required',
  })
  const off = await at.boss.client.processes.update(process.id, {
    platformAccessRequested: false,
    platformAccessInvitedPersonIds: [],
  })
  expect(off.body.platformAccessInvitedPersonIds).toEqual([])
})

test('who has left the staff looks after no case', async () => {
  const at = await office()
  const clerk = await at.home.staff({ at: [{ legalEntityId: at.home.legalEntityId, roles: ['OFFICE_MANAGER'] }] })
  await at.boss.client.users.delete(clerk.userId)
  expect(await at.boss.client.processes.create(at.body({ assigneeId: clerk.userId }))).toBeRefused(400, {
    field: 'assigneeId',
    message: 'common.validation-unknown-reference',
  })
})

test('a certificate that is not ordered has no count', async () => {
  const at = await office()
  const { processes } = at.boss.client
  const process = await opened(at, { internationalDeathCertificate: true, internationalDeathCertificateCount: 2 })
  const off = await processes.update(process.id, { internationalDeathCertificate: false })
  expect(off.body.internationalDeathCertificateCount).toBe(0)
  const count = await processes.update(process.id, { internationalDeathCertificateCount: 4 })
  expect(count.body.internationalDeathCertificateCount).toBe(0)
})

test('the same case is answered as a duplicate, unless that is ignored or the first was cancelled', async () => {
  const at = await office()
  const { processes } = at.boss.client
  const first = await opened(at)
  const refused = await processes.create(at.body())
  expect(refused).toBeRefused(409, 'DUPLICATE')
  expect(refused.body.duplicates).toMatchObject([
    {
      id: first.id,
      type: 'DEATH',
      status: 'ACTIVE',
      deceasedPerson: { lastName: 'Krause' },
      clientPerson: { firstName: 'Erna' },
    },
  ])
  expect((await processes.create(at.body({ type: 'PROVISION' }))).status).toBe(201)
  expect((await processes.create(at.body(), { query: { ignoreDuplicates: true } })).status).toBe(201)

  const other = await office()
  const cancelled = await opened(other)
  await other.boss.client.processes.update(cancelled.id, { status: 'CANCELLED' })
  expect((await other.boss.client.processes.create(other.body())).status).toBe(201)
})

test('two requests at once cannot both open the same case', async () => {
  const { boss, body } = await office()
  const answers = await Promise.all(Array.from({ length: 6 }, () => boss.client.processes.create(body())))
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409, 409])
})

test('changing a case into one that exists is a duplicate, changing anything else is not', async () => {
  const at = await office()
  const { processes } = at.boss.client
  await opened(at)
  const request = await opened(at, { type: 'REQUEST' })
  expect(await processes.update(request.id, { type: 'DEATH' })).toBeRefused(409, 'DUPLICATE')
  expect((await processes.update(request.id, { graveNumber: '9' })).status).toBe(200)
  const anyway = await processes.update(request.id, { type: 'DEATH' }, { query: { ignoreDuplicates: true } })
  expect(anyway.body.type).toBe('DEATH')
  expect((await processes.update(request.id, { graveNumber: '10' })).status).toBe(200)
})

test('an additional process takes over what it does not say from its parent', async () => {
  const at = await office()
  const { processes, partners } = at.boss.client
  const parent = await opened(at)
  const child = await processes.create({ type: 'ADDITIONAL', parentId: parent.id })
  expect(child.status).toBe(201)
  expect(child.body).toMatchObject({ ...at.people, type: 'ADDITIONAL', parentId: parent.id, recordingType: 'BY_PHONE' })
  expect([child.body.legalEntityBranch, child.body.burialForm]).toEqual([parent.legalEntityBranch, parent.burialForm])

  const home = (await partners.create({ name: 'Pflegeheim' })).body
  const own = await processes.create({
    type: 'ADDITIONAL',
    parentId: parent.id,
    clientBusinessPartnerId: home.id,
    recordingType: 'ONLINE',
  })
  expect(own.body).toMatchObject({ clientPersonId: null, clientBusinessPartnerId: home.id, recordingType: 'ONLINE' })
})

test('an additional process needs a parent of the same entity, one level up', async () => {
  const at = await office()
  const { processes } = at.boss.client
  const parent = await opened(at)
  const child = (await processes.create({ type: 'ADDITIONAL', parentId: parent.id })).body
  const none = { field: 'parentId', message: 'Parent process must be selected for additional processes' }
  const unknown = { field: 'parentId', message: 'Parent process for additional process not found' }
  expect(await processes.create(at.body({ type: 'ADDITIONAL' }))).toBeRefused(400, none)
  expect(await processes.create({ type: 'ADDITIONAL', parentId: missing })).toBeRefused(400, unknown)
  expect(await processes.create({ type: 'ADDITIONAL', parentId: child.id })).toBeRefused(400, unknown)
  const there = { legalEntityId: at.home.secondEntityId }
  expect(await processes.create({ type: 'ADDITIONAL', parentId: parent.id }, there)).toBeRefused(400, unknown)
  expect(await processes.update(parent.id, { type: 'ADDITIONAL' })).toBeRefused(400, none)
  expect((await processes.create(at.body({ type: 'AFTERCARE', parentId: parent.id }))).body.parentId).toBeNull()
  expect((await processes.update(child.id, { type: 'REQUEST' })).body.parentId).toBeNull()
  expect((await processes.update(child.id, { parentId: parent.id })).body.parentId).toBeNull()
})

test('a stale version is answered with what is there; links count as a change', async () => {
  const at = await office()
  const { processes, partners } = at.boss.client
  const process = await opened(at)
  const partner = (await partners.create({ name: 'Winter' })).body
  const linked = await processes.update(process.id, { businessPartnerIds: [partner.id] }, { ifMatch: 1 })
  expect(linked.body).toMatchObject({
    businessPartnerIds: [partner.id],
    businessPartners: [{ name: 'Winter' }],
    version: 2,
  })
  const stale = await processes.update(process.id, { businessPartnerIds: [] }, { ifMatch: 1 })
  expect(stale).toBeRefused(412, 'STALE_VERSION')
  expect(stale.body.current.businessPartnerIds).toEqual([partner.id])
})

test('cases are found by the people in them, by number, and narrowed by kind and state', async () => {
  const at = await office()
  const { processes, partners } = at.boss.client
  const death = await opened(at)
  const florist = (await partners.create({ name: 'Blumenhaus Zwei' })).body
  const request = await opened(at, { type: 'REQUEST', clientPersonId: null, clientBusinessPartnerId: florist.id })
  await processes.update(request.id, { status: 'BILLED' })
  const found = async (query: Record<string, unknown>) =>
    (await processes.list({ query })).body.items
      .map((row: { id: number }) => row.id)
      .sort((a: number, b: number) => a - b)
  const both = [death.id, request.id]
  expect(await found({})).toEqual(both)
  expect(await found({ query: 'krau karl' })).toEqual(both)
  expect(await found({ query: 'sommer' })).toEqual([death.id])
  expect(await found({ query: 'blumenh' })).toEqual([request.id])
  expect(await found({ query: `#${death.id}` })).toEqual([death.id])
  expect(await found({ query: String(request.id) })).toContain(request.id)
  expect(await found({ query: 'niemand' })).toEqual([])
  expect(await found({ filters: { type: ['DEATH', 'PROVISION'] } })).toEqual([death.id])
  expect(await found({ filters: { status: ['BILLED'] } })).toEqual([request.id])
  expect(await found({ filters: { type: 'REQUEST', status: 'BILLED' } })).toEqual([request.id])
  expect(await found({ filters: { deceasedPersonId: at.people.deceasedPersonId, type: ['REQUEST'] } })).toEqual([
    request.id,
  ])
  expect(await found({ filterIds: [request.id, missing] })).toEqual([request.id])
})

test('cases are found by the beginning of the grave number, in small and capital letters alike', async () => {
  const at = await office()
  const graves = ['B 12', 'b 120', 'Ä%_7', null]
  const ids: number[] = []
  for (const graveNumber of graves) {
    const deceased = await createPerson(at.boss.client, { deceasedAt: '2026-03-01' })
    ids.push((await opened(at, { graveNumber, deceasedPersonId: deceased.id })).id)
  }
  const found = async (graveNumber: string) => {
    const { items } = (await at.boss.client.processes.list({ query: { filters: { graveNumber } } })).body
    return items.map(({ id }: { id: number }) => graves[ids.indexOf(id)]).sort()
  }
  expect(await found('b 1')).toEqual(['B 12', 'b 120'])
  expect(await found(' B 120 ')).toEqual(['b 120'])
  expect(await found('ä%')).toEqual(['Ä%_7'])
  expect(await found('_')).toEqual([])
  expect(await found('%')).toEqual([])
  expect(await found('')).toHaveLength(4)
})

test('every sort that is offered works, names as a German reader expects', async () => {
  const at = await office()
  const { client } = at.boss
  for (const lastName of ['Özil', 'Ohm', 'Zorn']) {
    const person = await createPerson(client, { lastName })
    await opened(at, { deceasedPersonId: person.id })
  }
  const names = async (query: Record<string, unknown>) =>
    (await client.processes.list({ query })).body.items.map(
      (row: { deceasedPerson: { lastName: string } }) => row.deceasedPerson.lastName,
    )
  expect(await names({ sortBy: 'NAME' })).toEqual(['Ohm', 'Özil', 'Zorn'])
  expect(await names({ sortBy: 'NAME', sortDirection: 'DESC' })).toEqual(['Zorn', 'Özil', 'Ohm'])
  expect(await names({})).toEqual(['Zorn', 'Ohm', 'Özil'])
  for (const sortBy of ['CREATED_AT', 'UPDATED_AT', 'ID', 'TYPE', 'STATUS'])
    expect(await names({ sortBy })).toHaveLength(3)
})

test('a case is found without its entity, by whoever may read it there', async () => {
  const at = await office()
  const process = await opened(at)
  const clerk = await at.home.as('TECHNICAL_SERVICE')
  const elsewhere = (
    await at.home.staff({ at: [{ legalEntityId: at.home.secondEntityId, roles: ['OFFICE_MANAGER'] }] })
  ).client
  const neighbour = await (await funeralHome()).asTenant('ADMINISTRATOR')
  expect((await clerk.processes.find(process.id)).body).toEqual(process)
  expect(await elsewhere.processes.find(process.id)).toBeRefused(404, 'NOT_FOUND')
  expect(await elsewhere.processes.listPersons(process.id)).toBeRefused(404, 'NOT_FOUND')
  expect(await elsewhere.processes.find(missing)).toBeRefused(404, 'NOT_FOUND')
  expect(await neighbour.processes.find(process.id)).toBeRefused(404, 'NOT_FOUND')
  expect(await at.boss.client.processes.get(process.id, { legalEntityId: at.home.secondEntityId })).toBeRefused(404)

  // He reads cases, but not here.
  const { client } = await at.home.staff({
    at: [
      { legalEntityId: at.home.legalEntityId, roles: ['KPI'] },
      { legalEntityId: at.home.secondEntityId, roles: ['OFFICE_MANAGER'] },
    ],
  })
  expect(await client.processes.find(process.id)).toBeRefused(403, 'FORBIDDEN')
})

test('an entity that wants one-time codes opens its cases by no other path either', async () => {
  const at = await office()
  const process = await opened(at)
  const { client } = at.boss
  expect((await client.legalEntities.update({ mfaRequired: true })).status).toBe(200)
  expect(await client.processes.find(process.id)).toBeRefused(403, 'MFA_ENROLMENT_REQUIRED')
  expect(await client.processes.listPersons(process.id)).toBeRefused(403, 'MFA_ENROLMENT_REQUIRED')
})

test('the people of a case are listed once each, whatever they are in it', async () => {
  const at = await office()
  const { client } = at.boss
  const owner = await createPerson(client, { lastName: 'Adam' })
  const friend = await createPerson(client, { lastName: 'Beck', email: 'beck@post.example' })
  await createPerson(client, { lastName: 'Unbeteiligt' })
  const process = await opened(at, {
    graveOwnerId: owner.id,
    informationPolicy: 'RELATIVE',
    informingPersonId: at.people.clientPersonId,
    platformAccessRequested: true,
    platformAccessInvitedPersonIds: [friend.id, at.people.clientPersonId],
    processPersons: [{ personId: friend.id, role: 'Friend' }],
  })
  const { items } = (await client.processes.listPersons(process.id)).body
  expect(items.map((person: { lastName: string }) => person.lastName)).toEqual(['Adam', 'Beck', 'Krause', 'Sommer'])
  const ofCase = await client.persons.list({ query: { processId: process.id, sortBy: 'LAST_NAME' } })
  expect(ofCase.body.items.map((person: { lastName: string }) => person.lastName)).toEqual([
    'Adam',
    'Beck',
    'Krause',
    'Sommer',
  ])
  expect(process).toMatchObject({
    graveOwner: { id: owner.id, lastName: 'Adam' },
    informingPerson: { id: at.people.clientPersonId },
    platformAccessInvitedPersons: [{ id: at.people.clientPersonId }, { id: friend.id, email: 'beck@post.example' }],
    businessPartners: [],
  })
})

test('whoever reads cases does not open them, and figures alone show no case', async () => {
  const at = await office()
  const process = await opened(at)
  const reader = await at.home.as('ACCOUNTANT')
  expect((await reader.processes.list()).body.items).toHaveLength(1)
  expect(await reader.processes.create(at.body({ type: 'REQUEST' }))).toBeRefused(403)
  expect(await reader.processes.update(process.id, { graveNumber: '1' })).toBeRefused(403)
  expect(await (await at.home.as('KPI')).processes.list()).toBeRefused(403)
})

test('a locked partner stays in his cases and gets no part in another one', async () => {
  const home = await funeralHome()
  const boss = await home.asTenant('ADMINISTRATOR')
  const parish = (await boss.partners.create({ name: 'Gemeinde' })).body
  const deceased = await createPerson(boss, { deceasedAt: '2026-03-01' })
  const widow = await createPerson(boss)
  const people = { deceasedPersonId: deceased.id, clientPersonId: widow.id }
  const { body: process } = await boss.processes.create(aProcess(home, people, { cemeteryId: parish.id }))
  await boss.partners.update(parish.id, { locked: true })
  const other = aProcess(home, people, { type: 'AFTERCARE', cemeteryId: parish.id })
  const locked = (field: string) => ({ field, message: 'partner.validation.locked' })
  expect(await boss.processes.create(other)).toBeRefused(400, locked('cemeteryId'))
  expect((await boss.processes.update(process.id, { cemeteryId: parish.id, graveNumber: 'B 12' })).status).toBe(200)
  expect(await boss.processes.update(process.id, { businessPartnerIds: [parish.id] })).toBeRefused(
    400,
    locked('businessPartnerIds'),
  )
})

test('what a case names already may stay, whatever has become of it', async () => {
  const at = await office()
  const { persons, partners, processes } = at.boss.client
  const parish = (await partners.create({ name: 'Gemeinde' })).body
  const florist = (await partners.create({ name: 'Blumen Koch' })).body
  const guest = await createPerson(at.boss.client, { lastName: 'Gast', email: 'gast@post.example' })
  const son = await createPerson(at.boss.client, { lastName: 'Sohn', email: 'sohn@post.example' })
  const process = await opened(at, {
    cemeteryId: parish.id,
    businessPartnerIds: [parish.id],
    graveOwnerId: son.id,
    platformAccessInvitedPersonIds: [guest.id],
  })
  await partners.delete(parish.id)
  await persons.delete(son.id)
  await persons.update(guest.id, { email: null })

  const widened = await processes.update(process.id, {
    cemeteryId: parish.id,
    businessPartnerIds: [parish.id, florist.id],
    platformAccessInvitedPersonIds: [guest.id, at.people.clientPersonId],
  })
  expect(widened.body).toMatchObject({ cemetery: { deleted: true }, businessPartnerIds: [parish.id, florist.id] })
  const copy = await processes.copy(process.id, {})
  expect(copy.body).toMatchObject({ cemeteryId: parish.id, graveOwnerId: son.id, parentId: process.id })
  const unknown = { field: 'cemeteryId', message: 'common.validation-unknown-reference' }
  expect(await processes.create(at.body({ type: 'AFTERCARE', cemeteryId: parish.id }))).toBeRefused(400, unknown)
})

test('the portal offers categories that there are', async () => {
  const at = await office()
  const { processes, productCategories } = at.boss.client
  const flowers = (await productCategories.create({ name: 'Kränze' })).body
  const process = await opened(at, { allowedProductCategoryIds: [flowers.id] })
  expect(process.allowedProductCategoryIds).toEqual([flowers.id])
  expect(await processes.update(process.id, { allowedProductCategoryIds: [flowers.id, missing] })).toBeRefused(400, {
    field: 'allowedProductCategoryIds',
    message: 'common.validation-unknown-reference',
  })
})
