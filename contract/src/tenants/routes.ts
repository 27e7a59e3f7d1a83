import * as z from 'zod'
import { email, id, listQuery, page, requiredText, route, slug, stored, tenantPath } from '../kit'

/** The stored fields of a tenant. */
export const tenantFields = z.object({ name: requiredText(200), slug, facturaFeatureEnabled: z.boolean() })

export const tenant = z.object({ id, ...tenantFields.shape, ...stored.shape })
export type Tenant = z.output<typeof tenant>

// Only a super-administrator opens tenants; this string is the one that he holds and a supporter does not.
const superAdministrator = { platform: 'Global:ManageSuperAdmins' } as const

export const tenants = {
  list: route({
    method: 'GET',
    path: '/api/v1/tenants',
    access: { platform: 'Global:ReadTenants' },
    about: 'All tenants of the platform',
    query: listQuery({ sortBy: ['NAME', 'CREATED_AT'] }),
    answer: page(tenant),
  }),
  create: route({
    method: 'POST',
    path: '/api/v1/tenants',
    access: superAdministrator,
    about: 'Opens a tenant with its first administrator, who gets an invitation',
    body: tenantFields
      .pick({ name: true, slug: true })
      .extend({ adminUser: z.object({ firstName: requiredText(200), lastName: requiredText(200), email }) }),
    answer: tenant,
    failures: ['CONFLICT'],
  }),
  enter: route({
    method: 'POST',
    path: `${tenantPath}/enter`,
    access: { platform: 'Global:ReadTenants' },
    about: 'Begins to work in a tenant, in one at a time; the security trail of the tenant tells so',
  }),
  leave: route({
    method: 'POST',
    path: '/api/v1/tenants/leave',
    access: { platform: 'Global:ReadTenants' },
    about: 'Ends the work in the tenant that was entered, if one was',
  }),
  update: route({
    method: 'PATCH',
    path: tenantPath,
    access: superAdministrator,
    about: 'Changes a tenant',
    body: tenantFields.partial(),
    answer: tenant,
    failures: ['NOT_FOUND', 'CONFLICT', 'STALE_VERSION'],
  }),
}
