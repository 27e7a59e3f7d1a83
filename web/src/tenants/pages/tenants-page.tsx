import { useDrawers } from '../../kit/drawer'
import { preloadDrawer } from '../../kit/drawer/use-drawers'
import { useTranslation } from '../../kit/i18n'
import { CreateButton, Fill, Page } from '../../kit/page'
import { TenantTable } from '../tenant-table'

/** The tenants of the platform: opened, looked at, closed, and the way into each. */
export function TenantsPage() {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const create = {
    label: t('tenant.create'),
    permission: 'Global:ManageSuperAdmins',
    onCreate: () => void drawers.open('tenant', {}),
  } as const
  return (
    <Page title={t('nav.tenants')} actions={<CreateButton {...create} onNear={() => preloadDrawer('tenant')} />}>
      <Fill>
        <TenantTable create={create} />
      </Fill>
    </Page>
  )
}
