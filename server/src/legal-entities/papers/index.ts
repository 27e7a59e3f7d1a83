import {
  accountingDocumentTemplateHandlers,
  billingDueRuleHandlers,
  documentSectionHandlers,
  numberRangeHandlers,
} from './handlers'

export { demo } from './demo'

const manage = 'Administration:ManageLegalEntity' as const

/** The calls about what a legal entity keeps several of. */
export const settingHandlers = {
  documentSections: documentSectionHandlers,
  numberRanges: numberRangeHandlers,
  billingDueRules: billingDueRuleHandlers,
  accountingDocumentTemplates: accountingDocumentTemplateHandlers,
}

/** Who may do what with the paper that a template is printed on: whoever manages the legal entity. */
export const templateAsOwner = {
  table: 'accounting_document_templates',
  field: 'accountingDocumentTemplateId',
  read: manage,
  edit: manage,
  remove: manage,
  single: { types: ['application/pdf'], wrongType: 'accounting-template.validation.file-type' },
} as const

export const settingKinds = {
  document_sections: 'legal-entities',
  number_ranges: 'legal-entities',
  billing_due_rules: 'legal-entities',
  accounting_document_templates: 'legal-entities',
} as const
