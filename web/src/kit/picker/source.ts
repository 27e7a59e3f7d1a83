import type { Page, Permission } from '@pietas/contract/kit'
import type { ReactNode } from 'react'
import type { MessageKey } from '../i18n'

/** What the short form above a picker is told. */
export interface InPlaceFacts<Item> {
  /** What was typed into the picker. */
  text: string
  /** Hands over what is to be chosen: a new record, or one that turned out to be there already. */
  onMade(item: Item): void
  onClose(): void
}

// Methods and not properties: whoever hands items only back to the source they came from need not know their type.
/** Where a picker gets its options; it knows no path. */
export interface PickerSource<Item extends { id: number }> {
  /** Name of the cached lists, feature word first. */
  key: readonly unknown[]
  list(query: string, cursor: string, signal: AbortSignal): Promise<Page<Item>>
  /** Loads chosen records that are not among the options, deleted ones included. */
  byIds(ids: number[]): Promise<Item[]>
  label(item: Item): string
  /** What a record is called that is known without being loaded. */
  known?(id: number): string | undefined
  secondary?(item: Item): string
  isDeleted?(item: Item): boolean
  /** Says why a record cannot be chosen anew. */
  refuse?(item: Item): string | undefined
  /** Header of the group that an option stands under. */
  group?(item: Item): string
  /** The right to read the list, or several of which one will do; who has none finds the picker disabled. */
  read?: Permission | readonly Permission[]
  /** Records that are here already: they are shown to who may not read the list as well. */
  atHand?: readonly Item[]
  create?: {
    /** The page that adds a record; it opens in another tab, so that a form stays as it is. */
    href: string
    label: MessageKey
    permission: Permission
    /** The short form that makes a record of what was typed, in a dialog; its code comes when nobody waits for it. */
    inPlace?(facts: InPlaceFacts<Item>): ReactNode
  }
}

type ListCall<Item> = (options: { query: object; signal?: AbortSignal }) => Promise<Page<Item>>

interface NamedFacts<Item extends { id: number }> {
  key: readonly unknown[]
  /** The list to choose from. */
  list: ListCall<Item>
  /** The list that knows every record by its id; absent = the same one. */
  all?: ListCall<Item>
  /** Narrows the list. */
  only?: object
  label?: (item: Item) => string
  secondary?: (item: Item) => string
  refuse?: (item: Item) => string | undefined
  create?: PickerSource<Item>['create']
  read?: PickerSource<{ id: number }>['read']
}

/** A source of records with a name, in the order of their names: one row of facts each. */
export const sourceByName = <Item extends { id: number; name: string; deleted: boolean }>({
  list,
  all = list,
  only,
  ...facts
}: NamedFacts<Item>): PickerSource<Item> => ({
  label: (item) => item.name,
  isDeleted: (item) => item.deleted,
  ...facts,
  list: (query, cursor, signal) =>
    list({ query: { query, cursor, sortBy: 'NAME', sortDirection: 'ASC', ...only }, signal }),
  byIds: async (filterIds) => (await all({ query: { filterIds } })).items,
})
