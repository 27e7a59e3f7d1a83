import type { Permission } from '@pietas/contract/kit'
import type { Demands } from '@pietas/contract/kit/access'
import type { Me } from '@pietas/contract/session'
import type { RouteComponent } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { DrawerAddress } from '../drawer/address'
import type { Drawers } from '../drawer/use-drawers'
import type { MessageKey, TextPart } from '../i18n'
import type { Level } from '../session'
import type { ShortcutName } from '../shortcut/keys'

type Search = Record<string, unknown>

/** The groups of the menu in their order. */
export const menuGroups = ['overview', 'work', 'administration', 'links'] as const

type MenuGroup = (typeof menuGroups)[number]

/** A place in the menu, and below the plus: what stands there, and after what. */
export interface EntryFacts {
  label: MessageKey
  icon: LucideIcon
  /** Places are counted in tens, so that a newcomer fits between. */
  order: number
}

/** A place below the plus. */
export interface CreationFacts extends EntryFacts {
  /** What it is called among the commands, where that is not its name and "create". */
  command?: MessageKey
  /** The keys that do it wherever one is. */
  shortcut?: ShortcutName
}

/** What a place in the menu may say beyond its name. */
interface MenuExtras {
  /** Says how much waits there, by a `CountBadge`. */
  badge?: ComponentType
  /** A word for places where the label would be broken, such as the small menu. */
  short?: MessageKey
  /** It stands in the bar of telephones as well, under this name. */
  onPhone?: MessageKey
  /** A word below the label. */
  caption?: MessageKey
  /** It is shown and cannot be opened. */
  disabled?: boolean
}

/** A place in the menu: in a group, or below another place, whose path `under` names. */
export type MenuFacts = EntryFacts &
  MenuExtras &
  ({ group: MenuGroup; under?: never } | { under: string; group?: never })

/** A page that stands behind a button of another one, and so among the commands of everywhere. */
export type CommandFacts = Pick<EntryFacts, 'label' | 'icon'>

interface Facts extends Demands {
  /** Any one of several will do; absent = everybody. */
  permission?: Permission | readonly Permission[]
  /** Where the right has to be held; in the active legal entity unless said otherwise. */
  level?: Level
  /** The parts of the texts that it says, beyond what everybody meets. */
  texts?: readonly TextPart[]
  /** Offered below the plus of the header. */
  create?: CreationFacts
}

/** A page as a row of facts: the router, the gate in front of it, the menu and the plus are made from it. */
export interface PageFacts<Path extends string = string, Found extends object = object> extends Facts {
  path: Path
  /** Reads the search parameters. Written by hand, so that no schema library is part of the first load. */
  search?: (search: Search) => Found
  menu?: MenuFacts
  command?: CommandFacts
  /** Its code: what `lazyPage` makes. */
  chunk: RouteComponent
}

/** A tab that is no administered list. */
export interface MoreTab {
  id: string
  label: MessageKey
  permission: Permission
  /** Its code comes with that of the page. */
  chunk: () => Promise<ComponentType>
}

/** A page that consists of administered lists, each a tab; its title is that of its place in the menu. */
export interface ListPageFacts<Path extends string = string, List extends string = string>
  extends Omit<PageFacts<Path, { tab?: string }>, 'chunk' | 'search' | 'menu'> {
  lists: readonly List[]
  /** Tabs beside the lists, for who has the right to them. */
  more?: readonly MoreTab[]
  menu: MenuFacts
}

/** A place in the menu that has others below it: its address leads to the first one that somebody may open. */
export interface ParentFacts<Path extends string = string> extends Demands {
  path: Path
  menu: MenuFacts
}

/** An address that a page once had: it leads to the part of the company, in which one works, that shows the same. */
export interface MovedFacts<Path extends string = string> {
  path: Path
  tab: string
  /** Another page than that of the company. */
  to?: string
}

/** A place in the menu that leads out of the app, in a tab of its own. */
export interface LinkFacts extends Demands {
  /** Its address at this installation; null = there is none, and no such place. */
  url: (installation: Me['installation']) => string | null
  menu: MenuFacts
}

/** States a place with others below it. */
export const parent = <const Path extends string>(facts: ParentFacts<Path>) => facts

/** States a page; the type keeps path and search exact for links. */
export const page = <const Path extends string, Found extends object = object>(facts: PageFacts<Path, Found>) => facts

/** States a page of lists. */
export const listPage = <const Path extends string, const List extends string>(facts: ListPageFacts<Path, List>) =>
  facts

/** A drawer that opens by its name, over whatever page; its `permission` is that of making what is new. */
export interface DrawerFacts<Props> extends Facts {
  address: DrawerAddress<Props>
  /** What it takes to look at what is stored; absent = the drawer finds out. */
  reading?: Permission
  /** It opens without a legal entity to work in as well. */
  ofPlatform?: true
  chunk: () => Promise<ComponentType<Props>>
}

/** States the drawers of a feature. */
export const drawersOf = <const Name extends keyof Drawers>(facts: { [One in Name]: DrawerFacts<Drawers[One]> }) =>
  facts

export const text = (search: Search, name: string): string => (typeof search[name] === 'string' ? search[name] : '')

/** The search of a page with parts: which of them is shown. */
export const withTab = (search: Search): { tab?: string } => {
  const tab = text(search, 'tab')
  return tab ? { tab } : {}
}
