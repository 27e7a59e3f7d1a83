import { useQuery } from '@tanstack/react-query'
import { isProblem } from '../../kit/api'
import { client } from '../../kit/api/client'
import { DrawerSkeleton, SideDrawer, useDrawers } from '../../kit/drawer'
import { EmptyState } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import { NewTenantForm } from '../new-tenant-form'
import { TenantForm } from '../tenant-form'

declare module '../../kit/drawer' {
  interface Drawers {
    /** A tenant of the platform; without an id a new one. */
    tenant: { tenantId?: number }
  }
}

/** A tenant from the side: what it is called, whether it may invoice, and its domains. */
export function TenantDrawer({ tenantId }: { tenantId?: number }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  if (tenantId !== undefined) return <LoadedTenant tenantId={tenantId} />
  return (
    <SideDrawer size="large" title={t('tenant.create')} onClose={drawers.close}>
      <NewTenantForm onSaved={drawers.finish} onCancel={drawers.close} />
    </SideDrawer>
  )
}

function LoadedTenant({ tenantId }: { tenantId: number }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const { data: tenant, error } = useQuery({
    queryKey: ['tenants', 'one', tenantId],
    queryFn: ({ signal }) => client.tenants.get({ tenantId, signal }),
    // The form must start from what is stored now, not from what was looked at before.
    gcTime: 0,
  })
  return (
    <SideDrawer size="large" title={tenant?.name ?? t('tenant.one')} subtitle={tenant?.slug} onClose={drawers.close}>
      {tenant && <TenantForm tenant={tenant} onSaved={drawers.finish} onCancel={drawers.close} />}
      {!tenant && !error && <DrawerSkeleton />}
      {error && !tenant && (
        <EmptyState title={t(isProblem(error, 'FORBIDDEN') ? 'tenant.not-found' : 'common.error')} />
      )}
    </SideDrawer>
  )
}
