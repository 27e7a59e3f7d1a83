import { lazyRouteComponent } from '@tanstack/react-router'
import { ListRestart } from 'lucide-react'
import { page } from '../kit/page/facts'

export const pages = {
  jobs: page({
    path: '/admin/jobs',
    permission: 'Administration:ManageLegalEntity',
    level: 'tenant',
    texts: ['trail'],
    menu: { group: 'administration', order: 70, label: 'nav.jobs', icon: ListRestart },
    chunk: lazyRouteComponent(() => import('./pages/jobs-page'), 'JobsPage'),
  }),
}
