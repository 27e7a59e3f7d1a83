import { api } from '@pietas/contract/api'
import { addDays, type Route, today } from '@pietas/contract/kit'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
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
import type { Schema } from './arbitraries'
import { filled } from './filled'

// What the contract takes is kept and answered. Every field of every new record is filled in as its schema says, so a
// field that no column or no handler knows fails here the moment it is stated.

type Values = Record<string, unknown>

/** Values that no schema tells: by the path in the body of a call, or by the last name in it. */
let known: Values
let home: FuneralHome
let boss: StaffMember
let platform: StaffMember

const inputOf = (schema: z.ZodType): Schema => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema

/** What a field cannot be together with others: left out of the body, and why. */
const leftOut: Record<string, readonly string[]> = {
  // Relationships have calls of their own; the others are second names of fields.
  'persons.create': ['relationships', 'address', 'infectious', 'highlyInfectious', 'placeOfDeathRegistryNumber'],
  'processes.create': [
    'relationships',
    'clientPersonInProcessRole',
    'clientPersonRelationship',
    'clientBusinessPartnerId',
  ],
  // Written and never read again; see settings.test.ts. A factoring provider is not stored without one of them.
  'legalEntities.create': ['billingApiToken', 'factoringPassword', 'smtpPassword', 'factoringProvider'],
  // Says whether to invite, and is no field of anybody.
  'users.create': ['createCognitoUser'],
  // Of a bundle alone, which has no stock; see products.test.ts.
  'products.create': ['bundleDisplay', 'parts'],
}

/** What is sent as a number may be answered as the record: `users` for `userIds`, `person` for `personId`. */
const answered = (body: Values, field: string): unknown => {
  const record = body[field.replace(/Id(s?)$/, '$1')]
  if (field in body || record === undefined) return body[field]
  const idOf = (one: unknown): unknown => (one as { id: number }).id
  return Array.isArray(record) ? record.map(idOf) : idOf(record)
}

const valuesOf = (call: string, schema: Schema, path: string): unknown =>
  filled(schema, path, {
    given: (at, name) => [`${call} ${at}`, at, name].find((key) => key in known),
    values: known,
    leftOut: leftOut[call] ?? [],
  })

beforeAll(async () => {
  home = await funeralHome()
  boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  platform = await platformUser('super-administrator', home.tenantId)
  const { client } = boss
  const helper = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['QM'] }] })
  const karl = (await createPerson(client, { firstName: 'Karl', email: 'karl@post.example' })).id
  const erna = (await createPerson(client, { email: 'erna@post.example' })).id
  const partner = (await client.partners.create({ name: 'Standesamt Mitte' })).body.id
  const processId = (await client.processes.create(aProcess(home, { deceasedPersonId: karl, clientPersonId: erna })))
    .body.id
  const task = { status: 'OPEN' as const, title: 'Anruf', dueDate: today(), userId: boss.userId, processId }
  const first = async (list: 'burialTypes' | 'graveTypes' | 'businessPartnerTypes') =>
    (await client[list].list()).body.items[0].id
  const [from, to] = [`${addDays(today(), 30)}T09:00:00.000Z`, `${addDays(today(), 30)}T10:00:00.000Z`]
  const leave = { startDate: addDays(today(), 60), endDate: addDays(today(), 61) }
  const product = (await client.productCategories.create({ name: 'Blumen und mehr' })).body.id
  const service = { name: 'Kilometer', type: 'SERVICE' as const, priceType: 'TOTAL' as const }
  const groupId = (await client.userGroups.create({ name: 'Fahrdienst' })).body.id
  known = {
    ...{ tenantId: home.tenantId, legalEntityId: home.legalEntityId, legalEntityBranchId: home.branchId },
    ...{ personId: karl, deceasedPersonId: erna, clientPersonId: karl, informingPersonId: karl, graveOwnerId: erna },
    ...{ processId, parentId: null, 'partners.create parentId': partner, businessPartnerId: partner },
    ...{ clientBusinessPartnerId: partner },
    ...{ cemeteryId: partner, birthRegistryOffice: partner, deathRegistryOfficeId: partner },
    ...{ userId: helper.userId, assigneeId: helper.userId, userIds: [boss.userId], 'legalEntities.roles': ['QM'] },
    ...{ forbiddenFileTypes: ['exe', 'zip'], creditorStartNumber: 70_000, debtorStartNumber: 10_000 },
    ...{ factoringIban: 'DE89370400440532013000', factoringBic: 'COBADEFFXXX' },
    ...{ userGroups: [groupId], inventoryUserGroupId: groupId, memorialPortalLegalEntityId: home.secondEntityId },
    ...{ burialFormIds: [home.burialFormId], burialFormId: home.burialFormId, graveTypeId: await first('graveTypes') },
    ...{ burialTypeId: await first('burialTypes'), typeIds: [await first('businessPartnerTypes')] },
    ...{ productId: (await client.products.create(service)).body.id, 'positions.create group': 'EXPENSES' },
    ...{ 'positionTemplates.create lines.group': 'EXPENSES' },
    ...{ taskId: (await client.tasks.create({ basic: task })).body.id },
    noteId: (await client.notes.create({ subject: 'Rückruf', processId })).body.id,
    ...Object.fromEntries(
      ['tasksDefault', 'accountingDefault', 'qualityManagementDefault', 'director'].map((part) => [
        `${part}UserId`,
        boss.userId,
      ]),
    ),
    complaintCauseId: (await client.complaintCauses.create({ name: 'Musik' })).body.id,
    ...{ carId: (await client.cars.create({ name: 'Überführer', licensePlate: 'GR-BA 1' })).body.id },
    ...{ resourceIds: [(await client.resources.create({ name: 'Feierhalle' })).body.id] },
  }
  Object.assign(known, {
    pickUpCarId: known.carId,
    ...{ accountingContactId: karl, testamentManagedBy: partner, inheritanceContractManagedBy: partner },
    ...{
      testamentManagedByType: 'PARTNER',
      inheritanceContractManagedByType: 'PARTNER',
      contactIdForInheritance: erna,
      // They contradict that there is one.
      testamentAbsent: false,
      inheritanceContractAbsent: false,
    },
    ...{ deathRegisteredBy: { type: 'EMPLOYEE', userId: boss.userId }, _id: 'eins', type: 'PHONE', value: '035811' },
    ...{ bankAccountIban: 'DE89370400440532013000', bankAccountBic: 'COBADEFFXXX', iban: 'DE89370400440532013000' },
    ...{ bic: 'COBADEFFXXX', vatId: 'DE136695976', taxNumber: '12/345/67890', buyerId: 'K 1', country: 'DE' },
    ...{
      deceasedAt: '1990-01-02',
      lastSeenAliveAt: null,
      foundDeadAt: '1990-01-02T10:00:00.000Z',
      deathRegisterDate: '1990-01-03',
      deceasedTimeAt: '10:30',
    },
    ...{
      dateOfBirth: '1920-01-02',
      zipCode: '02826',
      phone: '03581100',
      callerPhone: '03581100',
      callerPersonId: karl,
      dateOfBirthUnknown: false,
      privatePhone: '03581 3',
      size: 170,
      weight: 70,
    },
    ...{ slug: uniqueName().toLowerCase(), email: `${uniqueName()}@test.example`, primaryColor: '#0f766e' },
    ...{ secondaryColor: '#134e4a', privacyLink: 'https://test.example/a', imprintLink: 'https://test.example/b' },
    ...{ tenantRoles: ['TECHNICAL_ADMINISTRATOR'], accountingEmail: 'a@test.example', lat: 51.5, lng: 15.5 },
    ...{ accountingInvoiceEmail: 'b@test.example', accountingPhone: '03581 4', noteDate: today(), shortName: 'KUR' },
    ...{ mfaRequired: false, platformAccessInvitedPersonIds: [karl], businessPartnerIds: [partner], status: 'OPEN' },
    ...{ 'products.create type': 'SINGLE', categoryId: product, supplierId: partner },
    ...{ 'products.create legalEntityIds': [home.legalEntityId] },
    ...{ 'documentSections.create type': 'CreditNote', 'numberRanges.create type': 'CreditNote' },
    ...{ allowedProductCategoryIds: [product], 'processes.create type': 'REQUEST' },
    ...{ 'processes.create processPersons': [{ personId: karl, role: 'Friend' }], dueDate: from },
    ...{ startDate: from, endDate: to, nationality: 'deutsch', religiousAffiliation: 'evangelisch' },
    ...{ 'basic.dueDate': from, title: 'Ein Titel', 'users.create title': 'Dr.', 'persons.create title': 'Dr.' },
    ...{ 'announcements.create legalEntityIds': [home.legalEntityId], linkUrl: 'https://test.example/c' },
    ...{ publishFrom: from, publishUntil: to, pickUpAt: from },
    ...{ pickUpUserId: helper.userId, pickUpCompanionId: boss.userId },
    ...Object.fromEntries(
      ['taskTemplates', 'checklists'].flatMap((list) => [
        [`${list}.create type`, 'work'],
        [`${list}.create color`, '#0f766e'],
        [`${list}.create legalEntityIds`, [home.legalEntityId]],
      ]),
    ),
    templateId: (await client.taskTemplates.create({ name: 'Anzeige', shortName: 'A' })).body.id,
    ...{ smtpHost: 'post.test.example', smtpFrom: 'haus@test.example' },
    'templates.create categoryId': (await client.templateCategories.create({ name: 'Briefe' })).body.id,
    'globalTemplates.create categoryId': (await platform.client.globalTemplateCategories.create({ name: 'Briefe' }))
      .body.id,
    'templates.create legalEntityIds': [home.legalEntityId],
    ...Object.fromEntries(
      ['templates', 'globalTemplates'].flatMap((list) =>
        ['content', 'header', 'footer'].map((part) => [`${list}.create ${part}`, `<p>${part}</p>`]),
      ),
    ),
    'internalUsers.create email': `${uniqueName()}@pietas.example`,
    // New parts of a task have no number yet.
    id: undefined,
    ...Object.fromEntries(
      ['vacation', 'sickDay', 'schoolAbsence'].flatMap((kind) =>
        Object.entries(leave).map(([field, day]) => [`tasks.create ${kind}.${field}`, day]),
      ),
    ),
  })
})

/** What is not answered by the call that takes it. */
const notWalked: Record<string, string> = {
  'tenants.create': 'the first administrator becomes a member of staff',
  'correspondence.create': 'a letter for each recipient; see letters.test.ts',
  'followUpCalls.create': 'the funeral of its case has to be over; see follow-ups.test.ts',
  'partnerImports.create': 'rows become partners',
  'personImports.create': 'rows become persons',
  'productImports.create': 'rows become articles',
  'personMerges.create': 'what is sent are fields of a person; see merging.test.ts',
  'relationships.create': 'several at once; see relationships.test.ts',
}

const isUpload = ({ upload }: Route): boolean => upload !== undefined

type Walked = { name: string; route: Route; key: string | null }

const walked: Walked[] = Object.entries(api).flatMap(([feature, calls]) => {
  const route = (calls as Record<string, Route>).create
  const name = `${feature}.create`
  if (!route?.body || isUpload(route) || name in notWalked) return []
  const keys = route.keyed ? Object.keys(inputOf(route.body).properties ?? {}) : [null]
  return keys.map((key) => ({ name, route, key }))
})

const create = async ({ name, route, key }: Walked) => {
  const schema = inputOf(route.body as z.ZodType)
  const sent = key ? { [key]: valuesOf(name, schema.properties?.[key] ?? {}, key) } : valuesOf(name, schema, '')
  const path = route.path.replace(/\{(\w+)\}/g, (_, param: string) => String(known[param]))
  const answer = await request('POST', `${path}?ignoreDuplicates=true&ignoreOverlap=true`, {
    cookie: typeof route.access === 'object' && 'platform' in route.access ? platform.cookie : boss.cookie,
    body: sent,
  })
  return { sent: (key ? (sent as Values)[key] : sent) as Values, answer }
}

describe('every field of a new record is kept', () => {
  test.each(walked)('$name $key', async (one) => {
    const { sent, answer } = await create(one)
    expect(answer.status, JSON.stringify({ sent, answer: answer.body })).toBe(201)
    const kept = Object.fromEntries(Object.keys(sent).map((field) => [field, answered(answer.body, field)]))
    expect(kept).toMatchObject(sent)
  })
})
