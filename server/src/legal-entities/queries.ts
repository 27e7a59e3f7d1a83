import { branchFields, legalEntityFields } from '@pietas/contract/legal-entities'
import { columns, jsonOf, recordColumns, sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import type { ListFacts } from '../kit/paging'
import type { Seat } from './holidays'

const sorts = (alias: string): ListFacts['sorts'] => ({
  NAME: { expression: `${alias}.name`, type: 'text' },
  CREATED_AT: { expression: `${alias}.created_at`, type: 'timestamptz' },
})

const fileOf = (selected: string, context: 'LOGO' | 'LETTER_TEMPLATE'): string => `${selected} from documents d
  where d.tenant_id = e.tenant_id and d.owner_entity_id = e.id and d.context = '${context}' and not d.deleted`
const file = columns('d', ['id', 'fileName', 'mimeType', 'size'])

const stored = [...Object.keys(legalEntityFields.shape), 'facturaFeatureEnabled']

const computed = {
  billingApiTokenSet: 'e.billing_api_token is not null',
  factoringPasswordSet: 'e.factoring_password is not null',
  smtpPasswordSet: 'e.smtp_password is not null',
  logo: jsonOf(fileOf(file, 'LOGO')),
  logoAccessToken: `(select ${fileOf('d.access_token', 'LOGO')})`,
  letterTemplate: jsonOf(fileOf(file, 'LETTER_TEMPLATE')),
  letterTemplateAccessToken: `(select ${fileOf('d.access_token', 'LETTER_TEMPLATE')})`,
  forbiddenFileTypes: 'to_json(e.forbidden_file_types)',
}

/** A legal entity with all its settings. */
export const entityFacts: ListFacts = {
  table: 'legal_entities',
  alias: 'e',
  item: recordColumns('e', stored, computed),
  sorts: sorts('e'),
}

// How it books, who takes over its claims and how its mails leave is no business of everybody who works there.
const closed = {
  ...{ insuranceAgencyId: 'text', printqStore: 'text', accountingClientNumber: 'text' },
  ...{ accountingConsultantNumber: 'text', creditorStartNumber: 'int', creditorPrefix: 'text' },
  ...{ debtorStartNumber: 'int', debtorPrefix: 'text', factoringIban: 'text', factoringBic: 'text' },
  ...{ paymentOffsetMethod: 'text', factoringProvider: 'text', factoringUser: 'text', factoringCustomerId: 'text' },
  ...{ smtpHost: 'text', smtpPort: 'int', smtpSecurity: 'text', smtpUser: 'text', smtpFrom: 'text' },
}

/** A legal entity as everybody who works there reads it. */
export const sharedEntityFacts: ListFacts = {
  ...entityFacts,
  item: recordColumns('e', stored, {
    ...computed,
    ...Object.fromEntries(Object.entries(closed).map(([field, type]) => [field, `null::${type}`])),
    billingApiTokenSet: 'false',
    factoringPasswordSet: 'false',
    smtpPasswordSet: 'false',
  }),
}

export const branchFacts: ListFacts = {
  table: 'branches',
  alias: 'b',
  item: recordColumns('b', ['legalEntityId', ...Object.keys(branchFields.shape)]),
  sorts: sorts('b'),
}

/** @returns the endings of files that a legal entity does not take. */
export const forbiddenFileTypesOf = async (tx: Tx, legalEntityId: number): Promise<string[]> => {
  const rows = await tx.rows<{ ending: string }>(sql`
    select unnest(e.forbidden_file_types) as ending from legal_entities e where e.id = ${legalEntityId}`)
  return rows.map(({ ending }) => ending)
}

/** Where a legal entity is, as its public holidays depend on it. */
export const findSeat = (tx: Tx, legalEntityId: number) =>
  tx.row<Seat>(sql`
    select e.zip_code as "zipCode", e.federal_state as "federalState" from legal_entities e where e.id = ${legalEntityId}`)
