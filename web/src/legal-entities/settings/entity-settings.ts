import { accountingTemplateList } from './accounting-template-list'
import { billingDueRuleList } from './billing-due-rule-list'
import { documentSectionList } from './document-section-list'
import { numberRangeList } from './number-range-list'

/** What a legal entity keeps several of for its papers, by the names of the lists. */
export const entitySettings = {
  documentSections: documentSectionList,
  numberRanges: numberRangeList,
  billingDueRules: billingDueRuleList,
  accountingTemplates: accountingTemplateList,
}

export type EntitySetting = keyof typeof entitySettings
