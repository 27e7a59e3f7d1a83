import { lazyRouteComponent } from '@tanstack/react-router'
import { UserPlus, Users } from 'lucide-react'
import { drawersOf, page } from '../kit/page/facts'

export const pages = {
  persons: page({
    path: '/persons',
    permission: 'Person:ListAndRead',
    needsEntity: true,
    texts: ['persons', 'processes'],
    menu: { group: 'work', order: 30, label: 'nav.persons', icon: Users },
    chunk: lazyRouteComponent(() => import('./pages/persons-page'), 'PersonsPage'),
  }),
  createPerson: page({
    path: '/persons/create',
    permission: 'Person:Create',
    needsEntity: true,
    texts: ['documents', 'partners', 'persons', 'processes'],
    create: { order: 30, label: 'header.create-person', icon: UserPlus },
    chunk: lazyRouteComponent(() => import('./pages/create-person-page'), 'CreatePersonPage'),
  }),
}

export const drawers = drawersOf({
  person: {
    texts: ['documents', 'partners', 'persons', 'processes'],
    chunk: async () => (await import('./person-drawer')).PersonDrawer,
  },
})
