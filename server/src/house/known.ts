import { randomInt } from 'node:crypto'
import { addDays, today } from '@pietas/contract/kit'
import { billedProcessTypes, paperTypes } from '@pietas/contract/legal-entities'
import type { FuneralHome, TestClient } from '../kit/testing'
import { aProcess, createPerson, uniqueName } from '../kit/testing/people'
import type { Known } from './arbitraries'

type Made<T> = { status: number; body: T }

const made = <T>({ status, body }: Made<T>): T => {
  if (status >= 300) throw new Error(`refused with ${status}: ${JSON.stringify(body)}`)
  return body
}

type Place = Pick<FuneralHome, 'tenantId' | 'legalEntityId'>

/** Items of every list of master data, none of which anybody else has: whoever tries things out spoils nothing. */
const makeLists = async (client: TestClient, name: string) => {
  const burialTypeId: number = made(await client.burialTypes.create({ name })).id
  const burialFormId: number = made(await client.burialForms.create({ name, burialTypeId })).id
  await client.burialForms.assign(burialFormId)
  return {
    burialTypeId,
    burialFormId,
    graveTypeId: made(await client.graveTypes.create({ name })).id,
    complaintCauseId: made(await client.complaintCauses.create({ name })).id,
    businessPartnerTypeId: made(await client.businessPartnerTypes.create({ name })).id,
    templateCategoryId: made(await client.templateCategories.create({ name })).id,
    productCategoryId: made(await client.productCategories.create({ name })).id,
    carId: made(await client.cars.create({ name, licensePlate: 'GR-BA 1' })).id,
    resourceId: made(await client.resources.create({ name })).id,
    accountId: made(await client.accounts.create({ name })).id,
    productId: made(await client.products.create({ name, type: 'SINGLE', priceType: 'TOTAL', stockTracked: true })).id,
  }
}

type Listed = { items: (Record<string, unknown> & { id: number })[] }

/** Makes an item of the first kind of which there is none: where there may be one of each, a second one is refused. */
const makeOneOf = async <K extends string>(
  kinds: readonly K[],
  key: string,
  list: () => Promise<Made<Listed>>,
  create: (kind: K) => Promise<Made<{ id: number }>>,
  isOurs: boolean,
): Promise<number> => {
  const { items } = made(await list())
  const free = kinds.find((kind) => items.every((item) => item[key] !== kind))
  if (free) return made(await create(free)).id
  return isOurs ? (items[0]?.id ?? 0) : 0
}

/**
 * Makes what a legal entity keeps for its papers, one of each.
 *
 * @param isOurs whether the legal entity is there to try things out: what it has of every kind may be taken.
 * @returns their ids; 0 where there is one of every kind and it belongs to somebody.
 */
export const makePapers = async (client: TestClient, mark: string, isOurs: boolean) => ({
  documentSectionId: made(await client.documentSections.create({ type: 'CreditNote', content: mark })).id as number,
  numberRangeId: await makeOneOf(
    paperTypes,
    'type',
    () => client.numberRanges.list(),
    (type) => client.numberRanges.create({ type, prefix: mark.slice(0, 30), startingNumber: 1 }),
    isOurs,
  ),
  billingDueRuleId: await makeOneOf(
    billedProcessTypes,
    'processType',
    () => client.billingDueRules.list(),
    (processType) => client.billingDueRules.create({ processType, dueForBillingInDays: 30 }),
    isOurs,
  ),
  accountingDocumentTemplateId: made(
    await client.accountingDocumentTemplates.create({ name: mark, allowedPrintModes: ['FULL'] }),
  ).id as number,
})

let nextDay = randomInt(10_000)

/** A day of which no note is kept yet: there is one for each day of a tenant, and two taken by chance are the same in time. */
const farDay = (): string => addDays('2070-01-01', nextDay++)

/**
 * Makes one record of every kind and ties them to each other.
 *
 * @param client of an administrator of the tenant.
 * @param userId whom tasks are for.
 * @param mark stands in every text, so that the records are told from others.
 * @param papers what the legal entity keeps for its papers: there is one of each kind, however often this is called.
 * @returns ids and bodies by the names that paths and bodies call them.
 */
export const makeKnown = async (
  client: TestClient,
  place: Place,
  userId: number,
  mark: string,
  papers: Awaited<ReturnType<typeof makePapers>>,
): Promise<Known> => {
  const lists = await makeLists(client, `${mark} ${uniqueName()}`)
  const address = { street: 'Am Markt', streetNumber: '1', zipCode: '02763', city: 'Zittau' }
  const branchId: number = made(await client.legalEntities.createBranch({ name: mark, ...address })).id
  const deceased = await createPerson(client, { city: mark, placeOfBirth: mark })
  const widow = await createPerson(client, { city: mark, email: 'witwe@post.example' })
  const related = { maritalStatus: 'MARRIED' as const, relatedPersonId: widow.id }
  const [relationship] = made(await client.relationships.create(deceased.id, [related]))
  const partner: number = made(await client.partners.create({ name: `${mark} Blumen Winter` })).id
  const rows = [{ name: `${mark} ${uniqueName()}` }]
  const order = { fileName: `${mark}.csv`, matchBy: 'NAME' as const, dryRun: false, rows }
  const { importId } = made(await client.partnerImports.create(order))
  const people = { deceasedPersonId: deceased.id, clientPersonId: widow.id }
  const { burialFormId } = lists
  const processId: number = made(await client.processes.create(aProcess({ branchId, burialFormId }, people))).id
  const form = { documentLabel: 'PERSON' as const, file: new File([`${mark}: bitte Rückruf`], `${mark}.txt`) }
  const { accessToken } = made(await client.personDocuments.create(deceased.id, form))
  const role = { personId: widow.id, role: 'Friend' as const }
  const link = made(await client.processPersons.create(processId, role))
  const note = made(await client.notes.create({ subject: `${mark} Rückruf`, processId }))
  const day = addDays(today(), 30)
  const appointment = {
    ...{ status: 'OPEN' as const, title: `${mark} Trauerfeier`, userId, processId },
    ...{ startDate: `${day}T09:00:00Z`, endDate: `${day}T10:00:00Z` },
    ...{ carId: lists.carId, resourceIds: [lists.resourceId] },
  }
  const task = made(await client.tasks.create({ appointment }, { query: { ignoreOverlap: true } }))
  const comment = made(await client.taskComments.create(task.id, { content: `${mark} Bitte pünktlich` }))
  const pattern = { name: mark.slice(0, 60), shortName: 'T', subTasks: [{ title: mark.slice(0, 60) }] }
  const written = { subject: mark, content: `<p>${mark}</p>`, recipients: [{ type: 'FREE' as const, address: mark }] }
  const { items } = made(await client.correspondence.create(processId, written))
  const { noteDate } = made(await client.dispositionNotes.create({ noteDate: farDay(), noteText: mark }))
  const news = made(await client.announcements.create({ title: mark, content: `<p>${mark}</p>` }))
  return {
    ...lists,
    ...papers,
    announcementId: news.id,
    firstCallId: made(await client.firstCalls.create({ callerLastName: mark })).id,
    notificationId: 1,
    tenantId: place.tenantId,
    legalEntityId: place.legalEntityId,
    legalEntityBranchId: branchId,
    businessPartnerId: partner,
    cemeteryId: partner,
    clientBusinessPartnerId: partner,
    managementProviderId: partner,
    receiverId: partner,
    importId,
    personId: deceased.id,
    deceasedPersonId: deceased.id,
    clientPersonId: widow.id,
    informingPersonId: widow.id,
    relationshipId: relationship.id,
    parentId: processId,
    processId,
    processPersonId: link.id,
    noteId: note.id,
    taskId: task.id,
    letterId: items[0].id as number,
    templateId: made(await client.templates.create({ name: mark })).id as number,
    templateVersion: 1,
    taskTemplateId: made(await client.taskTemplates.create(pattern)).id,
    checklistId: made(await client.checklists.create(pattern)).id,
    // One that is over stands in nobody's way.
    appointment: { ...appointment, status: 'DONE' },
    commentId: comment.id,
    noteDate,
    userId,
    sessionId: 1,
    accessToken,
    documentLabel: 'PERSON',
  }
}
