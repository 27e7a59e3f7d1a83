import { type Demands, type Hindrance, hindranceOf, type Standing } from '@pietas/contract/kit/access'
import { type Grants, hasPermission, noGrants, type Permission } from '@pietas/contract/kit/permissions'
import { useMemo } from 'react'
import { type Session, useMaybeSession } from './session'

/** 'entity' counts roles at the active legal entity and above, 'tenant' only roles of the tenant; an id is that entity. */
export type Level = 'entity' | 'tenant' | number

export function grantsOf(session: Session | undefined): Grants {
  const { me, tenant } = session ?? {}
  // Outside of every tenant our own people have to do with the platform alone.
  if (!tenant) return me ? { ...noGrants, tenant: me.permissions } : noGrants
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

/** What the person is and has where he works just now, as the rules on places ask for it. */
export function standingOf(session: Session | undefined): Standing {
  const { me, tenant, legalEntity } = session ?? {}
  return {
    grants: grantsOf(session),
    isInTenant: tenant !== undefined,
    legalEntityId: legalEntity?.id ?? null,
    roles: [me?.platformRole ?? [], tenant?.roles ?? [], legalEntity?.roles ?? []].flat(),
    billing: {
      installation: me?.installation.billing ?? false,
      tenant: tenant?.facturaFeatureEnabled ?? false,
      legalEntity: legalEntity?.facturaFeatureEnabled ?? false,
    },
  }
}

/** The one test for pages and places in the menu: what is in the way, if anything. */
export function useHindrance(): (demands: Demands) => Hindrance | undefined {
  const session = useMaybeSession()
  return useMemo(() => {
    const standing = standingOf(session)
    return (demands) => hindranceOf(demands, standing)
  }, [session])
}
