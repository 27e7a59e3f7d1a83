import { LayoutDashboard } from 'lucide-react'
import { page } from '../kit/page/facts'
import { lazyPage } from '../kit/page/lazy-page'

export const pages = {
  dashboard: page({
    path: '/',
    texts: ['dashboard', 'tasks'],
    menu: { group: 'overview', order: 10, label: 'nav.dashboard', onPhone: 'nav.bar-home', icon: LayoutDashboard },
    chunk: lazyPage(async () => (await import('./pages/day-page')).DayPage),
  }),
}
