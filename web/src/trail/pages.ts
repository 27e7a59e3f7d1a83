import { ListRestart } from 'lucide-react'
import { page } from '../kit/page/facts'
import { lazyPage } from '../kit/page/lazy-page'

export const pages = {
  jobs: page({
    path: '/admin/jobs',
    permission: 'Administration:ManageLegalEntity',
    level: 'tenant',
    texts: ['trail'],
    menu: { under: '/admin', order: 70, label: 'nav.jobs', icon: ListRestart },
    chunk: lazyPage(async () => (await import('./pages/jobs-page')).JobsPage),
  }),
}
