import { page } from '../kit/page/facts'
import { lazyPage } from '../kit/page/lazy-page'

export const pages = {
  profile: page({
    path: '/profile',
    texts: ['calendar/feed', 'notifications', 'partners', 'persons', 'tasks', 'tasks/leave', 'users'],
    chunk: lazyPage(async () => (await import('./pages/profile-page')).ProfilePage),
  }),
}
