import { type Grants, noGrants, type Permission } from '../kit'
import {
  type EntityRole,
  type PlatformRole,
  permissionsOfEntityRole,
  permissionsOfPlatformRole,
  permissionsOfTenantRole,
  type TenantRole,
} from './roles'

/** The roles somebody holds in one tenant. */
export type HeldRoles = {
  platformRole: PlatformRole | null
  tenantRoles: readonly TenantRole[]
  legalEntities: readonly { legalEntityId: number; roles: readonly EntityRole[] }[]
}

const union = (lists: readonly (readonly Permission[])[]): Permission[] => [...new Set(lists.flat())]

/** @returns the permissions that follow from the roles; a platform role counts at tenant level. */
export const grantsOf = (held: HeldRoles): Grants => {
  const ofPlatform = held.platformRole ? permissionsOfPlatformRole[held.platformRole] : []
  return {
    tenant: union([ofPlatform, ...held.tenantRoles.map((role) => permissionsOfTenantRole[role])]),
    legalEntities: Object.fromEntries(
      held.legalEntities.map((row) => [
        row.legalEntityId,
        union(row.roles.map((role) => permissionsOfEntityRole[role])),
      ]),
    ),
  }
}

const covers = (own: readonly Permission[], wanted: readonly Permission[]): boolean =>
  wanted.every((permission) => own.includes(permission))

/**
 * Nobody hands out more than he holds himself: spec 3 section 6, roles section 1.
 *
 * @returns whether `granter` holds every permission that `wanted` would give.
 */
export const mayGrant = (granter: Grants, wanted: Grants = noGrants): boolean =>
  covers(granter.tenant, wanted.tenant) &&
  Object.entries(wanted.legalEntities).every(([entity, permissions]) =>
    covers([...granter.tenant, ...(granter.legalEntities[Number(entity)] ?? [])], permissions),
  )
