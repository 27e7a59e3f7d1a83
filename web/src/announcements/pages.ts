import { Megaphone, Newspaper } from 'lucide-react'
import { idIn, isNew, written } from '../kit/drawer/address'
import { drawersOf, page, text } from '../kit/page/facts'
import { lazyPage } from '../kit/page/lazy-page'

const right = 'Announcement:CRUD'

export const pages = {
  announcements: page({
    path: '/announcements',
    needsEntity: true,
    search: (search): { query?: string } => {
      const query = text(search, 'query')
      return query ? { query } : {}
    },
    texts: ['announcements'],
    menu: {
      group: 'overview',
      order: 30,
      label: 'nav.announcements',
      short: 'nav.announcements-short',
      icon: Newspaper,
    },
    chunk: lazyPage(async () => (await import('./pages/announcements-page')).AnnouncementsPage),
  }),
  manageAnnouncements: page({
    path: '/admin/announcements',
    permission: right,
    needsEntity: true,
    texts: ['announcements'],
    menu: { under: '/admin', order: 65, label: 'nav.announcements', icon: Megaphone },
    chunk: lazyPage(async () => (await import('./pages/manage-announcements-page')).ManageAnnouncementsPage),
  }),
}

export const drawers = drawersOf({
  announcement: {
    address: {
      write: ({ announcementId }) => written(announcementId),
      read: (value) => {
        const announcementId = idIn(value)
        return announcementId === undefined ? undefined : { announcementId }
      },
    },
    texts: ['announcements'],
    chunk: async () => (await import('./announcement-window')).AnnouncementWindow,
  },
  announcementEditor: {
    address: {
      write: ({ announcementId }) => written(announcementId ?? isNew),
      read: (value) => {
        const announcementId = idIn(value)
        if (announcementId === undefined) return value === isNew ? {} : undefined
        return { announcementId }
      },
    },
    permission: right,
    reading: right,
    texts: ['announcements'],
    chunk: async () => (await import('./announcement-editor')).AnnouncementEditor,
  },
})
