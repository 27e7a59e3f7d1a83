import {
  accountingDocumentTemplateFields,
  billedProcessTypes,
  billingDueRuleFields,
  documentSectionFields,
  numberRangeFields,
  paperTypes,
} from '@pietas/contract/legal-entities'
import { columns, jsonOf, recordColumns, sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import type { ListFacts, Sort } from '../../kit/paging'

const createdAt: Sort = { expression: 's.created_at', type: 'timestamptz' }

/** In the order in which people know the values of a column, and not in that of the letters that we write them with. */
const placeOf = (column: string, values: readonly string[]): Sort => ({
  expression: `(case ${values.map((value, at) => `when ${column} = '${value}'::text then ${at}::bigint`).join(' ')} end)`,
  type: 'bigint',
})

export const documentSectionFacts: ListFacts = {
  table: 'document_sections',
  alias: 's',
  item: recordColumns('s', ['legalEntityId', ...Object.keys(documentSectionFields.shape)]),
  sorts: { TYPE: placeOf('s.type', paperTypes), CREATED_AT: createdAt },
}

export const numberRangeFacts: ListFacts = {
  table: 'number_ranges',
  alias: 's',
  item: recordColumns('s', ['legalEntityId', ...Object.keys(numberRangeFields.shape)]),
  sorts: { TYPE: placeOf('s.type', paperTypes), CREATED_AT: createdAt },
}

export const billingDueRuleFacts: ListFacts = {
  table: 'billing_due_rules',
  alias: 's',
  item: recordColumns('s', ['legalEntityId', ...Object.keys(billingDueRuleFields.shape)]),
  sorts: {
    PROCESS_TYPE: placeOf('s.process_type', billedProcessTypes),
    DUE_FOR_BILLING_IN_DAYS: { expression: 's.due_for_billing_in_days', type: 'bigint' },
  },
}

const file = jsonOf(`${columns('d', ['id', 'fileName', 'mimeType', 'size', 'accessToken'])} from documents d
  where d.tenant_id = s.tenant_id and d.accounting_document_template_id = s.id and not d.deleted`)

export const accountingDocumentTemplateFacts: ListFacts = {
  table: 'accounting_document_templates',
  alias: 's',
  item: recordColumns('s', ['legalEntityId', ...Object.keys(accountingDocumentTemplateFields.shape)], {
    allowedPrintModes: 'to_json(s.allowed_print_modes)',
    file,
  }),
  sorts: { NAME: { expression: 's.name', type: 'text' }, CREATED_AT: createdAt },
}

/** Lets changes of what only one may be come one after the other: each sees what the one before has left. */
export const lockEntity = (tx: Tx, legalEntityId: number): Promise<number> =>
  tx.run(sql`select from legal_entities e where e.id = ${legalEntityId} for no key update`)

type Section = { legalEntityId: number; type: string; section: string | null }

/** Makes room for another document section as the default of its place. */
export const releaseDefaultSection = (tx: Tx, id: number, { legalEntityId, type, section }: Section): Promise<number> =>
  tx.run(sql`update document_sections s set is_default = false
    where s.legal_entity_id = ${legalEntityId} and s.type = ${type} and s.section is not distinct from ${section}
      and s.id <> ${id} and s.is_default and not s.deleted`)

/** Makes room for another template as the default of its legal entity. */
export const releaseDefaultTemplate = (tx: Tx, id: number, legalEntityId: number): Promise<number> =>
  tx.run(sql`update accounting_document_templates s set is_default = false
    where s.legal_entity_id = ${legalEntityId} and s.id <> ${id} and s.is_default and not s.deleted`)
