import type { MessageKey } from '../../../kit/i18n'
import { menuGroups } from '../../../kit/page/facts'
import { listPages, pages } from '../../features'

const rows = Object.values({ ...pages, ...listPages })

type Row = (typeof rows)[number]
type MenuRow = Row & { path: Exclude<Row['path'], `${string}$${string}`>; menu: NonNullable<Row['menu']> }

export interface NavGroup {
  label: MessageKey
  items: MenuRow[]
}

const isInMenu = (row: Row): row is MenuRow => row.menu !== undefined

/** The menu from top to bottom, as the pages say it of themselves. */
export const navigation: NavGroup[] = menuGroups.map((group) => ({
  label: `nav.group-${group}` as const,
  items: rows
    .filter(isInMenu)
    .filter(({ menu }) => menu.group === group)
    .sort((one, other) => one.menu.order - other.menu.order),
}))
