import type { LetterRecipient, PossibleRecipient } from '@pietas/contract/correspondence'
import type { Address } from '@pietas/contract/kit'
import type { LetterTemplateSettings } from '@pietas/contract/legal-entities'
import { columns, instant, sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import { relationBetween } from '../../persons'

type Place = { street: string | null; streetNumber: string | null; zipCode: string | null; city: string | null }

/** What a letter may say of a person. */
export type PersonFacts = Place & {
  id: number
  salutation: string | null
  title: string | null
  gender: string
  firstName: string
  lastName: string
  otherFirstNames: string | null
  birthName: string | null
  dateOfBirth: string | null
  placeOfBirth: string | null
  nationality: string | null
  religiousAffiliation: string | null
  profession: string | null
  relationshipStatus: string | null
  deceasedAt: string | null
  deceasedTimeAt: string | null
  placeOfDeath: Address | null
  deathRegisterNumber: string | null
  deathRegisterDate: string | null
  phone: string | null
  email: string | null
  bankAccountIban: string | null
  bankAccountBic: string | null
  bankAccountInstitute: string | null
  countOfKids: number | null
}

export type PartnerFacts = Place & {
  id: number
  name: string
  nameAffix: string | null
  phone: string | null
  email: string | null
  kinds: string | null
}

type CompanyFacts = Place & {
  id: number
  name: string
  phone: string | null
  email: string | null
  bankName: string | null
  iban: string | null
  bic: string | null
  vatId: string | null
  commercialRegister: string | null
  commercialRegisterNumber: string | null
  primaryColor: string | null
  emailSignature: string | null
  director: string | null
  letterTemplateSettings: LetterTemplateSettings
  logo: { sha256: string; mimeType: string } | null
  stationery: { sha256: string } | null
}

type BranchFacts = Place & { id: number; name: string; phone: string | null; email: string | null }

type AuthorFacts = {
  id: number
  name: string
  jobDescription: string | null
  phone: string | null
  email: string | null
}

/** Everything of a process that a letter may name. */
export type CaseFacts = {
  id: number
  legalEntityId: number
  type: string
  status: string
  createdAt: string
  funeralAt: string | null
  drvNumber: string | null
  freeDeathCertificateCount: number
  chargeableDeathCertificateCount: number
  internationalDeathCertificateCount: number
  graveNumber: string | null
  gravePosition: string | null
  graveBurialLocation: string | null
  graveType: string | null
  graveOwner: string | null
  burialType: string | null
  burialForm: string | null
  assignee: string | null
  deceased: PersonFacts
  client: PersonFacts | null
  clientPartner: PartnerFacts | null
  relation: { relationshipType: string | null; maritalStatus: string | null } | null
  cemetery: PartnerFacts | null
  registryOffice: PartnerFacts | null
  company: CompanyFacts
  branch: BranchFacts | null
  author: AuthorFacts | null
}

const place = ['street', 'streetNumber', 'zipCode', 'city']

const personColumns = columns(
  'p',
  [
    ...['id', 'salutation', 'title', 'gender', 'firstName', 'lastName', 'otherFirstNames', 'birthName', 'dateOfBirth'],
    ...['placeOfBirth', 'nationality', 'religiousAffiliation', 'profession', 'relationshipStatus', 'deceasedAt'],
    ...['placeOfDeath', 'deathRegisterNumber', 'deathRegisterDate', 'phone', 'email', 'bankAccountIban'],
    ...['bankAccountBic', 'bankAccountInstitute', 'countOfKids', ...place],
  ],
  { deceasedTimeAt: 'left(p.deceased_time_at::text, 5)' },
)

const person = (id: string): string =>
  `(select row_to_json(r) from (select ${personColumns} from persons p where p.tenant_id = c.tenant_id and p.id = ${id}) r)`

const contactOf = (types: string): string =>
  `(select d ->> 'value' from jsonb_array_elements(b.contact_details) with ordinality as e (d, n)
    where d ->> 'type' in (${types}) order by n limit 1)`

const partnerColumns = columns('b', ['id', 'name', 'nameAffix'], {
  ...Object.fromEntries(place.map((part) => [part, `b.address ->> '${part}'`])),
  phone: contactOf(`'PHONE', 'MOBILE'`),
  email: contactOf(`'EMAIL'`),
  kinds: `(select string_agg(t.name, ', ' order by t.name) from partner_types_of_partners x
    join business_partner_types t on t.tenant_id = x.tenant_id and t.id = x.business_partner_type_id
    where x.tenant_id = b.tenant_id and x.business_partner_id = b.id)`,
})

const partner = (id: string): string =>
  `(select row_to_json(r) from (select ${partnerColumns} from business_partners b
    where b.tenant_id = c.tenant_id and b.id = ${id}) r)`

const userName = (id: string): string =>
  `(select concat_ws(' ', u.title, u.first_name, u.last_name) from users u where u.tenant_id = c.tenant_id and u.id = ${id})`

const fileOf = (context: string, columnsOfFile: string): string =>
  `(select json_build_object(${columnsOfFile}) from documents d where d.tenant_id = e.tenant_id
    and d.owner_entity_id = e.id and d.context = '${context}' and not d.deleted)`

const company = `(select row_to_json(r) from (select ${columns(
  'e',
  [
    ...['id', 'name', 'phone', 'email', 'bankName', 'iban', 'bic', 'vatId', 'commercialRegister'],
    ...['commercialRegisterNumber', 'primaryColor', 'emailSignature', 'letterTemplateSettings', ...place],
  ],
  {
    director: userName('e.director_user_id'),
    logo: fileOf('LOGO', `'sha256', d.sha256, 'mimeType', d.mime_type`),
    stationery: fileOf('LETTER_TEMPLATE', `'sha256', d.sha256`),
  },
)} from legal_entities e where e.tenant_id = c.tenant_id and e.id = c.legal_entity_id) r)`

const branch = `(select row_to_json(r) from (select ${columns('f', ['id', 'name', 'phone', 'email', ...place])}
  from branches f where f.tenant_id = c.tenant_id and f.id = c.legal_entity_branch_id) r)`

const named = (table: string, id: string): string =>
  `(select n.name from ${table} n where n.tenant_id = c.tenant_id and n.id = ${id})`

const caseColumns = columns(
  'c',
  [
    ...['id', 'legalEntityId', 'type', 'status', 'drvNumber', 'freeDeathCertificateCount', 'graveNumber'],
    ...[
      'chargeableDeathCertificateCount',
      'internationalDeathCertificateCount',
      'gravePosition',
      'graveBurialLocation',
    ],
  ],
  {
    createdAt: instant('c.created_at'),
    funeralAt: instant('funeral_at(c.tenant_id, c.id)'),
    graveType: named('grave_types', 'c.grave_type_id'),
    graveOwner: `(select concat_ws(' ', p.title, p.first_name, p.last_name) from persons p
      where p.tenant_id = c.tenant_id and p.id = c.grave_owner_id)`,
    burialForm: named('burial_forms', 'c.burial_form_id'),
    burialType: `(select t.name from burial_forms f join burial_types t on t.tenant_id = f.tenant_id and t.id = f.burial_type_id
      where f.tenant_id = c.tenant_id and f.id = c.burial_form_id)`,
    assignee: userName('c.assignee_id'),
    deceased: person('c.deceased_person_id'),
    client: person('c.client_person_id'),
    clientPartner: partner('c.client_business_partner_id'),
    relation: relationBetween('c.deceased_person_id', 'c.client_person_id'),
    cemetery: partner('c.cemetery_id'),
    registryOffice: partner(`(select p.death_registry_office_id from persons p
      where p.tenant_id = c.tenant_id and p.id = c.deceased_person_id)`),
    company,
    branch,
  },
)

const author = (actorId: number) => sql`(select row_to_json(r) from (
  select u.id, concat_ws(' ', u.title, u.first_name, u.last_name) as name, u.job_description as "jobDescription",
    x.phone, case when x.email is null then u.email else x.email end as email
  from users u left join user_entities x on x.tenant_id = u.tenant_id and x.user_id = u.id
    and x.legal_entity_id = c.legal_entity_id
  where u.tenant_id = c.tenant_id and u.id = ${actorId}) r)`

/** @returns everything of a process that a letter of somebody may name; null for an unknown one. */
export const findCaseFacts = async (tx: Tx, processId: number, actorId: number): Promise<CaseFacts | null> => {
  const found = await tx.json<CaseFacts>(sql`
    select row_to_json(f)::text as json from (
      select ${sql.raw(caseColumns)}, ${author(actorId)} as author from processes c where c.id = ${processId}) f`)
  return found?.value() ?? null
}

/** Somebody on record to whom a letter goes, as his record says it. */
export type KnownRecipient = { person: PersonFacts | null; partner: PartnerFacts | null; legalEntityId: number }

/**
 * @returns the records of recipients, by `PERSON:7`: those of the legal entity alone, and deleted ones only where a
 *   draft has them already.
 */
export const findRecipients = async (
  tx: Tx,
  legalEntityId: number,
  recipients: readonly Pick<LetterRecipient, 'type' | 'id'>[],
): Promise<Map<string, KnownRecipient>> => {
  const idsOf = (type: LetterRecipient['type']) =>
    recipients.flatMap((one) => (one.type === type && one.id !== null ? one.id : []))
  const rows = await tx.rows<{ key: string; json: string }>(sql`
    select 'PERSON:' || c.id as key, json_build_object('person', r, 'legalEntityId', c.legal_entity_id)::text as json
      from persons c cross join lateral (select ${sql.raw(personColumns)} from persons p
        where p.tenant_id = c.tenant_id and p.id = c.id) r
      where c.id = any(${idsOf('PERSON')}::bigint[]) and c.legal_entity_id = ${legalEntityId}
    union all
    select 'PARTNER:' || c.id, json_build_object('partner', r, 'legalEntityId', c.legal_entity_id)::text
      from business_partners c cross join lateral (select ${sql.raw(partnerColumns)} from business_partners b
        where b.tenant_id = c.tenant_id and b.id = c.id) r
      where c.id = any(${idsOf('PARTNER')}::bigint[]) and c.legal_entity_id = ${legalEntityId}`)
  return new Map(
    rows.map(({ key, json }) => [
      key,
      { person: null, partner: null, ...(JSON.parse(json) as Partial<KnownRecipient>) } as KnownRecipient,
    ]),
  )
}

type Possible = Pick<PossibleRecipient, 'type' | 'id' | 'as' | 'detail'>

/** @returns everybody of a process to whom a letter may go, in the order in which they are offered; each once. */
export const findPossibleRecipients = async (tx: Tx, processId: number): Promise<Possible[]> => {
  const rows = await tx.rows<Possible>(sql`
    with c as materialized (select * from processes where id = ${processId}),
    r as materialized (
      select x.related_person_id as id, coalesce(x.relationship_type, x.marital_status) as detail
        from c join relationships x on x.person_id = c.deceased_person_id and not x.deleted and x.related_person_id is not null
      union all
      select x.person_id, coalesce(x.relationship_type, x.marital_status)
        from c join relationships x on x.related_person_id = c.deceased_person_id and not x.deleted)
    select type, id, "as", detail from (
      select distinct on (type, id) type, id, "as", detail, place from (
        select 'PERSON' as type, client_person_id as id, 'CLIENT' as "as", null::text as detail, 1 as place from c
        union all select 'PARTNER', client_business_partner_id, 'CLIENT', null, 1 from c
        union all select 'PERSON', x.person_id, 'PROCESS_PERSON', x.role, 2
          from c join process_persons x on x.process_id = c.id and not x.deleted
        union all select 'PERSON', grave_owner_id, 'PROCESS_PERSON', null, 2 from c
        union all select 'PERSON', r.id, 'RELATIVE', r.detail, 3 from r
        union all select 'PARTNER', p.death_registry_office_id, 'REGISTRY_OFFICE', null, 4
          from c join persons p on p.id = c.deceased_person_id
        union all select 'PARTNER', cemetery_id, 'CEMETERY', null, 5 from c
        union all select 'PARTNER', x.business_partner_id, 'PARTNER', null, 6
          from c join process_business_partners x on x.process_id = c.id) every
      where id is not null order by type, id, place) once
    where case type when 'PERSON' then exists (select from persons p where p.id = once.id and not p.deleted and not p.deceased)
      else exists (select from business_partners b where b.id = once.id and not b.deleted) end
    order by place, id limit 200`)
  return rows
}
