import type { Permission } from '@pietas/contract/kit'
import type { RouteComponent } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { DrawerAddress } from '../drawer/address'
import type { Drawers } from '../drawer/use-drawers'
import type { MessageKey, TextPart } from '../i18n'
import type { Level } from '../session'

type Search = Record<string, unknown>

/** The groups of the menu in their order. */
export const menuGroups = ['overview', 'work', 'administration', 'global'] as const

/** A place in the menu, and below the plus: what stands there, and after what. */
export interface EntryFacts {
  label: MessageKey
  icon: LucideIcon
  /** Places are counted in tens, so that a newcomer fits between. */
  order: number
}

interface Facts {
  /** Any one of several will do; absent = everybody. */
  permission?: Permission | readonly Permission[]
  /** Where the right has to be held; in the active legal entity unless said otherwise. */
  level?: Level
  /** The parts of the texts that it says, beyond what everybody meets. */
  texts?: readonly TextPart[]
  /** Offered below the plus of the header. */
  create?: EntryFacts
}

/** A page as a row of facts: the router, the gate in front of it, the menu and the plus are made from it. */
export interface PageFacts<Path extends string = string, Found extends object = object> extends Facts {
  path: Path
  /** Reads the search parameters. Written by hand, so that no schema library is part of the first load. */
  search?: (search: Search) => Found
  /** Makes sense only inside a legal entity. */
  needsEntity?: boolean
  menu?: EntryFacts & { group: (typeof menuGroups)[number] }
  /** Its code: what `lazyPage` makes. */
  chunk: RouteComponent
}

/** A page that consists of administered lists, each a tab; its title is that of its place in the menu. */
export interface ListPageFacts<Path extends string = string, List extends string = string>
  extends Omit<PageFacts<Path, { tab?: string }>, 'chunk' | 'search' | 'menu'> {
  lists: readonly List[]
  menu: EntryFacts & { group: (typeof menuGroups)[number] }
}

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
