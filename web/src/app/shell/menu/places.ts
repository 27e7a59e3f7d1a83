import { BookOpenText, CircleHelp, Globe, Settings, Truck } from 'lucide-react'
import { type LinkFacts, parent } from '../../../kit/page/facts'

/** Places in the menu with others below them, which name their path. */
export const parents = {
  disposition: parent({
    path: '/disposition',
    permission: 'Task:ListAll',
    menu: { group: 'work', order: 17, label: 'nav.disposition', icon: Truck },
  }),
  admin: parent({
    path: '/admin',
    menu: { group: 'administration', order: 10, label: 'nav.admin', icon: Settings },
  }),
  global: parent({
    path: '/global',
    permission: 'Global:ReadTenants',
    menu: { group: 'administration', order: 20, label: 'nav.global', icon: Globe },
  }),
}

/** Ways out of the app. */
export const links: Record<string, LinkFacts> = {
  accounting: {
    url: ({ accountingUrl }) => accountingUrl,
    permission: 'Process:Accounting',
    menu: { group: 'links', order: 10, label: 'nav.accounting-service', icon: BookOpenText },
  },
  help: {
    url: ({ helpUrl }) => helpUrl,
    menu: { group: 'links', order: 20, label: 'nav.help-service', icon: CircleHelp },
  },
}
