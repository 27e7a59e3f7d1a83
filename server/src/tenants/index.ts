import { feature } from '../kit/feature'
import { type Furnish, tenantHandlers } from './handlers'

export { insertTenant } from './queries'

/** @param furnish what features further right give a new tenant. */
export const tenants = (furnish: Furnish) => feature({ handlers: { tenants: tenantHandlers(furnish) } })
