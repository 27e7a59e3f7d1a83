import { ChartColumnBig } from 'lucide-react'
import { page } from '../kit/page/facts'
import { lazyPage } from '../kit/page/lazy-page'
import { readFiguresSearch } from './period/period-address'

export const pages = {
  figures: page({
    path: '/kpi',
    permission: 'KPI:AccessKPI',
    needsEntity: true,
    search: readFiguresSearch,
    texts: ['figures', 'processes'],
    menu: { group: 'work', order: 70, label: 'nav.kpi', icon: ChartColumnBig },
    chunk: lazyPage(async () => (await import('./pages/figures-page')).FiguresPage),
  }),
}
