export { enterTenant, leaveTenant, useTenants } from './tenant-visit'
