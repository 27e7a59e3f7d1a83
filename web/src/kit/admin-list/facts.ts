import type { Finding, Page, Permission } from '@pietas/contract/kit'
import type { ComponentType, ReactNode } from 'react'
import type { ZodObject } from 'zod'
import { type MessageKey, type Translate, translate } from '../i18n'
import type { Column, Filter } from '../list'
import type { Level } from '../session'

/** What the items of every list have in common. */
export interface ListItem {
  id: number
  /** Absent where the list says how items are named. */
  name?: string
  version: number
  deleted: boolean
}

// Methods and not properties, so that calls that want exactly their own fields fit.
/** The calls of a list; one that is missing does not exist for its items. */
export interface ListCalls<Item> {
  list(options: { query: object; signal?: AbortSignal }): Promise<Page<Item>>
  get(id: number, options?: { signal?: AbortSignal }): Promise<Item>
  create(fields: object, options?: { idempotencyKey?: string; query?: { ignoreDuplicates?: true } }): Promise<Item>
  update?(
    id: number,
    fields: object,
    options?: { ifMatch?: number; query?: { ignoreDuplicates?: true } },
  ): Promise<Item>
  delete?(id: number): Promise<undefined>
  restore?(id: number): Promise<Item>
}

/** What an item can be linked to, each with a switch. */
export interface LinkTarget {
  id: number
  name: string
  /** The legal entity that it belongs to, where it is none itself. */
  legalEntityId?: number
}

/** Links of items to legal entities or the like. */
export interface LinkFacts<Item> {
  title: MessageKey
  permission: Permission
  /** Where the permission has to be held. */
  levelOf: (target: LinkTarget) => Level
  useTargets: () => readonly LinkTarget[]
  linked(item: Item): readonly number[]
  /** How the item looks with the link or without it. */
  changed(item: Item, target: LinkTarget, on: boolean): object
  link: (itemId: number, targetId: number) => Promise<unknown>
  unlink: (itemId: number, targetId: number) => Promise<unknown>
}

/** Front parts of message keys that have a text for the name of an item, or for what stands for it. */
export type ListLabels = MessageKey extends infer Key
  ? Key extends `${infer Labels}.${'name' | 'type' | 'processType'}`
    ? Labels
    : never
  : never

/** How items are named that have no name of their own. */
interface Naming<Item> {
  /** Heads the column of it. */
  header: MessageKey
  sortBy: string
  of(item: Item, t: Translate): string
}

/** A list that is administered, as a list of facts: one row makes table, drawer, deletion and assignment. */
export interface ListFacts<Item extends ListItem = ListItem> {
  /** Name of the table and of its cached pages. */
  name: string
  /** Front of the cached names, feature word first. */
  key: () => readonly unknown[]
  title: MessageKey
  /** What one item is called. */
  item: MessageKey
  /** What belongs here, and what it is good for; an empty list says it. */
  belongs?: MessageKey
  /** Other features that show these items. */
  alsoIn?: readonly string[]
  /** Whose items these are, where each legal entity has its own; absent = those of the tenant, or of the active one. */
  legalEntityId?: number
  naming?: Naming<Item>
  /** A list that never has more than a handful is not searched. */
  hasSearch?: boolean
  /** Who may do what; held where `level` says. */
  create: Permission
  update: Permission
  delete: Permission
  /** What it takes to look at the list; absent = any one of these. */
  read?: Permission
  level: Level
  /** Where it has to be held to change one item, if that depends on the item. */
  levelOf?(item: Item): Level
  calls: ListCalls<Item>
  /** The fields of the form; their labels are `<labels>.<field>`. */
  schema: ZodObject
  labels: ListLabels
  /** What a new item starts with, where that is not nothing. */
  starts?: object
  /** What compares fields, beyond the schema. */
  rules?(values: Record<string, unknown>): Finding[]
  /** The fields of the form below the name. */
  Fields?: ComponentType
  /** The same, where they depend on which item it is; a new one has no id. */
  fieldsFor?(itemId: number | undefined): ReactNode
  /** The columns beside the name. */
  columns?: Column<Item>[]
  links?: readonly LinkFacts<Item>[]
  /** Buttons beside those of the table. */
  toolbar?: ReactNode
  /** What the table can be narrowed by, beyond what is deleted. */
  filters?: readonly Filter[]
  /**
   * What stands below the fields of a stored item and is stored by itself; `startOver` shows the item anew when it has
   * been changed as a whole.
   */
  beside?(item: Item, mayChange: boolean, startOver: (stored: Item) => void): ReactNode
  /** What stands elsewhere on the screen and follows a change. */
  onStored?(): void
  /** The address of an item that has a page of its own; the drawer only makes new ones. */
  pageOf?(id: number): string
  /** How wide the drawer is; absent = small. */
  size?: 'small' | 'medium' | 'large'
  /** Items that can be neither renamed nor deleted. */
  isProtected?(item: Item): boolean
}

/** @returns how the drawer of an item, or of a new one, is opened. */
export const addressOf = (name: string, { legalEntityId }: ListFacts, item?: ListItem) => ({
  list: name,
  ...(legalEntityId === undefined ? {} : { legalEntityId }),
  ...(item ? { itemId: item.id } : {}),
})

/** @returns what an item is called. */
export const nameOf = (list: ListFacts, item: ListItem, t: Translate = translate): string =>
  list.naming?.of(item, t) ?? item.name ?? ''

/** @returns where a right has to be held for an item. */
export const levelOf = (list: ListFacts, item: ListItem): Level => list.levelOf?.(item) ?? list.level

/** A row of facts among others: what differs between their items matters to the row alone. */
export const listFacts = <Item extends ListItem>(facts: ListFacts<Item>): ListFacts => facts
