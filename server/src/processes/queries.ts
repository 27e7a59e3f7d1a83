import {
  type ProcessCounts,
  type ProcessDuplicate,
  type ProcessFields,
  type ProcessRow,
  processFields,
  processTypes,
} from '@pietas/contract/processes'
import { columns, instant, placeIn, recordColumns, recordFields, type Sql, selectList, sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import { insertAll, insertInto, replaceLinks, type Values } from '../kit/db/write'
import type { ListFacts } from '../kit/paging'
import type { RecordFacts } from '../kit/records'
import { relationBetween } from '../persons'

const links = ['processPersons', 'platformAccessInvitedPersonIds', 'businessPartnerIds']
const stored = Object.keys(processFields.shape).filter(
  (field) => ![...links, 'allowedProductCategoryIds'].includes(field),
)

const deceasedPerson = `(select row_to_json(d) from (select ${columns(
  'p',
  [
    'id',
    'title',
    'salutation',
    'firstName',
    'lastName',
    'currentPosition',
    'dateOfBirth',
    'deceased',
    'deceasedAt',
    'infectiousData',
    'size',
    'weight',
    'street',
    'streetNumber',
    'zipCode',
    'city',
    'placeOfDeath',
    'deleted',
  ],
  {
    deceasedTimeAt: 'left(p.deceased_time_at::text, 5)',
    infectious: `coalesce(p.infectious_data = 'INFECTIOUS', false)`,
    highlyInfectious: `coalesce(p.infectious_data = 'HIGHLY_INFECTIOUS', false)`,
  },
)} from persons p where p.tenant_id = c.tenant_id and p.id = c.deceased_person_id) d)`

const personColumns = columns('p', [
  'id',
  'title',
  'firstName',
  'lastName',
  'phone',
  'email',
  'deceased',
  'deceasedAt',
  'deleted',
])

const person = (column: string): string => `(select row_to_json(d) from (select ${personColumns}
  from persons p where p.tenant_id = c.tenant_id and p.id = c.${column}) d)`

const partnerObject = `json_build_object('id', b.id, 'name', b.name, 'deleted', b.deleted,
    'street', b.address ->> 'street', 'streetNumber', b.address ->> 'streetNumber',
    'zipCode', b.address ->> 'zipCode', 'city', b.address ->> 'city')`

const partner = (column: string): string => `(select ${partnerObject}
  from business_partners b where b.tenant_id = c.tenant_id and b.id = c.${column})`

const invitedPersons = `coalesce((select json_agg(row_to_json(d) order by d.id) from (select ${personColumns}
  from process_invited_persons x join persons p on p.tenant_id = x.tenant_id and p.id = x.person_id
  where x.tenant_id = c.tenant_id and x.process_id = c.id) d), '[]')`

const linkedPartners = `coalesce((select json_agg(${partnerObject} order by b.id)
  from process_business_partners x join business_partners b on b.tenant_id = x.tenant_id and b.id = x.business_partner_id
  where x.tenant_id = c.tenant_id and x.process_id = c.id), '[]')`

const named = (
  table: string,
  column: string,
): string => `(select json_build_object('id', n.id, 'name', n.name, 'deleted', n.deleted)
  from ${table} n where n.tenant_id = c.tenant_id and n.id = c.${column})`

const burialForm = `(select json_build_object('id', f.id, 'name', f.name, 'deleted', f.deleted, 'burialType',
    json_build_object('id', t.id, 'name', t.name, 'deleted', t.deleted, 'isCremation', t.is_cremation))
  from burial_forms f join burial_types t on t.tenant_id = f.tenant_id and t.id = f.burial_type_id
  where f.tenant_id = c.tenant_id and f.id = c.burial_form_id)`

const assignee = `(select json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
    'profilePictureDocumentAccessToken', u.picture_token)
  from users u where u.tenant_id = c.tenant_id and u.id = c.assignee_id)`

const people = {
  clientAssociateType: `case when c.client_person_id is null then 'PARTNER' else 'PERSON' end`,
  deceasedPerson,
  clientPerson: person('client_person_id'),
  clientBusinessPartner: partner('client_business_partner_id'),
}

const summary = { ...people, burialForm, legalEntityBranch: named('branches', 'legal_entity_branch_id'), assignee }

const ofDeceased = (field: string): string => `(select ${columns('p', [field])}
  from persons p where p.tenant_id = c.tenant_id and p.id = c.deceased_person_id)`

/** When the funeral of a process is, as it stands with it; null = nobody knows. */
export const funeralOf = (process: string): string => `nullif(${process}.funeral_sort_at, 'infinity')`

const rowFields = recordFields('c', ['legalEntityId', 'type', 'status', 'parentId', 'recordingType'], {
  ...summary,
  ...Object.fromEntries(
    ['Error', 'NotTriggered', 'Pending', 'Requested', 'Successful', 'Triggered'].map((state) => [
      `membership${state}Count`,
      '0',
    ]),
  ),
  ...Object.fromEntries(
    (['title', 'firstName', 'lastName'] as const).map((field) => [
      `deceasedPerson${field.charAt(0).toUpperCase()}${field.slice(1)}`,
      ofDeceased(field),
    ]),
  ),
  noteCount: `(select count(*)::int from process_notes n
    where n.tenant_id = c.tenant_id and n.process_id = c.id and not n.deleted)`,
  funeralAt: instant(funeralOf('c')),
})

// As a case goes, not as the words are spelled.
const statusesInOrder = [
  'ACTIVE',
  'BILLED',
  'IN_DUNNING',
  'PAYED',
  'CREDIT_AVAILABLE',
  'CANCELLED',
] as const satisfies readonly ProcessRow['status'][]

/** A process as lists show it. */
export const processListFacts: ListFacts = {
  table: 'processes',
  alias: 'c',
  item: selectList(rowFields),
  fields: rowFields,
  sorts: {
    CREATED_AT: { expression: 'c.created_at', type: 'timestamptz' },
    UPDATED_AT: { expression: 'c.updated_at', type: 'timestamptz' },
    ID: { expression: 'c.id', type: 'bigint' },
    TYPE: { expression: placeIn('c.type', processTypes), type: 'bigint' },
    STATUS: { expression: placeIn('c.status', statusesInOrder), type: 'bigint' },
    NAME: { expression: 'c.sort_name', type: 'text' },
    CLIENT: { expression: 'c.client_sort_name', type: 'text' },
    ASSIGNEE: { expression: 'c.assignee_sort_name', type: 'text' },
    FUNERAL: { expression: 'c.funeral_sort_at', type: 'timestamptz' },
    BURIAL_FORM: { expression: 'c.burial_form_sort_name', type: 'text' },
  },
}

const idsOf = (table: string, column: string): string =>
  `coalesce((select json_agg(x.${column} order by x.${column}) from ${table} x where x.tenant_id = c.tenant_id and x.process_id = c.id), '[]')`

/** A process in full. */
export const processFacts: RecordFacts = {
  table: 'processes',
  alias: 'c',
  item: recordColumns('c', ['legalEntityId', ...stored], {
    ...summary,
    allowedProductCategoryIds: 'to_json(c.allowed_product_category_ids)',
    cemetery: partner('cemetery_id'),
    graveType: named('grave_types', 'grave_type_id'),
    graveOwner: person('grave_owner_id'),
    informingPerson: person('informing_person_id'),
    platformAccessInvitedPersons: invitedPersons,
    businessPartners: linkedPartners,
    clientPersonRelationship: relationBetween('c.deceased_person_id', 'c.client_person_id'),
    platformAccessInvitedPersonIds: idsOf('process_invited_persons', 'person_id'),
    businessPartnerIds: idsOf('process_business_partners', 'business_partner_id'),
    processPersons: `coalesce((select json_agg(json_build_object('id', x.id, 'personId', x.person_id, 'role', x.role) order by x.id)
      from process_persons x where x.tenant_id = c.tenant_id and x.process_id = c.id and not x.deleted), '[]')`,
  }),
}

/** Whoever is dead and has his funeral before him, as a condition of a process. */
export const unburied = (process: string): string =>
  `${process}.status = 'ACTIVE' and ${process}.type = 'DEATH' and ${process}.funeral_sort_at > now()`

type Links = Pick<ProcessFields, 'processPersons' | 'platformAccessInvitedPersonIds' | 'businessPartnerIds'>

/** Splits a draft into the columns of the process and the rows of its links. */
export const splitLinks = (draft: Partial<ProcessFields>): { own: Partial<ProcessFields>; links: Partial<Links> } => {
  const { processPersons, platformAccessInvitedPersonIds, businessPartnerIds, ...own } = draft
  return { own, links: { processPersons, platformAccessInvitedPersonIds, businessPartnerIds } as Partial<Links> }
}

/** Stores the links that are given; others stay. */
export const storeLinks = async (tx: Tx, processId: number, given: Partial<Links>): Promise<void> => {
  if (given.platformAccessInvitedPersonIds)
    await replaceLinks(
      tx,
      { table: 'process_invited_persons', owner: 'process_id', member: 'person_id' },
      processId,
      given.platformAccessInvitedPersonIds,
    )
  if (given.businessPartnerIds)
    await replaceLinks(
      tx,
      { table: 'process_business_partners', owner: 'process_id', member: 'business_partner_id' },
      processId,
      given.businessPartnerIds,
    )
  const persons = given.processPersons ?? []
  const rows = persons.map(({ personId, role }) => ({ processId, personId, role }))
  await insertAll(tx, 'process_persons', ['processId', 'personId', 'role'], rows, sql`on conflict do nothing`)
}

/** Holds others back who are about to open a process for the same person, until the transaction ends. */
export const lockCase = (tx: Tx, deceasedPersonId: number) =>
  tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended(concat_ws('|', 'process', current_tenant(), ${deceasedPersonId}::bigint), 0))`,
  )

const duplicateColumns = columns('c', ['id', 'type', 'status'], {
  ...people,
  createdAt: 'c.created_at',
})

/** Processes of the same type for the same person that are not cancelled. */
export const findSameCase = async (
  tx: Tx,
  process: { deceasedPersonId: number; type: string },
  exceptId: number | null,
): Promise<ProcessDuplicate[]> => {
  const { items } = await tx.jsonRows(sql`
    select ${sql.raw(duplicateColumns)} from processes c
    where c.deceased_person_id = ${process.deceasedPersonId} and c.type = ${process.type} and c.status <> 'CANCELLED'
      and c.id is distinct from ${exceptId}::bigint
    order by c.id limit 20`)
  return items.map((item) => JSON.parse(item))
}

/** How many of the persons belong to the entity and can be reached by e-mail. */
export const countReachable = async (tx: Tx, legalEntityId: number, personIds: readonly number[]): Promise<number> => {
  const found = await tx.row<{ count: number }>(sql`
    select count(*) as count from persons
    where legal_entity_id = ${legalEntityId} and id = any(${personIds}::bigint[]) and not deleted
      and (email is not null or contact_details @> '[{"type": "EMAIL"}]')`)
  return found?.count ?? 0
}

/** Where a process belongs, or null when there is none. */
export const findCase = (tx: Tx, id: number): Promise<{ id: number; legalEntityId: number } | null> =>
  tx.row(sql`select c.id, c.legal_entity_id as "legalEntityId" from processes c where c.id = ${id} and not c.deleted`)

/** How much there is of what belongs to a process. @param isOpenTask the tasks `t` that count. */
export const countParts = async (tx: Tx, id: number, isOpenTask: Sql): Promise<ProcessCounts> => {
  const row = await tx.row<ProcessCounts>(sql`select
    (select count(*)::int from tasks t where t.process_id = ${id} and ${isOpenTask}) as "openTasks",
    (select count(*)::int from process_notes n where n.process_id = ${id} and not n.deleted) as notes,
    (select count(*)::int from process_positions p where p.process_id = ${id} and not p.deleted) as positions,
    (select count(*)::int from letters l where l.process_id = ${id} and not l.deleted) as letters,
    (select count(*)::int from documents d
      where d.process_id = ${id} and d.context = 'PROCESS' and not d.deleted) as documents,
    (select count(*)::int from process_persons x where x.process_id = ${id} and not x.deleted) as persons,
    exists (select from tasks t where t.process_id = ${id} and t.type = 'TRANSPORTATION'
      and t.status <> 'CANCELLED' and not t.deleted) as "hasTransport"`)
  return row ?? { openTasks: 0, notes: 0, documents: 0, persons: 0, positions: 0, letters: 0, hasTransport: false }
}

/** The process of the entity that another one is to be added to. */
export const findParent = (tx: Tx, legalEntityId: number, id: number): Promise<{ id: number; type: string } | null> =>
  tx.row(sql`select c.id, c.type from processes c
    where c.legal_entity_id = ${legalEntityId} and c.id = ${id} and not c.deleted`)

/** Stores a new process without its links. @returns its id. */
export const insertProcess = async (tx: Tx, values: Values): Promise<number> => {
  const stored = await tx.row<{ id: number }>(sql`${insertInto('processes', 'c', values)} returning c.id`)
  return stored?.id ?? 0
}

/** When a person was born. */
export const birthOf = async (tx: Tx, personId: number): Promise<string | null> => {
  const born = await tx.row<{ day: string | null }>(
    sql`select p.date_of_birth::text as day from persons p where p.id = ${personId}`,
  )
  return born?.day ?? null
}

/** When the deceased was born, and whether he and the client are related already. */
export const findKinship = (
  tx: Tx,
  deceasedPersonId: number,
  clientPersonId: number,
): Promise<{ dateOfBirth: string | null; related: boolean } | null> =>
  tx.row(sql`select p.date_of_birth::text as "dateOfBirth",
      ${sql.raw(relationBetween('p.id', String(clientPersonId)))} is not null as related
    from persons p where p.id = ${deceasedPersonId}`)
