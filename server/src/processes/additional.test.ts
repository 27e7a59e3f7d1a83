import { expect, test } from 'vitest'
import { anOpenCase, aProcess, createPerson } from '../kit/testing'

test('a copy takes everything it does not say itself from the process, the grave as well', async () => {
  const { client, processId, deceasedId, widowId } = await anOpenCase({
    graveNumber: '7',
    graveLoweringRequested: true,
  })
  const copied = await client.processes.copy(processId, { recordingType: 'ONLINE' })
  expect(copied.status).toBe(201)
  expect(copied.body).toMatchObject({
    type: 'ADDITIONAL',
    status: 'ACTIVE',
    parentId: processId,
    deceasedPersonId: deceasedId,
    clientPersonId: widowId,
    recordingType: 'ONLINE',
    graveNumber: '7',
    graveLoweringRequested: true,
  })
  const sibling = await client.processes.copy(copied.body.id, { graveNumber: null })
  expect(sibling.body).toMatchObject({ parentId: processId, graveNumber: null })
})

const someCase = async () => {
  const open = await anOpenCase()
  const son = await createPerson(open.client, { firstName: 'Otto', email: 'otto@post.example' })
  const partner = (await open.client.partners.create({ name: 'Blumen Winter' })).body.id
  const facts = {
    ...{ mortuaryPassport: true, freeDeathCertificate: true, freeDeathCertificateCount: 2 },
    ...{ informationPolicy: 'RELATIVE' as const, informingPersonId: son.id, allowDisclosureOfInformation: true },
    ...{ businessPartnerIds: [partner], drvNumber: '65 170538 H 001', cancelPension: true },
    ...{ platformAccessRequested: true, platformAccessInvitedPersonIds: [son.id] },
  }
  expect((await open.client.processes.update(open.processId, facts)).status).toBe(200)
  await open.client.processPersons.create(open.processId, { personId: son.id, role: 'Authorized' })
  return { ...open, facts, persons: [{ personId: son.id, role: 'Authorized' }] }
}

test('a copy takes over papers, persons, partners, pension and portal as well', async () => {
  const { client, processId, facts, persons } = await someCase()
  expect((await client.processes.copy(processId, {})).body).toMatchObject({ ...facts, processPersons: persons })
})

const nothingTaken = {
  ...{ mortuaryPassport: false, freeDeathCertificate: false, freeDeathCertificateCount: 0 },
  ...{ informationPolicy: null, informingPersonId: null, allowDisclosureOfInformation: false },
  ...{ businessPartnerIds: [], drvNumber: null, cancelPension: false, processPersons: [] },
  ...{ platformAccessRequested: false, platformAccessInvitedPersonIds: [] },
}

test.each([
  ['CERTIFICATES', ['mortuaryPassport', 'freeDeathCertificate', 'freeDeathCertificateCount']],
  ['INFORMATION', ['informationPolicy', 'informingPersonId', 'allowDisclosureOfInformation']],
  ['PERSONS', ['processPersons']],
  ['PARTNERS', ['businessPartnerIds']],
  ['PENSION', ['drvNumber', 'cancelPension']],
  ['PORTAL', ['platformAccessRequested', 'platformAccessInvitedPersonIds']],
] as const)('of a copy that takes over %s alone, the rest begins anew', async (part, fields) => {
  const { client, processId, facts, persons } = await someCase()
  const whole: Record<string, unknown> = { ...facts, processPersons: persons }
  const taken = Object.fromEntries(fields.map((field) => [field, whole[field]]))
  const copy = (await client.processes.copy(processId, { takeOver: [part] })).body
  expect(copy).toMatchObject({ ...nothingTaken, ...taken })
})

test('what a copy says itself counts, and the copy of an additional process is like that one', async () => {
  const { client, processId } = await someCase()
  const child = (await client.processes.copy(processId, { drvNumber: 'anders' })).body
  expect(child.drvNumber).toBe('anders')
  const sibling = (await client.processes.copy(child.id, { takeOver: ['PENSION'] })).body
  expect(sibling).toMatchObject({ parentId: processId, drvNumber: 'anders' })
})

test('a child may move to another parent and follows its deceased; parents stay parents', async () => {
  const { home, client, processId } = await anOpenCase()
  const other = await createPerson(client, { firstName: 'Ida' })
  const people = { deceasedPersonId: other.id, clientPersonId: other.id }
  const second = (await client.processes.create(aProcess(home, people, { type: 'PROVISION' }))).body
  const child = (await client.processes.copy(processId, {})).body
  const moved = await client.processes.update(child.id, { parentId: second.id })
  expect(moved.body).toMatchObject({ parentId: second.id, deceasedPersonId: other.id })
  expect(await client.processes.update(child.id, { parentId: child.id })).toBeRefused(400, {
    field: 'parentId',
    message: 'Parent process for additional process not found',
  })
  expect(await client.processes.update(second.id, { type: 'ADDITIONAL', parentId: processId })).toBeRefused(400, {
    field: 'type',
    message: 'process.has-additional',
  })
  const own = await client.processes.update(child.id, { type: 'AFTERCARE' })
  expect(own.body).toMatchObject({ type: 'AFTERCARE', parentId: null })
})

test('a cancelled process beside its twin lives again only when that is meant', async () => {
  const { home, client, processId, deceasedId, widowId } = await anOpenCase()
  await client.processes.update(processId, { status: 'CANCELLED' })
  const twin = await client.processes.create(aProcess(home, { deceasedPersonId: deceasedId, clientPersonId: widowId }))
  expect(twin.status).toBe(201)
  const again = await client.processes.update(processId, { status: 'ACTIVE' })
  expect(again).toBeRefused(409)
  expect(again.body).toMatchObject({ code: 'DUPLICATE', duplicates: [{ id: twin.body.id }] })
  const meant = await client.processes.update(processId, { status: 'ACTIVE' }, { query: { ignoreDuplicates: true } })
  expect(meant.body.status).toBe('ACTIVE')
})

test('a process is opened at the entity that the body names', async () => {
  const { home, client, deceasedId, widowId } = await anOpenCase()
  const people = { deceasedPersonId: deceasedId, clientPersonId: widowId }
  const body = { ...aProcess(home, people, { type: 'AFTERCARE' }), legalEntityId: home.legalEntityId }
  expect((await client.processes.open(body as never)).body).toMatchObject({ legalEntityId: home.legalEntityId })
  const elsewhere = { ...body, legalEntityId: home.secondEntityId }
  expect(await client.processes.open(elsewhere as never)).toBeRefused(400, {
    field: 'legalEntityId',
    message: 'common.validation-unknown-reference',
  })
})

test('a list by name follows the name of the deceased, and the case stays as it was', async () => {
  const { home, client, processId, deceasedId } = await anOpenCase()
  const second = await createPerson(client, { firstName: 'Max', lastName: 'Lehmann' })
  await client.processes.create(aProcess(home, { deceasedPersonId: second.id, clientPersonId: second.id }))
  const byName = async () =>
    (await client.processes.list({ query: { sortBy: 'NAME' } })).body.items.map(
      (item: { deceasedPerson: { lastName: string } }) => item.deceasedPerson.lastName,
    )
  expect(await byName()).toEqual(['Krause', 'Lehmann'])
  const { version } = (await client.processes.get(processId)).body
  await client.persons.update(deceasedId, { lastName: 'Zeidler' })
  expect(await byName()).toEqual(['Lehmann', 'Zeidler'])
  expect((await client.processes.get(processId)).body.version).toBe(version)
})
