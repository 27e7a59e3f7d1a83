import { api } from '@pietas/contract/api'
import { type Permission, type Route, successStatus } from '@pietas/contract/kit'
import { type EntityRole, entityRoles, permissionsOfEntityRole } from '@pietas/contract/users'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  aProcess,
  createPerson,
  type FuneralHome,
  funeralHome,
  platformUser,
  request,
  type StaffMember,
  uniqueName,
} from '../kit/testing'
import { isOfTenant } from './of-record'

// A right counts where it is held. The gate asks only whether somebody holds it anywhere in the tenant, so every route
// that names a record has to ask again, at the legal entity of that record.

type OfRecord = { ofRecord: Permission | readonly Permission[] }
const isOfRecord = (access: Route['access']): access is OfRecord => typeof access === 'object' && 'ofRecord' in access

type Scene = Record<string, unknown> & { of: (permission: Permission) => string }

/** A body with everything that is required, about records of the first legal entity. */
const bodies: Record<string, (scene: Scene, permission: Permission) => unknown> = {
  'users.create': ({ legalEntityId }) => ({
    ...{ firstName: 'Ida', lastName: 'Neu', email: `${uniqueName()}@test.example` },
    legalEntities: [{ legalEntityId, email: 'haus@test.example', roles: ['QM'] }],
  }),
  'users.update': () => ({ firstName: 'Anders' }),
  'absences.put': () => ({ entitlement: 28 }),
  'documents.update': () => ({ fileName: 'Anders' }),
  'processDocuments.create': () => form('PROCESS_OTHER'),
  'deathNoticeDocuments.create': () => form('OBITUARY'),
  'personDocuments.create': () => form('PERSON'),
  'businessPartnerDocuments.create': () => form('BUSINESS_PARTNER'),
  'announcementDocuments.create': () => form('ANNOUNCEMENT_IMAGE'),
  'processes.open': ({ aCase }) => aCase,
  'notes.create': ({ processId }) => ({ subject: 'Rückruf', processId }),
  'notes.update': () => ({ subject: 'Kein Rückruf' }),
  'taskTemplates.create': ({ legalEntityId }) => ({ name: 'Anzeige', shortName: 'A', legalEntityIds: [legalEntityId] }),
  'taskTemplates.update': () => ({ shortName: 'B' }),
  'checklists.create': ({ legalEntityId }) => ({
    ...{ name: 'Anzeige', shortName: 'A', subTasks: [{ title: 'Urkunde' }] },
    legalEntityIds: [legalEntityId],
  }),
  'checklists.update': () => ({ shortName: 'B' }),
  'positions.create': () => ({ text: 'Orgel', unitPriceCents: 100 }),
  'positions.update': () => ({ quantity: 2 }),
  'positions.takeOver': ({ processId }) => ({ processId }),
  'templates.create': ({ legalEntityId }) => ({ name: 'Anzeige', legalEntityIds: [legalEntityId] }),
  'templates.update': () => ({ name: 'Anders' }),
  'correspondence.create': () => ({ content: '<p>Text</p>', recipients: [{ type: 'FREE', address: 'Amt' }] }),
  'correspondence.update': () => ({ subject: 'Anders' }),
  'correspondence.preview': ({ processId }) => ({ processId, content: '<p>Text</p>' }),
  'processPreparations.update': () => ({ carePreparation: { note: 'Ring' } }),
}

// One white point: thumbnails are made of pictures.
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==',
  'base64',
)
const aFile = (): File => new File([picture], 'Bild.png')
const aPaper = (): File => new File(['%PDF-1.7 '], 'Bogen.pdf')

const form = (documentLabel: string): FormData => {
  const data = new FormData()
  data.append('documentLabel', documentLabel)
  data.append('file', aFile())
  return data
}

type Case = { name: string; route: Route; permission: Permission }

const cases: Case[] = Object.entries(api)
  .flatMap(([feature, calls]) =>
    Object.entries(calls as Record<string, Route>).flatMap(([call, route]) =>
      isOfRecord(route.access)
        ? [route.access.ofRecord].flat().map((permission) => ({ name: `${feature}.${call}`, route, permission }))
        : [],
    ),
  )
  // What is taken away is asked for by nobody after that.
  .toSorted((one, other) => Number(one.route.method === 'DELETE') - Number(other.route.method === 'DELETE'))

// The pictures of articles are those of all houses: products/pictures.test.ts.
const aboutRecords = cases.filter(({ name, permission }) => !isOfTenant(name) && permission !== 'Warehouse:EditArticle')

let home: FuneralHome
let known: Scene
/** The same with numbers that nobody has. */
let unknown: Scene

const nowhere = 987_654_321

const openScene = async (): Promise<void> => {
  home = await funeralHome()
  const { client } = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const { legalEntityId, tenantId } = home
  const [personId, widowId] = [(await createPerson(client)).id, (await createPerson(client)).id]
  const people = { deceasedPersonId: personId, clientPersonId: widowId }
  const processId = (await client.processes.create(aProcess(home, people))).body.id
  const businessPartnerId = (await client.partners.create({ name: 'Blumen Winter' })).body.id
  const accountId = (await client.accounts.create({ name: 'Blumen' })).body.id
  const article = { name: 'Kerze', type: 'SINGLE' as const, priceType: 'TOTAL' as const }
  const productId = (await client.products.create(article)).body.id
  const positionId = (await client.positions.create(processId, { text: 'Orgel', unitPriceCents: 100 })).body.id
  const line = { productId: null, text: 'Orgel', unitPriceCents: 100, group: 'PRODUCTS' as const, quantity: 1 }
  const lines = [{ ...line, priceIsGross: true, vatRate: 19 as const, passThrough: false }]
  const positionTemplateId = (await client.positionTemplates.create({ name: 'Erdbestattung', lines })).body.id
  const noteId = (await client.notes.create({ subject: 'Rückruf', processId })).body.id
  const row = { legalEntityId, email: 'haus@test.example', roles: ['QM' as const] }
  const email = `${uniqueName()}@test.example`
  const user = await client.users.create({ firstName: 'Uwe', lastName: 'Alt', email, legalEntities: [row] })
  const anAnnouncement = { title: 'Feier', content: '<p>Heute</p>' }
  const announcementId = (await client.announcements.create(anAnnouncement)).body.id
  // A new picture takes the place of the one before, and this one is to stay.
  const pictured = (await client.announcements.create(anAnnouncement)).body.id
  const call = {
    ...{
      callerFirstName: 'Ida',
      callerLastName: uniqueName(),
      deceasedFirstName: 'Otto',
      deceasedLastName: uniqueName(),
    },
    ...{ dateOfBirthUnknown: true, burialFormId: home.burialFormId, legalEntityBranchId: home.branchId },
  }
  const firstCallId = (await client.firstCalls.create(call)).body.id
  const aLetter = { content: '<p>Text</p>', recipients: [{ type: 'FREE' as const, address: 'Amt' }] }
  const letterId = (await client.correspondence.create(processId, aLetter)).body.items[0].id
  await client.correspondence.create(processId, { ...aLetter, state: 'FINAL' })
  const platform = await platformUser('super-administrator')
  const globalTemplateId = (await platform.client.globalTemplates.create({ name: 'Muster' })).body.id
  const own = { globalTemplateId, legalEntityIds: [legalEntityId] }
  const templateId = (await client.templates.create(own)).body.id
  const aTemplate = { name: 'Briefbogen', allowedPrintModes: ['FULL' as const] }
  const paperId = (await client.accountingDocumentTemplates.create(aTemplate)).body.id
  const chip = { name: 'Anzeige', shortName: 'A', legalEntityIds: [legalEntityId] }
  const taskTemplateId = (await client.taskTemplates.create(chip)).body.id
  const checklistId = (await client.checklists.create({ ...chip, subTasks: [{ title: 'Urkunde' }] })).body.id
  const tokens: Record<string, string> = {
    Administration: (
      await client.accountingTemplateDocuments.create(paperId, {
        documentLabel: 'ACCOUNTING_TEMPLATE_FILE',
        file: aPaper(),
      })
    ).body.accessToken,
    Announcement: (
      await client.announcementDocuments.create(pictured, {
        documentLabel: 'ANNOUNCEMENT_IMAGE',
        file: aFile(),
      })
    ).body.accessToken,
    Process: (await client.processDocuments.create(processId, { documentLabel: 'PROCESS_OTHER', file: aFile() })).body
      .accessToken,
    Person: (await client.personDocuments.create(personId, { documentLabel: 'PERSON', file: aFile() })).body
      .accessToken,
    BusinessPartner: (
      await client.businessPartnerDocuments.create(businessPartnerId, {
        documentLabel: 'BUSINESS_PARTNER',
        file: aFile(),
      })
    ).body.accessToken,
  }
  const ids = {
    personId,
    processId,
    businessPartnerId,
    announcementId,
    firstCallId,
    noteId,
    positionId,
    positionTemplateId,
    accountId,
    productId,
    taskTemplateId,
    checklistId,
    templateId,
    letterId,
    userId: user.body.id,
    legalEntityBranchId: home.branchId,
  }
  const others = { deceasedPersonId: widowId, clientPersonId: personId }
  known = {
    ...ids,
    year: 2026,
    templateVersion: 1,
    tenantId,
    legalEntityId,
    aCase: { ...aProcess(home, others, { type: 'PROVISION' }), legalEntityId },
    of: (permission) => tokens[permission.split(':')[0] ?? ''] ?? '',
  }
  unknown = {
    ...Object.fromEntries(Object.keys(ids).map((name) => [name, nowhere])),
    year: 2026,
    templateVersion: 1,
    tenantId,
    legalEntityId: nowhere,
    aCase: { ...aProcess(home, others, { type: 'PROVISION' }), legalEntityId: nowhere },
    of: () => 'x'.repeat(43),
  }
}

const ask = ({ name, route, permission }: Case, scene: Scene, { cookie }: StaffMember) => {
  const path = route.path.replace(/\{(\w+)\}/g, (_, param: string) => {
    const value = param === 'accessToken' ? scene.of(permission) : scene[param]
    if (value === undefined) throw new Error(`${name}: which ${param} does the scene have?`)
    return String(value)
  })
  const body = route.body && bodies[name]
  if (route.body && !body) throw new Error(`${name}: what does a right body look like?`)
  return request(route.method, path, { cookie, ...(body ? { body: body(scene, permission) } : {}) })
}

const members = new Map<string, Promise<StaffMember>>()
/** Somebody who has every right at the second house, and these roles at the first one; null for no place there. */
const keeperElsewhere = (here: EntityRole[] | null): Promise<StaffMember> => {
  const key = here?.join() ?? 'nobody'
  const first = here ? [{ legalEntityId: home.legalEntityId, roles: here }] : []
  const second = { legalEntityId: home.secondEntityId, roles: ['ADMINISTRATOR' as const] }
  const member = members.get(key) ?? home.staff({ at: [...first, second] })
  members.set(key, member)
  return member
}

/** The role of a legal entity that may do most without holding a permission. */
const mostWithout = (permission: Permission): EntityRole[] =>
  entityRoles
    .filter((role) => !permissionsOfEntityRole[role].includes(permission))
    .toSorted((one, other) => permissionsOfEntityRole[other].length - permissionsOfEntityRole[one].length)
    .slice(0, 1)

beforeAll(openScene)

describe.each(aboutRecords)('$name, by $permission held at another house', (one) => {
  test('is refused to who has no place here, as if there were no such record', async () => {
    const stranger = await keeperElsewhere(null)
    const [there, nothing] = [await ask(one, known, stranger), await ask(one, unknown, stranger)]
    expect([400, 403, 404]).toContain(there.status)
    // Who belongs to the staff is no secret: every member reads the list of it.
    if (/^(users|absences)\./.test(one.name)) return
    expect([there.status, there.body]).toEqual([nothing.status, nothing.body])
  })

  test('is refused to who works here without a right, and to who holds every other one', async () => {
    expect(await ask(one, known, await keeperElsewhere([]))).toBeRefused(403, 'FORBIDDEN')
    expect(await ask(one, known, await keeperElsewhere(mostWithout(one.permission)))).toBeRefused(403, 'FORBIDDEN')
  })
})

// Without it a refusal might have another reason.
test.each(aboutRecords)('$name is answered to who holds $permission here', async (one) => {
  const keeper = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['ADMINISTRATOR'] }] })
  const { status, body } = await ask(one, known, keeper)
  expect(status, JSON.stringify(body)).toBe(successStatus(one.route))
})

test.each(cases.filter(({ name }) => isOfTenant(name) && name.endsWith('.list')))(
  '$name is of the whole tenant: whoever holds $permission anywhere reads it',
  async (one) => {
    expect((await ask(one, known, await keeperElsewhere(null))).status).toBe(200)
  },
)
