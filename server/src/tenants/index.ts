import type * as z from 'zod'
import { feature } from '../kit/feature'
import { billingStatisticsHandlers } from './billing-statistics'
import { eraseTenants } from './erasure/job'
import { type Furnish, tenantHandlers } from './handlers'

export { insertTenant } from './queries'

/** @param furnish what features further right give a new tenant. */
export const tenants = <Administrator extends z.ZodType, Entity extends z.ZodType>(
  furnish: Furnish<Administrator, Entity>,
) =>
  feature({
    handlers: { tenants: tenantHandlers(furnish), billingStatistics: billingStatisticsHandlers },
    jobs: [eraseTenants],
  })
