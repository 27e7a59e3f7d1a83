import { Building, ChartColumn } from 'lucide-react'
import { idIn, isNew, written } from '../kit/drawer/address'
import { drawersOf, page, text } from '../kit/page/facts'
import { lazyPage } from '../kit/page/lazy-page'

const month = /^20\d\d-(0[1-9]|1[0-2])$/

export const pages = {
  billingStatistics: page({
    path: '/global/billing-statistics',
    permission: 'Global:ReadBillingStatistics',
    search: (search): { month?: string } => {
      const asked = text(search, 'month')
      return month.test(asked) ? { month: asked } : {}
    },
    texts: ['tenants', 'tenants/billing'],
    menu: { under: '/global', order: 20, label: 'nav.billing-statistics', icon: ChartColumn },
    chunk: lazyPage(async () => (await import('./pages/billing-statistics-page')).BillingStatisticsPage),
  }),
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
