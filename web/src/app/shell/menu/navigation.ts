import type { Permission } from '@pietas/contract/kit'
import {
  Building2,
  CarFront,
  Contact,
  Flower2,
  FolderOpen,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Mails,
  MapPin,
  Tags,
  Users,
  Wallet,
} from 'lucide-react'
import type { MessageKey } from '../../../kit/i18n'

export interface NavItem {
  to:
    | '/'
    | '/processes'
    | '/tasks'
    | '/persons'
    | '/business-partners'
    | '/admin/branches'
    | '/admin/burial-types'
    | '/admin/business-partner-categories'
    | '/admin/disposition'
    | '/admin/categories'
    | '/admin/accounts'
    | '/global/correspondence'
  label: MessageKey
  icon: LucideIcon
  /** Any one of several will do. */
  permission?: Permission | readonly Permission[]
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
      { to: '/tasks', label: 'nav.tasks', icon: ListChecks, needsEntity: true },
      { to: '/persons', label: 'nav.persons', icon: Users, permission: 'Person:ListAndRead', needsEntity: true },
      {
        to: '/business-partners',
        label: 'nav.partners',
        icon: Building2,
        permission: 'BusinessPartner:Read',
        needsEntity: true,
      },
    ],
  },
  {
    label: 'nav.group-administration',
    items: [
      {
        to: '/admin/branches',
        label: 'nav.branches',
        icon: MapPin,
        permission: 'Administration:ManageLegalEntity',
        needsEntity: true,
      },
      {
        to: '/admin/burial-types',
        label: 'nav.burial-types',
        icon: Flower2,
        permission: 'Entity:ReadEntityTenantLevel',
      },
      {
        to: '/admin/business-partner-categories',
        label: 'nav.partner-types',
        icon: Contact,
        permission: 'BusinessPartnerType:EditBusinessPartnerType',
      },
      {
        to: '/admin/disposition',
        label: 'nav.disposition-data',
        icon: CarFront,
        permission: 'Entity:ReadEntityTenantLevel',
      },
      {
        to: '/admin/categories',
        label: 'nav.categories',
        icon: Tags,
        permission: [
          'Administration:CreateCorrespondenceTemplateOrCategory',
          'Warehouse:CreateArticle',
          'Warehouse:EditArticle',
          'Warehouse:DeleteArticle',
        ],
      },
      {
        to: '/admin/accounts',
        label: 'nav.accounts',
        icon: Wallet,
        permission: 'Administration:ManageLegalEntity',
      },
    ],
  },
  {
    label: 'nav.group-global',
    items: [
      {
        to: '/global/correspondence',
        label: 'nav.global-correspondence',
        icon: Mails,
        permission: 'Global:ManageTemplates',
      },
    ],
  },
]
