import { MessageSquareHeart } from 'lucide-react'
import { idIn, written } from '../kit/drawer/address'
import { drawersOf, page, withTab } from '../kit/page/facts'
import { lazyPage } from '../kit/page/lazy-page'

const right = 'QM:AccessQM'

export const pages = {
  quality: page({
    path: '/qm',
    permission: right,
    needsEntity: true,
    search: withTab,
    texts: ['processes', 'quality', 'tasks', 'tasks/detail', 'tasks/form'],
    menu: { group: 'work', order: 60, label: 'nav.quality', short: 'nav.quality-short', icon: MessageSquareHeart },
    chunk: lazyPage(async () => (await import('./pages/quality-page')).QualityPage),
  }),
}

export const drawers = drawersOf({
  followUp: {
    address: {
      write: ({ processId }) => written(processId),
      read: (value) => {
        const processId = idIn(value)
        return processId === undefined ? undefined : { processId }
      },
    },
    permission: right,
    reading: right,
    texts: ['quality'],
    chunk: async () => (await import('./follow-ups/follow-up-drawer')).FollowUpDrawer,
  },
})
