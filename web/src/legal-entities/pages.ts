import { Building2, MapPin } from 'lucide-react'
import { listPage } from '../kit/page/facts'

export const pages = {
  companies: listPage({
    path: '/admin/companies',
    permission: 'Administration:ManageLegalEntity',
    texts: ['legal-entities'],
    menu: { under: '/admin', order: 5, label: 'nav.companies', icon: Building2 },
    lists: ['companies'],
  }),
  branches: listPage({
    path: '/admin/branches',
    permission: 'Administration:ManageLegalEntity',
    needsEntity: true,
    texts: ['legal-entities'],
    menu: { under: '/admin', order: 10, label: 'nav.branches', icon: MapPin },
    lists: ['branches'],
  }),
}
