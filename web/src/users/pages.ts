import { lazyRouteComponent } from '@tanstack/react-router'
import { page } from '../kit/page/facts'

export const pages = {
  profile: page({
    path: '/profile',
    texts: ['persons', 'users'],
    chunk: lazyRouteComponent(() => import('./pages/profile-page'), 'ProfilePage'),
  }),
}
