import { type BillingDueRule, billingDueRuleFields } from '@pietas/contract/legal-entities'
import { listFacts } from '../../kit/admin-list'
import { client } from '../../kit/api/client'
import { whenIdle } from '../../kit/loading'
import { callsAt } from './calls-at'

const BillingDueRuleFields = whenIdle(async () => (await import('./billing-due-rule-fields')).BillingDueRuleFields)

const manage = 'Administration:ManageLegalEntity'

/** After how many days the processes of a legal entity are to be billed. */
export const billingDueRuleList = (legalEntityId: number) =>
  listFacts<BillingDueRule>({
    name: 'billingDueRules',
    key: () => ['legal-entities', legalEntityId, 'billing-due-rules'],
    title: 'billingDueRule.many',
    item: 'billingDueRule.one',
    legalEntityId,
    naming: {
      header: 'billingDueRule.processType',
      sortBy: 'PROCESS_TYPE',
      of: ({ processType }, t) => t(`billingDueRule.processType.${processType}`),
    },
    hasSearch: false,
    create: manage,
    update: manage,
    delete: manage,
    level: legalEntityId,
    calls: callsAt(client.billingDueRules, legalEntityId),
    schema: billingDueRuleFields,
    labels: 'billingDueRule',
    columns: [
      {
        id: 'dueForBillingInDays',
        header: 'billingDueRule.dueForBillingInDays',
        width: 160,
        grow: 120,
        sortBy: 'DUE_FOR_BILLING_IN_DAYS',
        value: ({ dueForBillingInDays: count }, t) => t('billingDueRule.inDays', { count }),
      },
    ],
    Fields: BillingDueRuleFields,
  })
