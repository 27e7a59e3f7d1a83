import { ListRestart, ScrollText } from 'lucide-react'
import { page, withTab } from '../kit/page/facts'
import { lazyPage } from '../kit/page/lazy-page'

export const pages = {
  protocol: page({
    path: '/admin/protocol',
    // What of all is only for who administers the whole tenant; the role says which of those who may set one up.
    permission: 'General:Onboard',
    level: 'tenant',
    roles: ['ADMINISTRATOR', 'super-administrator'],
    search: withTab,
    texts: ['trail/protocol', 'users/roles'],
    menu: { under: '/admin', order: 75, label: 'nav.protocol', icon: ScrollText },
    chunk: lazyPage(async () => (await import('./pages/protocol-page')).ProtocolPage),
  }),
  platformProtocol: page({
    path: '/global/protocol',
    permission: 'Global:ManageSuperAdmins',
    search: withTab,
    texts: ['trail/protocol', 'users/roles'],
    menu: { under: '/global', order: 25, label: 'nav.platform-protocol', icon: ScrollText },
    chunk: lazyPage(async () => (await import('./pages/platform-protocol-page')).PlatformProtocolPage),
  }),
  jobs: page({
    path: '/admin/jobs',
    permission: 'Administration:ManageLegalEntity',
    level: 'tenant',
    texts: ['trail'],
    menu: { under: '/admin', order: 70, label: 'nav.jobs', icon: ListRestart },
    chunk: lazyPage(async () => (await import('./pages/jobs-page')).JobsPage),
  }),
}
