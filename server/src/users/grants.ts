import { type Grants, isPlatformRight, type Permission } from '@pietas/contract/kit'
import type { Me } from '@pietas/contract/session'
import { grantsOf as grantsOfRoles, type HeldRoles, mayGrant } from '@pietas/contract/users'
import type { Actor } from '../kit/call'
import type { CoveredRecipients } from '../session'
import { rolesOf } from './queries'

type Roles = {
  platformRole: string | null
  tenantRoles: readonly string[]
  legalEntities: readonly { legalEntityId: number; roles: readonly string[] }[]
}

/** What somebody may do in the tenant of the path. */
export const grantsOf = (actor: Roles): Grants => grantsOfRoles(actor as HeldRoles)

/** What somebody may do with the platform itself, wherever he works at the moment. */
const ofPlatform = (platformRole: string | null): Permission[] =>
  grantsOf({ platformRole, tenantRoles: [], legalEntities: [] }).tenant.filter(isPlatformRight)

/** Fills the permissions into the answer of "who am I". */
export const withPermissions = (me: Me): Me => ({
  ...me,
  permissions: ofPlatform(me.platformRole),
  tenants: me.tenants.map((tenant) => {
    const grants = grantsOf({
      platformRole: me.platformRole,
      tenantRoles: tenant.roles,
      legalEntities: tenant.legalEntities.map((entity) => ({ legalEntityId: entity.id, roles: entity.roles })),
    })
    return {
      ...tenant,
      permissions: [...grants.tenant],
      legalEntities: tenant.legalEntities.map((entity) => ({
        ...entity,
        permissions: [...new Set([...grants.tenant, ...(grants.legalEntities[entity.id] ?? [])])],
      })),
    }
  }),
})

/** Those members of staff who hold nothing that the caller lacks. */
export const coveredRecipients: CoveredRecipients = async (call, recipients) => {
  const rows = await rolesOf(call.tx, recipients)
  const covered = rows.filter((row) => {
    const legalEntities = JSON.parse(row.legalEntities) as Actor['legalEntities']
    return mayGrant(call.grants, grantsOf({ platformRole: null, tenantRoles: row.tenantRoles, legalEntities }))
  })
  return new Set(covered.map((row) => row.id))
}
