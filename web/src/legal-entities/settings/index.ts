export { AccountingTemplates, BillingDueRules, DocumentSections, NumberRanges } from './entity-list'
