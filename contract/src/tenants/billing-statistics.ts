import * as z from 'zod'
import { id, route } from '../kit'
import { tenantStates } from './routes'

const count = z.int().min(0)

/** What of a tenant is counted for a month; nothing in it tells of any person. */
const amounts = z.object({
  /** Who had access at some time of the month. */
  activeUsers: count,
  legalEntities: count,
  /** Processes that were opened in the month, by type and in all. */
  requests: count,
  provisions: count,
  deaths: count,
  aftercares: count,
  additionals: count,
  processes: count,
  /** Documents at the end of the month, and what they take. */
  documents: count,
  storageBytes: count,
})

export const tenantStatistics = z.object({ id, name: z.string(), state: z.enum(tenantStates), ...amounts.shape })
export type TenantStatistics = z.output<typeof tenantStatistics>

/** What the platform bills its tenants by. */
export const billingStatistics = {
  get: route({
    method: 'GET',
    path: '/api/v1/billing-statistics',
    access: { platform: 'Global:ReadBillingStatistics' },
    about: 'What is counted of each tenant in a month, and of all of them together; no personal data',
    query: z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) }),
    answer: z.object({ month: z.string(), items: z.array(tenantStatistics), total: amounts }),
  }),
}
