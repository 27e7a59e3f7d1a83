import type { Page, Permission } from '@pietas/contract/kit'
import type { ComponentType } from 'react'
import type { ZodObject } from 'zod'
import type { MessageKey } from '../i18n'
import type { Column } from '../list'
import type { Level } from '../session'

/** What the items of every list have in common. */
export interface ListItem {
  id: number
  name: string
  version: number
  deleted: boolean
}

// Methods and not properties, so that calls that want exactly their own fields fit.
/** The calls of a list; one that is missing does not exist for its items. */
export interface ListCalls<Item> {
  list(options: { query: object; signal?: AbortSignal }): Promise<Page<Item>>
  get(id: number, options?: { signal?: AbortSignal }): Promise<Item>
  create(fields: object, options?: { idempotencyKey?: string }): Promise<Item>
  update?(id: number, fields: object, options?: { ifMatch?: number }): Promise<Item>
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

/** Front parts of message keys that have a text for the name of an item. */
export type ListLabels = MessageKey extends infer Key ? (Key extends `${infer Labels}.name` ? Labels : never) : never

/** A list that is administered, as a list of facts: one row makes table, drawer, deletion and assignment. */
export interface ListFacts<Item extends ListItem = ListItem> {
  /** Name of the table and of its cached pages. */
  name: string
  /** Front of the cached names, feature word first. */
  key: () => readonly unknown[]
  title: MessageKey
  /** What one item is called. */
  item: MessageKey
  /** Other features that show these items. */
  alsoIn?: readonly string[]
  /** Who may do what; held where `level` says. */
  create: Permission
  update: Permission
  delete: Permission
  level: Level
  /** Where it has to be held to change one item, if that depends on the item. */
  levelOf?(item: Item): Level
  calls: ListCalls<Item>
  /** The fields of the form; their labels are `<labels>.<field>`. */
  schema: ZodObject
  labels: ListLabels
  /** What a new item starts with, where that is not nothing. */
  starts?: object
  /** The fields of the form below the name. */
  Fields?: ComponentType
  /** The columns beside the name. */
  columns?: Column<Item>[]
  links?: readonly LinkFacts<Item>[]
  /** What stands elsewhere on the screen and follows a change. */
  onStored?(): void
  /** How wide the drawer is; absent = small. */
  size?: 'small' | 'medium'
  /** Items that can be neither renamed nor deleted. */
  isProtected?(item: Item): boolean
}

/** @returns where a right has to be held for an item. */
export const levelOf = (list: ListFacts, item: ListItem): Level => list.levelOf?.(item) ?? list.level

/** A row of facts among others: what differs between their items matters to the row alone. */
export const listFacts = <Item extends ListItem>(facts: ListFacts<Item>): ListFacts => facts
