import * as z from 'zod'
import { id, listQuery, page, route, shownWhole, stored, tenantPath } from '../kit'
import { domainName, tenantFields } from './fields'

/** A deactivated tenant lets nobody in; everything of it is kept. */
export const tenantStates = ['ACTIVE', 'DEACTIVATED', 'IN_DELETION'] as const
export type TenantState = (typeof tenantStates)[number]

export const tenant = z.object({
  id,
  ...tenantFields.shape,
  state: z.enum(tenantStates),
  /** How many legal entities and members of staff it has, deleted ones not counted. */
  /** When everything of it goes for good; null = nobody has asked for that. */
  deletionDueAt: z.string().nullable(),
  legalEntityCount: z.int(),
  userCount: z.int(),
  ...stored.shape,
})
export type Tenant = z.output<typeof tenant>

/** A domain of a tenant, and the line by which its owner proves that it is his. */
export const tenantDomain = z.object({
  id,
  domain: z.string(),
  verified: z.boolean(),
  /** When the line was looked for last. */
  checkedAt: z.string().nullable(),
  dnsRecord: z.object({ type: z.literal('TXT'), name: z.string(), value: z.string() }),
  createdAt: z.string(),
})
export type TenantDomain = z.output<typeof tenantDomain>

const readTenants = { platform: 'Global:ReadTenants' } as const
// Only a super-administrator opens and changes tenants; this string is the one that he holds and a supporter does not.
const superAdministrator = { platform: 'Global:ManageSuperAdmins' } as const

const domainsPath = `${tenantPath}/domains` as const
const domainPath = `${domainsPath}/{domainId}` as const

/** What the first of a new tenant are made of, which belong to features further right. */
export interface FirstOfTenant<Administrator extends z.ZodType, Entity extends z.ZodType> {
  adminUser: Administrator
  legalEntity: Entity
}

/** The calls about tenants. @param first what the first administrator and the first legal entity are made of: spec 3 section 3.14. */
export const tenants = <Administrator extends z.ZodType, Entity extends z.ZodType>(
  first: FirstOfTenant<Administrator, Entity>,
) => ({
  list: route({
    method: 'GET',
    path: '/api/v1/tenants',
    access: readTenants,
    about: 'The tenants of the platform, deactivated ones among them',
    query: listQuery({
      sortBy: ['NAME', 'CREATED_AT'],
      filters: { state: z.enum(tenantStates), facturaFeatureEnabled: z.boolean() },
    }),
    answer: page(tenant),
  }),
  create: route({
    method: 'POST',
    path: '/api/v1/tenants',
    access: superAdministrator,
    about: 'Opens a tenant with its first legal entity and its first administrator, who gets an invitation',
    body: tenantFields.pick({ name: true, slug: true }).extend({
      adminUser: first.adminUser,
      // Without one its administrator opens it himself.
      legalEntity: first.legalEntity.optional(),
      domains: z.array(domainName).max(20).default([]),
    }),
    answer: tenant,
    failures: ['CONFLICT'],
  }),
  get: route({
    method: 'GET',
    path: tenantPath,
    access: { ...readTenants, orMember: true },
    about: 'One tenant: its own staff may read it, and the platform',
    answer: tenant,
    failures: ['NOT_FOUND'],
  }),
  enter: route({
    method: 'POST',
    path: `${tenantPath}/enter`,
    access: readTenants,
    about: 'Begins to work in a tenant, in one at a time; the security trail of the tenant tells so',
  }),
  leave: route({
    method: 'POST',
    path: '/api/v1/tenants/leave',
    access: readTenants,
    about: 'Ends the work in the tenant that was entered, if one was',
  }),
  update: route({
    method: 'PATCH',
    path: tenantPath,
    access: superAdministrator,
    about: 'Changes a tenant; its slug stays, because addresses are made of it',
    body: tenantFields.omit({ slug: true }).partial(),
    answer: tenant,
    failures: ['NOT_FOUND', 'STALE_VERSION'],
  }),
  deactivate: route({
    method: 'POST',
    path: `${tenantPath}/deactivate`,
    access: superAdministrator,
    about: 'Closes a tenant: its staff are signed out and come in no more; everything is kept',
    answer: tenant,
    status: 200,
    failures: ['NOT_FOUND'],
  }),
  reactivate: route({
    method: 'POST',
    path: `${tenantPath}/reactivate`,
    access: superAdministrator,
    about: 'Opens a deactivated tenant again',
    answer: tenant,
    status: 200,
    failures: ['NOT_FOUND', 'CONFLICT'],
  }),
  requestDeletion: route({
    method: 'POST',
    path: `${tenantPath}/deletion`,
    access: superAdministrator,
    about: 'Closes a tenant at once and deletes everything of it after 30 days; asks for its slug',
    body: z.object({ confirmation: z.string().trim().max(200) }),
    answer: tenant,
    status: 200,
    failures: ['NOT_FOUND', 'INVALID_INPUT'],
  }),
  revokeDeletion: route({
    method: 'DELETE',
    path: `${tenantPath}/deletion`,
    access: superAdministrator,
    about: 'Takes a deletion back as long as it has not begun',
    failures: ['NOT_FOUND', 'CONFLICT'],
  }),
  export: route({
    method: 'GET',
    path: `${tenantPath}/export`,
    access: { platform: 'Global:ManageSuperAdmins', orMember: true },
    about:
      'An archive of everything stored of a tenant, secrets left out; for administrators of the whole tenant and the platform',
    remote: true,
    media: '*/*',
    failures: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
  listDomains: route({
    method: 'GET',
    path: domainsPath,
    access: readTenants,
    about: 'The domains of a tenant',
    query: shownWhole({ sortBy: ['DOMAIN'] }),
    answer: page(tenantDomain),
  }),
  getDomain: route({
    method: 'GET',
    path: domainPath,
    access: readTenants,
    about: 'A domain of a tenant, with the line of DNS that proves whose it is',
    answer: tenantDomain,
    failures: ['NOT_FOUND'],
  }),
  addDomain: route({
    method: 'PUT',
    path: domainsPath,
    access: superAdministrator,
    about: 'Adds a domain to a tenant; one that it has already stays as it is',
    body: z.object({ domain: domainName }),
    answer: tenantDomain,
    failures: ['NOT_FOUND', 'CONFLICT'],
  }),
  verifyDomain: route({
    method: 'POST',
    path: `${domainPath}/verify`,
    access: superAdministrator,
    about: 'Looks the line up in DNS and notes whether it is there',
    remote: true,
    answer: tenantDomain,
    status: 200,
    failures: ['NOT_FOUND', 'UNAVAILABLE'],
  }),
  deleteDomain: route({
    method: 'DELETE',
    path: domainPath,
    access: superAdministrator,
    about: 'Takes a domain from a tenant',
    failures: ['NOT_FOUND'],
  }),
})
