import { UserCog, Users } from 'lucide-react'
import { idIn, isNew, written } from '../kit/drawer/address'
import { drawersOf, listPage, page, withTab } from '../kit/page/facts'
import { lazyPage } from '../kit/page/lazy-page'

export const pages = {
  users: page({
    path: '/admin/users',
    permission: ['Administration:EditUsers', 'Administration:CreateGroups'],
    search: withTab,
    texts: ['users/admin', 'users/provider', 'users/roles'],
    menu: { under: '/admin', order: 7, label: 'nav.users', icon: Users },
    chunk: lazyPage(async () => (await import('./pages/users-page')).UsersPage),
  }),
  profile: page({
    path: '/profile',
    texts: ['calendar/feed', 'notifications', 'partners', 'persons', 'tasks', 'tasks/leave', 'users', 'users/roles'],
    chunk: lazyPage(async () => (await import('./pages/profile-page')).ProfilePage),
  }),
}

export const listPages = {
  internalUsers: listPage({
    path: '/global/internal-user',
    permission: 'Global:ManageSuperAdmins',
    texts: ['users/admin', 'users/internal', 'users/roles'],
    menu: { under: '/global', order: 15, label: 'nav.internal-users', icon: UserCog },
    lists: ['internalUsers'],
  }),
}

export const drawers = drawersOf({
  // Not `user`: so the calendar and the map name in the address whose tasks they show.
  staff: {
    address: {
      write: ({ userId }) => written(userId ?? isNew),
      read: (value) => {
        const userId = idIn(value)
        if (userId === undefined) return value === isNew ? {} : undefined
        return { userId }
      },
    },
    permission: 'Administration:EditUsers',
    reading: 'Administration:EditUsers',
    texts: ['partners', 'persons', 'tasks/leave', 'users/admin', 'users/roles'],
    chunk: async () => (await import('./pages/user-drawer')).UserDrawer,
  },
})
