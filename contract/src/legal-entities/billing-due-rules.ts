import * as z from 'zod'
import { shownWhole } from '../kit'
import { settingsOf } from './settings'

/** The kinds of processes that are billed; a request comes to nothing or becomes one of them: spec 1 section 3.1. */
export const billedProcessTypes = ['DEATH', 'PROVISION', 'AFTERCARE', 'ADDITIONAL'] as const
export type BilledProcessType = (typeof billedProcessTypes)[number]

/** After how many days a process of a kind is to be billed. */
export const billingDueRuleFields = z.object({
  processType: z.enum(billedProcessTypes),
  dueForBillingInDays: z.int().min(0).max(3650),
})

export const billingDueRules = settingsOf({
  path: 'billing-due-rules',
  item: 'billingDueRule',
  fields: billingDueRuleFields,
  required: billingDueRuleFields,
  query: shownWhole({ sortBy: ['PROCESS_TYPE', 'DUE_FOR_BILLING_IN_DAYS'] }),
})
export type BillingDueRule = z.output<typeof billingDueRules.create.answer>
