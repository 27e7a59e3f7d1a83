import { Wallet } from 'lucide-react'
import { listPage } from '../kit/page/facts'

export const pages = {
  accounts: listPage({
    path: '/admin/accounts',
    permission: 'Administration:ManageLegalEntity',
    texts: ['accounts'],
    menu: { under: '/admin', order: 60, label: 'nav.accounts', icon: Wallet },
    lists: ['accounts'],
  }),
}
