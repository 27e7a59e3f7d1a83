import type { Permission } from '@pietas/contract/kit'
import { FolderOpen, LayoutDashboard, type LucideIcon, Users } from 'lucide-react'
import type { MessageKey } from '../../kit/i18n'

export interface NavItem {
  to: '/' | '/processes' | '/persons'
  label: MessageKey
  icon: LucideIcon
  permission?: Permission
  /** Makes sense only inside a legal entity. */
  needsEntity?: boolean
}

export interface NavGroup {
  label: MessageKey
  items: NavItem[]
}

/** The menu, from top to bottom. Nothing stands here before its page exists. */
export const navigation: NavGroup[] = [
  {
    label: 'nav.group-overview',
    items: [{ to: '/', label: 'nav.dashboard', icon: LayoutDashboard }],
  },
  {
    label: 'nav.group-work',
    items: [
      { to: '/processes', label: 'nav.processes', icon: FolderOpen, permission: 'Process:List', needsEntity: true },
      { to: '/persons', label: 'nav.persons', icon: Users, permission: 'Person:ListAndRead', needsEntity: true },
    ],
  },
]
