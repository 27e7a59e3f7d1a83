import { lazyRouteComponent } from '@tanstack/react-router'
import { LayoutDashboard } from 'lucide-react'
import { page } from '../../kit/page/facts'

export const pages = {
  home: page({
    path: '/',
    texts: ['persons', 'processes'],
    menu: { group: 'overview', order: 10, label: 'nav.dashboard', icon: LayoutDashboard },
    chunk: lazyRouteComponent(() => import('./home-page'), 'HomePage'),
  }),
}
