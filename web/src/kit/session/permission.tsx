import { type Grants, hasPermission, noGrants, type Permission } from '@pietas/contract/kit/permissions'
import { useMemo } from 'react'
import { type Session, useMaybeSession } from './session'

/** 'entity' counts roles at the active legal entity and above, 'tenant' only roles of the tenant; an id is that entity. */
export type Level = 'entity' | 'tenant' | number

export function grantsOf(session: Session | undefined): Grants {
  const { tenant } = session ?? {}
  if (!tenant) return noGrants
  return {
    tenant: tenant.permissions,
    legalEntities: Object.fromEntries(tenant.legalEntities.map((entity) => [entity.id, entity.permissions])),
  }
}

/** The one test for menu items, columns, row actions and buttons. */
export function usePermissions() {
  const session = useMaybeSession()
  return useMemo(() => {
    const grants = grantsOf(session)
    const entity = session?.legalEntity?.id ?? null
    return (permission: Permission | undefined, level: Level = 'entity') =>
      permission === undefined || hasPermission(grants, permission, level === 'entity' ? entity : level)
  }, [session])
}
