import { type Grants, hasPermission } from '@pietas/contract/kit'
import { mayGrant, type User } from '@pietas/contract/users'
import { forbidden } from '../kit/refusal'
import { grantsOf } from './grants'

type Roles = Pick<User, 'tenantRoles' | 'legalEntities'>

const grantsOfUser = (roles: Roles): Grants => grantsOf({ platformRole: null, ...roles })

const editsWholeTenant = (grants: Grants): boolean => hasPermission(grants, 'Administration:EditUsers', 'tenant')

const editsAt = (grants: Grants, entityId: number): boolean =>
  hasPermission(grants, 'Administration:EditUsers', entityId)

/**
 * May the caller see and change this member of staff at all? An entity's administrator only those of his entity.
 *
 * @throws 403
 */
export const refuseForeignStaff = (grants: Grants, user: Roles): void => {
  if (editsWholeTenant(grants)) return
  if (user.legalEntities.some((row) => editsAt(grants, row.legalEntityId))) return
  throw forbidden()
}

/**
 * Nobody grants or takes what he lacks himself, and an entity's administrator touches rows of his own entity only:
 * roles, sections 1 and 2.
 *
 * @throws 403
 */
export const refuseBeyondOwn = (grants: Grants, before: Roles, after: Roles): void => {
  const sameTenantRoles = [...before.tenantRoles].sort().join() === [...after.tenantRoles].sort().join()
  const changed = changedRows(before, after)
  if (!sameTenantRoles && !mayGrant(grants, grantsOfUser({ tenantRoles: union(before, after), legalEntities: [] })))
    throw forbidden()
  if (!editsWholeTenant(grants)) {
    if (!sameTenantRoles || changed.some((row) => !editsAt(grants, row.legalEntityId))) throw forbidden()
  }
  // Row by row: what an entity's row was and what it becomes count both.
  if (changed.some((row) => !mayGrant(grants, grantsOfUser({ tenantRoles: [], legalEntities: [row] }))))
    throw forbidden()
}

const union = (before: Roles, after: Roles): Roles['tenantRoles'] => [
  ...new Set([...before.tenantRoles, ...after.tenantRoles]),
]

const rowKey = (row: Roles['legalEntities'][number]): string =>
  `${row.legalEntityId}:${[...row.roles].sort().join()}:${row.email}:${row.phone}`

const changedRows = (before: Roles, after: Roles): Roles['legalEntities'] => {
  const was = new Set(before.legalEntities.map(rowKey))
  const is = new Set(after.legalEntities.map(rowKey))
  return [
    ...before.legalEntities.filter((row) => !is.has(rowKey(row))),
    ...after.legalEntities.filter((row) => !was.has(rowKey(row))),
  ]
}

/** Taking over somebody's sign-in gives what he holds: his e-mail, invitation and removal need as much. @throws 403 */
export const refuseMightier = (grants: Grants, user: Roles): void => {
  if (!mayGrant(grants, grantsOfUser(user))) throw forbidden()
}
