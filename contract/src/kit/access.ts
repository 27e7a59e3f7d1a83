import { type Grants, hasPermission, isPlatformRight, type Permission } from './permissions'

/** What invoicing is switched on for: 'tenantAndLegalEntity' needs both of them. */
export type BillingLevel = 'tenant' | 'tenantAndLegalEntity'

/** Where invoicing is switched on. The installation has the last word, by its setting `BILLING`. */
export interface BillingFlags {
  installation: boolean
  tenant: boolean
  legalEntity: boolean
}

/** @returns whether what belongs to invoicing may be shown and used: spec 3 section 4.4. */
export const hasBilling = (level: BillingLevel, { installation, tenant, legalEntity }: BillingFlags): boolean =>
  installation && tenant && (level === 'tenant' || legalEntity)

/** What it takes to come somewhere; all of it has to hold. */
export interface Demands {
  /** Any one of several will do; absent = everybody. */
  permission?: Permission | readonly Permission[] | undefined
  /** Where the right has to be held: 'tenant' counts only roles of the tenant, an id is that legal entity. */
  level?: 'entity' | 'tenant' | number | undefined
  /** Makes sense only inside a legal entity. */
  needsEntity?: boolean | undefined
  billing?: BillingLevel | undefined
  /** Any one of these roles, beside the permission: of the tenant, at the active legal entity, or of the platform. */
  roles?: readonly string[] | undefined
}

/** What somebody is and has where he works just now. */
export interface Standing {
  grants: Grants
  /** People of the platform work outside of every tenant until they enter one. */
  isInTenant: boolean
  /** The active legal entity. */
  legalEntityId: number | null
  roles: readonly string[]
  billing: BillingFlags
}

/** Why somebody does not come somewhere; of several rights the first one is named. */
export type Hindrance =
  | { kind: 'tenant' }
  | { kind: 'entity' }
  | { kind: 'right'; right: Permission }
  | { kind: 'role' }
  | { kind: 'billing'; level: BillingLevel }

const isRefused = (permission: Demands['permission'], level: Demands['level'], standing: Standing): boolean => {
  const rights: readonly Permission[] = permission === undefined ? [] : [permission].flat()
  const at = level === undefined || level === 'entity' ? standing.legalEntityId : level
  return rights.length > 0 && !rights.some((right) => hasPermission(standing.grants, right, at))
}

/**
 * The one test for pages, the menu and whatever else has an address.
 *
 * @returns what is in the way; undefined = nothing. Where somebody works comes first: his rights depend on it.
 */
export const hindranceOf = (demands: Demands, standing: Standing): Hindrance | undefined => {
  const { permission, level, needsEntity, billing, roles } = demands
  const rights = permission === undefined ? [] : [permission].flat()
  const [right] = rights
  const isOfTenant = needsEntity || (right && !rights.some(isPlatformRight))
  if (isOfTenant && !standing.isInTenant) return { kind: 'tenant' }
  if (needsEntity && standing.legalEntityId === null) return { kind: 'entity' }
  if (right && isRefused(permission, level, standing)) return { kind: 'right', right }
  if (roles && !roles.some((role) => standing.roles.includes(role))) return { kind: 'role' }
  if (billing && !hasBilling(billing, standing.billing)) return { kind: 'billing', level: billing }
  return undefined
}
