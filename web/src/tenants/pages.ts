import { Building } from 'lucide-react'
import { idIn, isNew, written } from '../kit/drawer/address'
import { drawersOf, page } from '../kit/page/facts'
import { lazyPage } from '../kit/page/lazy-page'

export const pages = {
  tenants: page({
    path: '/global/tenants',
    permission: 'Global:ReadTenants',
    texts: ['tenants'],
    menu: { under: '/global', order: 5, label: 'nav.tenants', icon: Building },
    chunk: lazyPage(async () => (await import('./pages/tenants-page')).TenantsPage),
  }),
}

export const drawers = drawersOf({
  tenant: {
    address: {
      write: ({ tenantId }) => written(tenantId ?? isNew),
      read: (value) => {
        const tenantId = idIn(value)
        if (tenantId === undefined) return value === isNew ? {} : undefined
        return { tenantId }
      },
    },
    permission: 'Global:ManageSuperAdmins',
    ofPlatform: true,
    reading: 'Global:ReadTenants',
    texts: ['legal-entities', 'tenants', 'users/admin'],
    chunk: async () => (await import('./pages/tenant-drawer')).TenantDrawer,
  },
})
