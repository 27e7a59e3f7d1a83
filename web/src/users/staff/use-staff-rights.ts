import {
  type EntityRole,
  grantsOf as grantsOfRoles,
  mayGrant,
  type TenantRole,
  type User,
} from '@pietas/contract/users'
import { useMemo } from 'react'
import { grantsOf, useMaybeSession, usePermissions } from '../../kit/session'

type Roles = Pick<User, 'tenantRoles' | 'legalEntities'>

const grantsOfUser = (roles: Partial<Roles>) =>
  grantsOfRoles({ platformRole: null, tenantRoles: [], legalEntities: [], ...roles })

/** What the person may do with the staff: the rules of the server, so that nothing is offered that it refuses. */
export function useStaffRights() {
  const session = useMaybeSession()
  const may = usePermissions()
  return useMemo(() => {
    const own = grantsOf(session)
    const editsAt = (level: 'tenant' | number) => may('Administration:EditUsers', level)
    const at = (legalEntityId: number, roles: EntityRole[]) => ({
      legalEntities: [{ legalEntityId, roles, email: '', phone: null }],
    })
    return {
      editsAt,
      editsTenant: editsAt('tenant'),
      /** Nobody grants what he lacks. */
      mayGiveTenantRole: (role: TenantRole) =>
        editsAt('tenant') && mayGrant(own, grantsOfUser({ tenantRoles: [role] })),
      mayGiveRole: (role: EntityRole, legalEntityId: number) =>
        editsAt(legalEntityId) && mayGrant(own, grantsOfUser(at(legalEntityId, [role]))),
      /** His way in opens what he holds: nobody takes it in hand who holds less. */
      mayHandle: (user: Roles & Pick<User, 'id'>) =>
        user.id !== session?.me.user.id && mayGrant(own, grantsOfUser(user)),
    }
  }, [session, may])
}

export type StaffRights = ReturnType<typeof useStaffRights>
