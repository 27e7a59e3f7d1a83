import { MapPin } from 'lucide-react'
import { listPage } from '../kit/page/facts'

export const pages = {
  branches: listPage({
    path: '/admin/branches',
    permission: 'Administration:ManageLegalEntity',
    needsEntity: true,
    texts: ['legal-entities'],
    menu: { group: 'administration', order: 10, label: 'nav.branches', icon: MapPin },
    lists: ['branches'],
  }),
}
