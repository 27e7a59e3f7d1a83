import type { Page } from '@pietas/contract/kit'

/** Where a picker gets its options; it knows no path. */
export interface PickerSource<Item extends { id: number }> {
  /** Name of the cached lists, feature word first. */
  key: readonly unknown[]
  list: (query: string, cursor: string, signal: AbortSignal) => Promise<Page<Item>>
  /** Loads chosen records that are not among the options, deleted ones included. */
  byIds: (ids: number[]) => Promise<Item[]>
  label: (item: Item) => string
  secondary?: (item: Item) => string
  isDeleted?: (item: Item) => boolean
  /** Header of the group that an option stands under. */
  group?: (item: Item) => string
}
