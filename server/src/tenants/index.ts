export { type Furnish, tenantHandlers } from './handlers'
export { insertTenant } from './queries'
