import { LayoutDashboard } from 'lucide-react'
import { page } from '../../kit/page/facts'
import { lazyPage } from '../../kit/page/lazy-page'

export const pages = {
  home: page({
    path: '/',
    texts: ['persons', 'processes'],
    menu: { group: 'overview', order: 10, label: 'nav.dashboard', icon: LayoutDashboard },
    chunk: lazyPage(async () => (await import('./home-page')).HomePage),
  }),
}
