import { Building2 } from 'lucide-react'
import { listPage, page, withTab } from '../kit/page/facts'
import { lazyPage } from '../kit/page/lazy-page'

export const pages = {
  company: page({
    path: '/admin/companies/$companyId',
    permission: 'Administration:ManageLegalEntity',
    search: withTab,
    texts: ['accounts', 'legal-entities', 'legal-entities/company', 'legal-entities/settings'],
    chunk: lazyPage(async () => (await import('./pages/company-page')).CompanyPage),
  }),
}

export const listPages = {
  companies: listPage({
    path: '/admin/companies',
    permission: 'Administration:ManageLegalEntity',
    texts: ['legal-entities'],
    menu: { under: '/admin', order: 5, label: 'nav.companies', icon: Building2 },
    lists: ['companies'],
  }),
}

/** Branches and accounts stand at the company now. */
export const moved = {
  branches: { path: '/admin/branches', tab: 'branches' },
  accounts: { path: '/admin/accounts', tab: 'accounts' },
} as const
