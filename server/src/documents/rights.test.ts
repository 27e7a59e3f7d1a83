import type { Document } from '@pietas/contract/documents'
import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../kit/db/sql'
import {
  aProcess,
  createPerson,
  type FuneralHome,
  funeralHome,
  platformUser,
  request,
  type StaffMember,
  type TestAnswer,
} from '../kit/testing'
import { fetchDocument } from './testing'

let home: FuneralHome
let boss: StaffMember
const owners: Record<'person' | 'process' | 'partner', number> = { person: 0, process: 0, partner: 0 }

const file = () => new File(['Bitte Rückruf'], 'Notiz.txt')

const create = (member: StaffMember, owner: keyof typeof owners): Promise<TestAnswer> => {
  const { client } = member
  if (owner === 'person') return client.personDocuments.create(owners.person, { documentLabel: 'PERSON', file: file() })
  if (owner === 'process')
    return client.processDocuments.create(owners.process, { documentLabel: 'PROCESS_OTHER', file: file() })
  return client.businessPartnerDocuments.create(owners.partner, { documentLabel: 'BUSINESS_PARTNER', file: file() })
}

const list = async (member: StaffMember, owner: keyof typeof owners): Promise<TestAnswer> => {
  const { client } = member
  if (owner === 'person') return client.personDocuments.list(owners.person)
  return owner === 'process'
    ? client.processDocuments.list(owners.process)
    : client.businessPartnerDocuments.list(owners.partner)
}

const added = async (member: StaffMember, owner: keyof typeof owners): Promise<Document> => {
  const { status, body } = await create(member, owner)
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

const withRole = (
  role: 'DISPATCHER' | 'OFFICE_MANAGER' | 'TECHNICAL_SERVICE' | 'ACCOUNTANT' | 'KPI' | 'ADMINISTRATOR',
) => home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: [role] }] })

const everything = { read: true, edit: true, delete: true }
const reading = { read: true, edit: false, delete: false }
const editing = { read: true, edit: true, delete: false }

beforeAll(async () => {
  home = await funeralHome()
  boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const { client } = boss
  owners.person = (await createPerson(client)).id
  const widow = await createPerson(client)
  owners.partner = (await client.partners.create({ name: 'Blumen Winter' })).body.id
  const people = { deceasedPersonId: owners.person, clientPersonId: widow.id }
  owners.process = (await client.processes.create(aProcess(home, people))).body.id
})

describe.each(['person', 'process', 'partner'] as const)('a document of a %s that the boss has added', (owner) => {
  test.each([
    ['OFFICE_MANAGER', everything],
    ['ADMINISTRATOR', everything],
    ['TECHNICAL_SERVICE', reading],
    ['DISPATCHER', editing],
  ] as const)('%s may do %j, as the list says', async (role, permissions) => {
    const document = await added(boss, owner)
    const member = await withRole(role)
    const { items } = (await list(member, owner)).body
    expect(items.find((item: Document) => item.id === document.id).permissions).toEqual(permissions)
    expect((await fetchDocument(home, member, document)).status).toBe(200)
    const changed = await member.client.documents.update(document.accessToken, { fileName: 'Neu' })
    expect(changed.status).toBe(permissions.edit ? 200 : 403)
    if (permissions.edit) expect(changed.body.permissions).toEqual(permissions)
    expect((await member.client.documents.delete(document.accessToken)).status).toBe(permissions.delete ? 204 : 403)
    expect((await create(member, owner)).status).toBe(permissions.edit ? 201 : 403)
  })

  test('may be taken away by a dispatcher when it is his own', async () => {
    const dispatcher = await withRole('DISPATCHER')
    const own = await added(dispatcher, owner)
    expect(own.permissions).toEqual(everything)
    expect((await dispatcher.client.documents.delete(own.accessToken)).status).toBe(204)
  })

  test('is closed to a role without the permission, with the token and without', async () => {
    const { accessToken } = await added(boss, owner)
    const outsider = await withRole('KPI')
    expect((await fetchDocument(home, outsider, { accessToken })).status).toBe(403)
    expect(await outsider.client.documents.thumbnail(accessToken)).toBeRefused(403)
    expect(await outsider.client.documents.update(accessToken, { fileName: 'x' })).toBeRefused(403)
    expect(await outsider.client.documents.delete(accessToken)).toBeRefused(403)
    expect(await list(outsider, owner)).toBeRefused(403)
    expect(await create(outsider, owner)).toBeRefused(403)
  })

  test('is unknown at another legal entity', async () => {
    const { accessToken } = await added(boss, owner)
    const elsewhere = await home.staff({ at: [{ legalEntityId: home.secondEntityId, roles: ['ADMINISTRATOR'] }] })
    expect((await fetchDocument(home, elsewhere, { accessToken })).status).toBe(404)
    expect(await elsewhere.client.documents.thumbnail(accessToken)).toBeRefused(404)
    expect(await elsewhere.client.documents.update(accessToken, { fileName: 'x' })).toBeRefused(404)
    expect(await elsewhere.client.documents.delete(accessToken)).toBeRefused(404)
    expect(await list(elsewhere, owner)).toBeRefused(404)
    expect(await create(elsewhere, owner)).toBeRefused(404)
  })

  test('is unknown to another tenant under its own path, and closed under ours', async () => {
    const document = await added(boss, owner)
    const neighbour = await funeralHome()
    const stranger = await neighbour.staff({ tenantRole: 'ADMINISTRATOR' })
    expect((await fetchDocument(neighbour, stranger, document)).status).toBe(404)
    expect(await stranger.client.documents.update(document.accessToken, { fileName: 'x' })).toBeRefused(404)
    expect(await stranger.client.documents.delete(document.accessToken)).toBeRefused(404)
    expect((await fetchDocument(home, stranger, document)).status).toBe(403)
    expect((await fetchDocument(home, boss, document)).status).toBe(200)
  })
})

test('whoever may see partners alone sees their documents alone', async () => {
  const [ofPartner, ofPerson] = [await added(boss, 'partner'), await added(boss, 'person')]
  const member = await home.staff({ tenantRole: 'BUSINESS_PARTNER_ADMINISTRATOR' })
  expect((await fetchDocument(home, member, ofPartner)).status).toBe(200)
  expect((await fetchDocument(home, member, ofPerson)).status).toBe(403)
  const { items } = (await list(member, 'partner')).body
  expect(items.find((item: Document) => item.id === ofPartner.id).permissions).toEqual(editing)
  expect(await list(member, 'person')).toBeRefused(403)
})

test('one character changed, one left out or added: no such document; without a session: none at all', async () => {
  const { accessToken } = await added(boss, 'person')
  const changed = accessToken.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))
  for (const wrong of [
    changed,
    accessToken.slice(1),
    `${accessToken}A`,
    accessToken.toUpperCase(),
    '%00',
    '%20',
    'null',
  ])
    expect((await fetchDocument(home, boss, { accessToken: wrong })).status, wrong).toBe(404)
  const nobody = { ...boss, cookie: '' }
  expect((await fetchDocument(home, nobody, { accessToken })).status).toBe(401)
  expect((await fetchDocument(home, nobody, { accessToken }, '/thumbnail')).status).toBe(401)
})

test('a super-administrator may do everything, a supporter takes away only what is his own', async () => {
  const document = await added(boss, 'process')
  const supporter = await platformUser('supporter', home.tenantId)
  const ours = await platformUser('super-administrator', home.tenantId)
  const permissionsOf = async (member: StaffMember) => {
    const { items } = (await list(member, 'process')).body
    return items.find((item: Document) => item.id === document.id).permissions
  }
  expect(await permissionsOf(supporter)).toEqual(editing)
  expect(await permissionsOf(ours)).toEqual(everything)
  const own = await added(supporter, 'process')
  expect(own.author).toBeNull()
  expect(own.permissions).toEqual(everything)
})

test('where codes are demanded, a document is closed to whoever has none', async () => {
  const { accessToken } = await added(boss, 'person')
  const office = await withRole('OFFICE_MANAGER')
  await home.inTenant((tx) => tx.run(sqlMfa(true)))
  try {
    const answer = await request('GET', `/api/v1/tenants/${home.tenantId}/documents/${accessToken}`, {
      cookie: office.cookie,
    })
    expect(answer).toBeRefused(403, 'MFA_ENROLMENT_REQUIRED')
  } finally {
    await home.inTenant((tx) => tx.run(sqlMfa(false)))
  }
})

const sqlMfa = (wanted: boolean) => sql`update legal_entities set mfa_required = ${wanted}`

test('who leads another house takes away no document of others here', async () => {
  const document = await added(boss, 'person')
  const member = await home.staff({
    at: [
      { legalEntityId: home.legalEntityId, roles: ['DISPATCHER'] },
      { legalEntityId: home.secondEntityId, roles: ['OFFICE_MANAGER'] },
    ],
  })
  expect(await member.client.documents.delete(document.accessToken)).toBeRefused(403)
})
