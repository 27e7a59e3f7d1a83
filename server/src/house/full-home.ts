import { documentLabelsOf } from '@pietas/contract/documents'
import { addDays, today } from '@pietas/contract/kit'
import { billedProcessTypes, paperTypes } from '@pietas/contract/legal-entities'
import { masterDataLists } from '@pietas/contract/master-data'
import { positionGroups, processTypes } from '@pietas/contract/processes'
import { taskStatuses, wireTaskTypes } from '@pietas/contract/tasks'
import pg from 'pg'
import { inject } from 'vitest'
import * as z from 'zod'
import { sql } from '../kit/db/sql'
import { enqueue } from '../kit/jobs'
import { noteSecurity } from '../kit/security'
import {
  aProcess,
  createPerson,
  type FuneralHome,
  funeralHome,
  platformUser,
  type StaffMember,
  type TestAnswer,
  testServer,
  uniqueName,
} from '../kit/testing'
import { fillCorrespondence } from './full-home-letters'

type Item = Record<string, unknown> & { id: number }

/** A home in which every list holds items that differ in everything that a list can be asked for. */
export type Filled = {
  tenantId: number
  boss: StaffMember
  /** What stands in the paths of lists. */
  paths: Record<string, unknown>
  /** By list, or by feature for all of its lists: a value for each key that finds some and not others. */
  proofs: Record<string, Record<string, unknown>>
  /** What narrows a list to items of this home where those of others come and go. */
  own: Record<string, Record<string, unknown>>
  /** What narrows a list beforehand where it is too long to be looked at whole: by its name and the key asked for. */
  within: Record<string, Record<string, unknown>>
  /** Who asks, where the administrator would find everything. */
  askers: Record<string, StaffMember>
  /** What an item is sorted by, where the sort is not called like a field of it. */
  sortKeys: Record<string, (item: Item) => unknown>
}

const idIn = ({ status, body }: { status: number; body: { id: number } }): number => {
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body.id
}

/** Kinds of documents in the order of their lists. */
const labelsOfLists = {
  processDocuments: documentLabelsOf('PROCESS'),
  deathNoticeDocuments: documentLabelsOf('DEATH_NOTICE'),
  personDocuments: documentLabelsOf('PERSON'),
  entityPersonDocuments: documentLabelsOf('PERSON'),
  businessPartnerDocuments: documentLabelsOf('BUSINESS_PARTNER'),
}

const nameIn = (person: unknown): string => {
  const { lastName, firstName } = person as { lastName: string; firstName: string }
  return `${lastName}, ${firstName}`
}

const file = (name: string, text: string) => new File([text], name)

const { globalTemplateCategories: _ofAllTenants, ...listsOfTenants } = masterDataLists

/** The lists that a tenant keeps for itself; a new one is filled and proven like the others. */
const ofTenants = Object.keys(listsOfTenants) as (keyof typeof listsOfTenants)[]

type ListCalls = {
  create(body: object): Promise<TestAnswer>
  delete(id: number): Promise<TestAnswer>
  assign?(id: number): Promise<TestAnswer>
}

// What comes first is not what stands first by its name.
const fillLists = async ({ client }: StaffMember) => {
  const types = [idIn(await client.burialTypes.create({ name: 'Zugfahrt' })), 0]
  types[1] = idIn(await client.burialTypes.create({ name: 'Ansegeln', isCremation: true }))
  const forms = await Promise.all(
    types.map(async (burialTypeId, at) =>
      idIn(await client.burialForms.create({ name: ['Zu zweit', 'Allein'][at] ?? '', burialTypeId })),
    ),
  )
  for (const name of ['Zuletzt', 'Anfangs', 'Nie mehr'])
    for (const list of ofTenants) {
      const needed = { burialForms: { burialTypeId: types[0] }, cars: { licensePlate: `GR-${name}` } }
      const calls: ListCalls = client[list]
      const id = idIn(await calls.create({ name, ...(list in needed ? needed[list as keyof typeof needed] : {}) }))
      await calls.assign?.(id)
      if (name === 'Nie mehr') await calls.delete(id)
    }
  for (const id of forms) await client.burialForms.assign(id)
  return { types, forms }
}

/** What belongs to no tenant is shared with every other test, so it is called like no other. */
const fillPlatform = async (home: FuneralHome): Promise<string> => {
  const { client } = await platformUser('super-administrator', home.tenantId)
  const word = uniqueName()
  for (const name of [`Zuletzt ${word}`, `Anfangs ${word}`, 'Nie mehr']) {
    const id = idIn(await client.globalTemplateCategories.create({ name }))
    if (name === 'Nie mehr') await client.globalTemplateCategories.delete(id)
    const adminUser = { firstName: 'Ida', lastName: 'Neu', email: `${uniqueName()}@test.example` }
    const tenantId = idIn(await client.tenants.create({ name, slug: uniqueName().toLowerCase(), adminUser }))
    if (name.startsWith('Anfangs')) await client.tenants.update({ facturaFeatureEnabled: true }, { tenantId })
    else await client.tenants.deactivate({ tenantId })
  }
  for (const name of ['zuletzt', 'anfangs'])
    await client.tenants.addDomain({ domain: `${name}-${word.toLowerCase()}.example` })
  return word
}

/** A line of the trail that is older than the others; nobody but the owner of the database can write it. */
const noteLongAgo = async (tenantId: number, table: string): Promise<void> => {
  const owner = new pg.Client({ connectionString: inject('databaseUrl') })
  await owner.connect()
  await owner.query(
    `insert into audit_entries (tenant_id, at, actor_id, record_table, record_id, action, after)
     values ($1, now() - interval '10 days', null, $2, 1, 'insert', '{"name": "Früher"}')`,
    [tenantId, table],
  )
  await owner.end()
}

/** People of the platform, one of whom is no more. @returns what is in the names of all of them, and who made them. */
const fillInternalUsers = async (home: FuneralHome) => {
  const { client, userId } = await platformUser('super-administrator', home.tenantId)
  const word = uniqueName()
  let first = 0
  for (const [name, role] of [
    ['Zuletzt', 'super-administrator'],
    ['Anfangs', 'supporter'],
    ['Nie mehr', 'supporter'],
  ] as const) {
    const email = `${uniqueName()}@pietas.example`.toLowerCase()
    const person = { firstName: word, lastName: `${name} ${word}`, email, role }
    const id = idIn(await client.internalUsers.create(person))
    first = first || id
    if (name === 'Nie mehr') await client.internalUsers.delete(id)
  }
  await noteLongAgo(home.tenantId, 'cars')
  await noteLongAgo(0, 'platform_users')
  // The trail of people is too long to be looked at whole: everybody's tests add some.
  await noteLongAgo(0, 'tenant_domains')
  return { word, userId, first }
}

/** Moves what was opened in one moment apart. */
const setApart = (home: FuneralHome, processId: number) =>
  home.inTenant(async (tx) => {
    await tx.run(sql`update processes set created_at = now() - interval '10 days' where id = ${processId}`)
    await tx.run(sql`update legal_entities set created_at = now() - interval '1 day' where id = ${home.secondEntityId}`)
  })

const fillPartners = async ({ client }: StaffMember) => {
  const typeId = (await client.businessPartnerTypes.list({ query: { query: 'Florist' } })).body.items[0].id as number
  const parent = idIn(
    await client.partners.create({ name: 'Zentrale', typeIds: [typeId], address: { city: 'Zittau' } }),
  )
  const children = [
    idIn(await client.partners.create({ name: 'Nordfiliale', parentId: parent })),
    idIn(
      await client.partners.create({
        name: 'Adler und Sohn',
        parentId: parent,
        locked: true,
        address: { city: 'Bautzen' },
      }),
    ),
  ]
  const gone = idIn(await client.partners.create({ name: 'Nie mehr' }))
  await client.partners.delete(gone)
  for (const name of ['Zuletzt', 'Anfangs'])
    await client.partnerImports.create({ fileName: `${name}.csv`, matchBy: 'NAME', dryRun: false, rows: [{ name }] })
  return { typeId, parent, children }
}

const importPersons = async ({ client }: StaffMember) => {
  const someone = { firstName: 'Ina', lastName: 'Import', gender: 'FEMALE', dateOfBirth: '1960-01-01' }
  for (const name of ['Zuletzt', 'Anfangs'])
    await client.personImports.create({
      ...{ fileName: `${name}.csv`, matchBy: 'NAME_AND_BIRTH', dryRun: false, rows: [someone] },
    })
}

const fillPersons = async (member: StaffMember) => {
  const { client } = member
  await importPersons(member)
  const karl = await createPerson(client, {
    ...{ firstName: 'Karl', lastName: 'Zander', gender: 'MALE', dateOfBirth: '1941-02-03', city: 'Zittau' },
    ...{ deceasedAt: '2026-03-01', weight: 130 },
  })
  const erna = await createPerson(client, {
    ...{ firstName: 'Erna', lastName: 'Adler', dateOfBirth: '1950-07-08', city: 'Görlitz' },
    ...{ deceasedAt: '2026-05-01', weight: 60 },
  })
  const ida = await createPerson(client, {
    ...{ firstName: 'Ida', lastName: 'Mai', dateOfBirth: '1970-01-01', phone: '03581' },
  })
  await client.relationships.create(karl.id, [{ maritalStatus: 'MARRIED', relatedPersonId: erna.id }])
  await createPerson(client, { firstName: 'Otto', lastName: 'Fremd', dateOfBirth: '1971-01-01' })
  await client.persons.delete((await createPerson(client, { lastName: 'Weg', dateOfBirth: '1972-01-01' })).id)
  return { karl: karl.id, erna: erna.id, ida: ida.id }
}

/** Articles, one of which is running low, with what has come and gone of it. */
const fillProducts = async (home: FuneralHome, { client }: StaffMember, supplierId: number) => {
  const categoryId = idIn(await client.productCategories.create({ name: 'Kerzen' }))
  const low = {
    ...{ type: 'SINGLE' as const, priceType: 'FROM' as const, number: 'Z 9', categoryId, supplierId },
    ...{ stockTracked: true, minimumStock: 5, legalEntityIds: [home.legalEntityId] },
  }
  const productId = idIn(await client.products.create({ name: 'Zuletzt', ...low }))
  for (const quantity of [1, 2]) await client.products.move(productId, { kind: 'IN', quantity })
  const card = {
    ...{ type: 'PRINT' as const, priceType: 'TOTAL' as const, number: 'A 1' },
    legalEntityIds: [home.secondEntityId],
  }
  await client.products.create({ name: 'Anfangs', ...card, priceCents: 900 })
  await client.products.delete(idIn(await client.products.create({ ...card, name: 'Nie mehr', number: 'B 2' })))
  // What is there already is left as it is.
  const rows = [{ name: 'Anfangs', number: 'A 1' }]
  for (const name of ['Zuletzt', 'Anfangs'])
    await client.productImports.create({ fileName: `${name}.csv`, matchBy: 'NUMBER', dryRun: false, rows })
  const proofs = {
    ...{ query: 'Zuletzt', deleted: true, categoryId, type: 'PRINT', priceType: 'FROM', stockTracked: true },
    ...{ supplierId, isLow: true, legalEntityId: home.legalEntityId },
  }
  return { productId, proofs }
}

/** Positions in two groups, and templates of them, one of which is no more. */
const fillPositions = async ({ client }: StaffMember, processId: number): Promise<void> => {
  const free = { unitPriceCents: 100, quantity: 1, vatRate: 19 as const }
  for (const group of ['EXPENSES', 'PRODUCTS', 'PRODUCTS'] as const)
    await client.positions.create(processId, { text: 'Orgel', group, ...free })
  const line = {
    ...free,
    productId: null,
    text: 'Orgel',
    group: 'PRODUCTS' as const,
    priceIsGross: true,
    passThrough: false,
  }
  for (const name of ['Zuletzt', 'Anfangs', 'Nie mehr']) {
    const id = idIn(await client.positionTemplates.create({ name, lines: [line] }))
    if (name === 'Nie mehr') await client.positionTemplates.delete(id)
  }
}

/** Two jobs that nobody does, one of which has failed, an hour before the other. @returns what the other tests' jobs are not called. */
const fillJobs = async (home: FuneralHome): Promise<string> => {
  const name = uniqueName()
  const note = (kind: string) =>
    home.inTenant((tx) => enqueue(tx, { name: kind, payload: z.object({}) }, {}, { runAt: new Date('2100-01-01') }))
  await note(`${name}-first`)
  await note(name)
  const last = await note(name)
  const { house } = await testServer()
  await house.db.asPlatform((tx) =>
    tx.run(
      sql`update jobs set state = 'FAILED', finished_at = now(), created_at = created_at - interval '1 hour' where id = ${last}`,
    ),
  )
  return name
}

/** Two events of the security trail, one of them long ago. Nobody but the owner of the database can make it so. */
const fillSecurity = async (home: FuneralHome, boss: StaffMember, helper: StaffMember): Promise<void> => {
  const http = { address: '203.0.113.9', userAgent: null }
  const { tenantId } = home
  await home.inTenant(async (tx) => {
    await noteSecurity(tx, { kind: 'SIGN_IN', tenantId, actorId: boss.userId, http })
    await noteSecurity(tx, { kind: 'SIGN_OUT', tenantId, actorId: boss.userId, http })
    await noteSecurity(tx, { kind: 'FORBIDDEN', outcome: 'REFUSED', tenantId, actorId: helper.userId, http })
  })
  const owner = new pg.Client({ connectionString: inject('databaseUrl') })
  await owner.connect()
  await owner.query(
    `update security_events set at = now() - interval '10 days' where home_tenant_id = $1 and kind = 'SIGN_IN'`,
    [tenantId],
  )
  await owner.end()
}

const days = (from: number) => addDays(today(), from)

const fillTasks = async (home: FuneralHome, boss: StaffMember, helper: StaffMember, processId: number) => {
  const { client } = boss
  const legalEntityId = home.legalEntityId
  const of = { status: 'OPEN' as const, legalEntityId, processId }
  const overdue = { ...of, title: 'Zuerst', dueDate: days(-3), userId: boss.userId }
  const first = idIn(await client.tasks.create({ basic: overdue }))
  const ceremony = { ...of, title: 'Andacht', startDate: `${days(20)}T09:00:00Z`, endDate: `${days(20)}T10:00:00Z` }
  // Planned by somebody else, so that not every task is the own one of who lists them.
  idIn(await helper.client.tasks.create({ appointment: { ...ceremony, userId: helper.userId } }))
  const done = { ...of, title: 'Mitte', dueDate: days(40), userId: boss.userId, userIds: [helper.userId] }
  const noteId = idIn(await client.notes.create({ subject: 'Beschwerde', processId }))
  const template = { name: 'Beschwerde', shortName: 'BES', type: 'complaint', legalEntityIds: [legalEntityId] }
  const templateId = idIn(await client.taskTemplates.create(template as never))
  const causes = (await client.complaintCauses.list({ query: { query: 'Terminverzug' } })).body.items as Item[]
  const complaintCauseId = causes[0]?.id ?? null
  const last = idIn(await client.tasks.create({ complaint: { ...done, noteId, templateId, complaintCauseId } }))
  await client.tasks.update(last, { complaint: { status: 'DONE' } })
  for (const content of ['Eins', 'Zwei']) await client.taskComments.create(first, { content })
  // What is found by the day on which it was entered has been there for a while.
  await home.inTenant((tx) => tx.run(sql`update tasks set created_at = now() - interval '10 days' where id = ${first}`))
  return { first, complaintCauseId }
}

/**
 * Two cases whose funerals were weeks ago, one client of which was called, and in each a point that is missing: of the
 * first a task that is late, of the second one that is done but for a part.
 */
const fillQuality = async (home: FuneralHome, { client, userId }: StaffMember, helper: StaffMember) => {
  const list = { name: 'Beurkundung', shortName: 'BEU', subTasks: [{ title: 'Urkunden' }] }
  const templateId = idIn(await client.checklists.create({ ...list, legalEntityIds: [home.legalEntityId] }))
  const ids: number[] = []
  for (const [at, weeks] of [10, 5].entries()) {
    const dead = await createPerson(client, { deceasedAt: days(-7 * weeks - 9), dateOfBirth: `193${at}-01-01` })
    const widow = await createPerson(client, { dateOfBirth: `194${at}-01-01` })
    const people = { deceasedPersonId: dead.id, clientPersonId: widow.id }
    const processId = idIn(await client.processes.create(aProcess(home, people, { type: 'DEATH' })))
    const of = { status: 'DONE' as const, legalEntityId: home.legalEntityId, processId, userId }
    const times = { startDate: `${days(-7 * weeks)}T09:00:00Z`, endDate: `${days(-7 * weeks)}T10:00:00Z` }
    await client.tasks.create(
      { appointment: { ...of, title: 'Beisetzung', preparationType: 'BURIAL', ...times } },
      { query: { ignoreOverlap: true } },
    )
    const status = at === 0 ? ('OPEN' as const) : ('DONE' as const)
    const mandatory = { ...of, status, title: 'Beurkundung', dueDate: days(-20 - at), templateId }
    await client.tasks.create({ basic: { ...mandatory, subTasks: [{ title: 'Urkunden', done: false }] } })
    ids.push(processId)
  }
  const [first = 0, second = 0] = ids
  await client.followUpCalls.create(first, { calledOn: today(), reached: true })
  await client.processes.update(second, { assigneeId: helper.userId, status: 'BILLED' } as never)
}

/** Two groups and one that is no more; the helper is in the first, with a task of his own. */
const fillGroups = async ({ client }: StaffMember, helper: StaffMember): Promise<number> => {
  const id = idIn(await client.userGroups.create({ name: 'Zuletzt', userIds: [helper.userId] }))
  await client.userGroups.create({ name: 'Anfangs' })
  await client.userGroups.delete(idIn(await client.userGroups.create({ name: 'Nie mehr' })))
  const email = `${uniqueName()}@test.example`.toLowerCase()
  await client.users.create({ firstName: 'Wim', lastName: 'Wartet', email, tenantRoles: ['WAREHOUSE_OPERATIVE'] })
  return id
}

/** Three that the administrator is told, one of which he has read. */
const fillNotifications = async (
  { legalEntityId }: FuneralHome,
  { client, userId }: StaffMember,
  helper: StaffMember,
) => {
  for (const title of ['Eins', 'Zwei', 'Drei'])
    await helper.client.tasks.create({ basic: { status: 'OPEN', title, dueDate: days(1), legalEntityId, userId } })
  await client.notifications.read((await client.notifications.list()).body.items[1].id)
}

/** One that everybody reads, another, and one that is planned; the first has two readers. */
const fillAnnouncements = async ({ client }: StaffMember, helper: StaffMember): Promise<number> => {
  const id = idIn(await client.announcements.create({ title: 'Zuletzt', content: '<p>Betriebsausflug</p>' }))
  await client.announcements.create({ title: 'Anfangs', content: '<p>Neuer Wagen</p>' })
  const planned = { title: 'Später', content: '<p>Feier</p>', publishFrom: `${days(30)}T08:00:00Z` }
  await client.announcements.create(planned)
  for (const reader of [client, helper.client]) await reader.announcements.read(id)
  return id
}

/** Two of each kind that a house keeps for its papers; what comes first is not what stands first. */
const fillSettings = async ({ client }: StaffMember) => {
  for (const type of ['CreditNote', 'Offer'] as const) {
    await client.documentSections.create({ type, section: 'Header' })
    await client.numberRanges.create({ type, startingNumber: 1 })
  }
  for (const [processType, dueForBillingInDays] of [
    ['ADDITIONAL', 30],
    ['DEATH', 40],
  ] as const)
    await client.billingDueRules.create({ processType, dueForBillingInDays })
  for (const name of ['Zuletzt', 'Anfangs'])
    await client.accountingDocumentTemplates.create({ name, allowedPrintModes: ['FULL'] })
}

/** Two standard tasks and two checklists, and one of each that is no more. */
const fillTemplates = async ({ client }: StaffMember) => {
  for (const name of ['Zuletzt', 'Anfangs', 'Nie mehr'])
    for (const list of ['taskTemplates', 'checklists'] as const) {
      const id = idIn(await client[list].create({ name, shortName: 'T', subTasks: [{ title: 'Eins' }] }))
      if (name === 'Nie mehr') await client[list].delete(id)
    }
}

/** Opens the home and fills it over the API. */
export const fullHome = async (): Promise<Filled> => {
  const home = await funeralHome()
  const boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const { client } = boss
  const helper = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['QM'] }] })
  await client.users.update(helper.userId, { firstName: 'Anna', lastName: 'Anders' })
  const second = { name: 'Anfangs', street: 'Am Markt', streetNumber: '1', zipCode: '02763', city: 'Zittau' }
  await client.legalEntities.createBranch(second)
  const { types, forms } = await fillLists(boss)
  const { typeId, parent } = await fillPartners(boss)
  const { karl, erna, ida } = await fillPersons(boss)
  for (const [name, linked] of [
    ['Zuletzt', true],
    ['Anfangs', false],
  ] as const) {
    const id = idIn(await client.accounts.create({ name }))
    if (linked) await client.accounts.linkEntity(id)
  }
  await fillSettings(boss)
  await fillTemplates(boss)
  const people = { deceasedPersonId: karl, clientPersonId: erna }
  const processId = idIn(
    await client.processes.create(
      aProcess(home, people, { burialFormId: forms[0], cemeteryId: parent, graveNumber: 'B 12' }),
    ),
  )
  const branches = (await client.legalEntities.listBranches()).body.items as Item[]
  const branchId = branches.find(({ id }) => id !== home.branchId)?.id
  const other = { type: 'PROVISION', recordingType: 'ONLINE', burialFormId: forms[1], legalEntityBranchId: branchId }
  const later = idIn(
    await client.processes.create(aProcess(home, { deceasedPersonId: erna, clientPersonId: ida }, other)),
  )
  await client.processes.update(later, { status: 'BILLED', assigneeId: helper.userId } as never)
  for (const role of ['Friend', 'Other'] as const)
    await client.processPersons.create(processId, { personId: ida, role })
  for (const subject of ['Zuerst', 'Anruf']) await client.notes.create({ subject, processId })
  for (const [name, label] of [
    ['Zuletzt.txt', 'first'],
    ['Anfang.txt', 'second'],
  ] as const) {
    const at = label === 'first' ? 0 : 1
    const text = 'Text '.repeat(at + 1)
    const labels = {
      process: (['PROCESS_OFFER', 'PROCESS_MUSIC'] as const)[at] ?? 'PROCESS_OFFER',
      notice: (['OBITUARY', 'BANNER'] as const)[at] ?? 'OBITUARY',
      person: (['PERSON_OTHER', 'PERSON'] as const)[at] ?? 'PERSON',
      partner: (['BUSINESS_PARTNER_IMAGE', 'BUSINESS_PARTNER_CONTRACT'] as const)[at] ?? 'BUSINESS_PARTNER_IMAGE',
    }
    await client.processDocuments.create(processId, { documentLabel: labels.process, file: file(name, text) })
    await client.deathNoticeDocuments.create(processId, { documentLabel: labels.notice, file: file(name, text) })
    await client.personDocuments.create(karl, { documentLabel: labels.person, file: file(name, text) })
    await client.businessPartnerDocuments.create(parent, { documentLabel: labels.partner, file: file(name, text) })
  }
  const { productId, proofs: ofProducts } = await fillProducts(home, boss, parent)
  await fillPositions(boss, processId)
  await setApart(home, processId)
  const groupId = await fillGroups(boss, helper)
  const word = await fillPlatform(home)
  const internal = await fillInternalUsers(home)
  const jobKind = await fillJobs(home)
  await fillSecurity(home, boss, helper)
  const { first: taskId, complaintCauseId } = await fillTasks(home, boss, helper, processId)
  await fillQuality(home, boss, helper)
  await fillNotifications(home, boss, helper)
  const announcementId = await fillAnnouncements(boss, helper)
  for (const callerLastName of ['Zuletzt', 'Anfangs']) await client.firstCalls.create({ callerLastName })
  for (const noteDate of [days(1), days(2), days(3)])
    await client.dispositionNotes.create({ noteDate, noteText: 'Wagen in der Werkstatt' })

  const cases = { processId, otherId: later, personId: ida, businessPartnerId: parent }
  const written = await fillCorrespondence(home, boss, cases, word)

  const ofList = { query: 'Zuletzt', deleted: true }
  const ofDocuments = (documentLabel: string) => ({ query: 'Zuletzt', documentLabel })
  const ofTasks = {
    noteId: (await client.notes.list(processId)).body.items.find(({ subject }: Item) => subject === 'Beschwerde').id,
    ...{ query: 'Andacht', type: 'APPOINTMENT', status: 'DONE', assigneeId: helper.userId, userId: helper.userId },
    ...{
      userGroupIds: groupId,
      complaintCauseId,
      ...{ 'createdAt.from': days(-5), 'createdAt.to': days(-5) },
      own: true,
      hasOpenTasks: true,
      overdue: true,
      deadline: true,
      dueDate: days(-3),
      startDate: days(10),
      endDate: days(10),
    },
  }
  return {
    tenantId: home.tenantId,
    boss,
    paths: {
      ...{ tenantId: home.tenantId, legalEntityId: home.legalEntityId, processId, personId: karl, taskId },
      productId,
      businessPartnerId: parent,
      announcementId,
      templateId: written.templateId,
    },
    proofs: {
      ...written.proofs,
      legalEntities: { query: 'Haus Zwei' },
      'legalEntities.listBranches': { query: 'Anfangs' },
      tenants: { query: word, state: 'DEACTIVATED', facturaFeatureEnabled: true },
      users: { query: 'Anders', mode: 'accessible', legalEntityId: home.legalEntityId, userGroupIds: groupId },
      'users.listStaff': {
        ...{ query: 'Wartet', state: 'INVITED', tenantRoles: 'WAREHOUSE_OPERATIVE', roles: 'QM' },
        ...{ legalEntityId: home.legalEntityId, userGroupIds: groupId },
      },
      userGroups: { query: 'Zuletzt', name: 'zulet', deleted: true },
      accountingDocumentTemplates: { query: 'Zuletzt' },
      accounts: { query: 'Zuletzt', legalEntityId: home.legalEntityId },
      ...Object.fromEntries(ofTenants.map((list) => [list, ofList])),
      products: ofProducts,
      positionTemplates: ofList,
      burialForms: { ...ofList, burialTypeIds: types[1] },
      taskTemplates: ofList,
      checklists: ofList,
      globalTemplateCategories: ofList,
      processDocuments: ofDocuments('PROCESS_OFFER'),
      deathNoticeDocuments: ofDocuments('OBITUARY'),
      personDocuments: ofDocuments('PERSON'),
      entityPersonDocuments: ofDocuments('PERSON'),
      businessPartnerDocuments: ofDocuments('BUSINESS_PARTNER_IMAGE'),
      partners: {
        ...{ query: 'Adler', businessPartnerTypeName: 'Florist', typeName: 'Florist', typeId, parentId: parent },
        ...{ locked: true, deleted: true },
      },
      persons: {
        ...{ query: 'Adler', deceased: true, deleted: true, gender: 'MALE', relationshipStatus: 'MARRIED', processId },
        factsMissing: true,
        ...{ 'weight.from': 120, 'weight.to': 120 },
        ...{ 'dateOfBirth.from': '1945-01-01', 'dateOfBirth.to': '1945-01-01' },
        ...{ 'deceasedAt.from': '2026-04-01', 'deceasedAt.to': '2026-04-01' },
      },
      processes: {
        ...{ query: 'Zander', type: 'PROVISION', status: 'BILLED', recordingType: 'ONLINE', burialTypeId: types[1] },
        ...{ legalEntityBranchId: branchId, assigneeId: helper.userId, deceasedPersonId: karl },
        ...{ funeral: 'WITHOUT_DATE' },
        ...{ businessPartnerId: parent, graveNumber: 'b 1', 'createdAt.from': days(-5), 'createdAt.to': days(-5) },
      },
      tasks: ofTasks,
      'quality.listIncomplete': { kind: 'UNTICKED', status: 'BILLED', assigneeId: helper.userId },
      followUps: { state: 'REACHED', assigneeId: helper.userId, 'weeks.from': 8, 'weeks.to': 8 },
      jobs: { state: ['FAILED'], kind: jobKind, query: `${jobKind}-first` },
      partnerImports: { query: 'Zuletzt' },
      personImports: { query: 'Zuletzt' },
      productImports: { query: 'Zuletzt' },
      securityEvents: { userId: helper.userId, kind: 'FORBIDDEN', outcome: 'REFUSED', from: days(-2), to: days(-5) },
      auditEntries: { userId: helper.userId, recordTable: 'cars', recordId: processId, from: days(-2), to: days(-5) },
      'auditEntries.listAll': {
        ...{ userId: internal.userId, recordTable: 'tenant_domains', recordId: internal.first },
        ...{ from: days(-2), to: days(-5) },
      },
      internalUsers: { query: internal.word, role: 'supporter', deleted: true },
      notifications: { isRead: true },
      announcements: { query: 'ausflug', publication: 'PLANNED' },
      firstCalls: { query: 'Zuletzt' },
      dispositionNotes: { startDate: days(2), endDate: days(2) },
    },
    own: {
      ...written.own,
      'auditEntries.listAll': { filters: { recordTable: 'platform_users' } },
      'internalUsers.list': { query: internal.word },
      'jobs.listAll': { filters: { kind: jobKind } },
      'securityEvents.listAll': { filters: { userId: boss.userId } },
      'tenants.list': { query: word },
      'globalTemplateCategories.list': { query: word },
      'globalTemplateCategories.listOfTenant': { query: word },
    },
    within: {
      'auditEntries.listAll filters.from': { filters: { recordTable: 'tenant_domains' } },
      'securityEvents.listAll filters.from': { filters: { userId: boss.userId } },
    },
    askers: { 'users.list mode': helper },
    sortKeys: {
      ...written.sortKeys,
      'internalUsers.list NAME': ({ lastName }) => lastName,
      'users.list NAME': ({ lastName, firstName }) => `${lastName} ${firstName}`,
      // Numbers are given in the order in which people come.
      'users.list CREATED_AT': ({ id }) => id,
      'users.listStaff NAME': ({ lastName, firstName }) => `${lastName} ${firstName}`,
      'users.listStaff CREATED_AT': ({ id }) => id,
      'persons.list NAME': ({ lastName }) => lastName,
      ...Object.fromEntries(
        ['listOfEntity', 'listOfProcess', 'listAccessible'].flatMap((list) => [
          [`tasks.${list} STATUS`, ({ status }: Item) => (taskStatuses as readonly unknown[]).indexOf(status)],
          [`tasks.${list} TYPE`, ({ type }: Item) => (wireTaskTypes as readonly unknown[]).indexOf(type)],
          [`tasks.${list} ASSIGNEE`, ({ user }: Item) => nameIn(user)],
        ]),
      ),
      'processes.list TYPE': ({ type }) => (processTypes as readonly unknown[]).indexOf(type),
      'processes.list CLIENT': ({ clientPerson }) => nameIn(clientPerson),
      'processes.list ASSIGNEE': ({ assignee }) => nameIn(assignee),
      'processes.list FUNERAL': ({ funeralAt }) => funeralAt ?? null,
      'processes.list BURIAL_FORM': ({ burialForm }) => (burialForm as { name: string }).name,
      ...Object.fromEntries(
        Object.entries(labelsOfLists).map(([list, labels]) => [
          `${list}.list DOCUMENT_LABEL`,
          ({ documentLabel }: Item) => (labels as readonly unknown[]).indexOf(documentLabel),
        ]),
      ),
      'products.list PRICE': ({ priceCents }) => priceCents ?? -1,
      'partners.list CITY': ({ address }) => (address as { city?: string } | null)?.city ?? '',
      'documentSections.list TYPE': ({ type }) => (paperTypes as readonly unknown[]).indexOf(type),
      'numberRanges.list TYPE': ({ type }) => (paperTypes as readonly unknown[]).indexOf(type),
      'billingDueRules.list PROCESS_TYPE': ({ processType }) =>
        (billedProcessTypes as readonly unknown[]).indexOf(processType),
      'positions.list PLACE': ({ group, place }) =>
        (positionGroups as readonly unknown[]).indexOf(group) * 1000 + Number(place),
      'processes.list NAME': ({ deceasedPerson }) => (deceasedPerson as { lastName: string }).lastName,
    },
  }
}
