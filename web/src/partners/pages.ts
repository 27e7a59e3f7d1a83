import { Building2, Upload } from 'lucide-react'
import { page, withTab } from '../kit/page/facts'
import { lazyPage } from '../kit/page/lazy-page'

const parentOf = (search: Record<string, unknown>): { parent?: number } => {
  const parent = Number(search.parent)
  return Number.isInteger(parent) && parent > 0 ? { parent } : {}
}

export const pages = {
  partners: page({
    path: '/business-partners',
    permission: 'BusinessPartner:Read',
    needsEntity: true,
    texts: ['partners'],
    menu: { group: 'work', order: 40, label: 'nav.partners', short: 'nav.partners-short', icon: Building2 },
    chunk: lazyPage(async () => (await import('./pages/partners-page')).PartnersPage),
  }),
  createPartner: page({
    path: '/business-partners/create',
    permission: 'BusinessPartner:CreateOrEdit',
    needsEntity: true,
    search: parentOf,
    texts: ['partners', 'persons'],
    create: { order: 50, label: 'header.create-partner', icon: Building2 },
    chunk: lazyPage(async () => (await import('./pages/create-partner-page')).CreatePartnerPage),
  }),
  importPartners: page({
    path: '/business-partners/import',
    permission: 'BusinessPartner:CreateOrEdit',
    needsEntity: true,
    texts: ['imports', 'partners'],
    command: { label: 'search.import-partners', icon: Upload },
    chunk: lazyPage(async () => (await import('./pages/import-partners-page')).ImportPartnersPage),
  }),
  partner: page({
    path: '/business-partners/$partnerId',
    permission: 'BusinessPartner:Read',
    needsEntity: true,
    search: withTab,
    texts: ['documents', 'partners', 'persons', 'processes'],
    chunk: lazyPage(async () => (await import('./pages/partner-page')).PartnerPage),
  }),
}
