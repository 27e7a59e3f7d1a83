import type { KeptRecord, Page, Permission, RowOutcome, Stored } from '@pietas/contract/kit'
import type { MessageKey } from '../kit/i18n'

/** A row of a file as an import answers it. */
export interface ImportedRow {
  row: number
  outcome: RowOutcome
  name: string | null
  /** `about` names the record that stands in the way. */
  errors: { field: string; message: string; about?: string | undefined }[]
}

/** An import that was carried out. */
export interface StoredImport extends Stored {
  id: number
  fileName: string
  created: number
  updated: number
  refused: number
  undone: boolean
}

interface Answer {
  importId: number | null
  created: number
  updated: number
  unchanged: number
  refused: number
  rows: ImportedRow[]
}

export interface ImportBody<Key> {
  fileName: string
  matchBy: Key
  dryRun: boolean
  rows: Record<string, unknown>[]
}

/** What differs between the imports of two kinds of records. */
export interface ImportFacts<Column extends string = string, Key extends string = string> {
  /** Front of the names of the tables. */
  name: string
  /** Features whose records change, and the word for the imports themselves. */
  refreshes: readonly string[]
  permission: Permission
  /** The cached list of earlier imports, feature word first. */
  key: () => readonly unknown[]
  /** The fields that columns can fill. */
  columns: readonly Column[]
  /** Those without which no row says anything, unless it is the name. */
  needed?: readonly Column[]
  /** How a row calls its record, unless by its name. */
  nameOf?: (said: Record<string, unknown>) => string | null
  labelOf: (column: Column) => MessageKey
  /** How files call the fields, in the form that `plainHead` makes. */
  heads: Readonly<Record<Column, readonly string[]>>
  /** The cells of a row as the record that the API takes. */
  recordOf: (cells: Partial<Record<Column, string>>) => Record<string, unknown>
  matchKeys: readonly Key[]
  /** By what records are recognised while nobody has said otherwise. */
  usualKey: Key
  labelOfKey: (key: Key) => MessageKey
  texts: {
    /** Says that a needed column is missing, unless it is the one for the name. */
    needed?: MessageKey
    matchHint: MessageKey
    /** Says how many are taken over: `count`. */
    run: MessageKey
    undo: MessageKey
    /** Says how many stay: `count`. */
    kept: MessageKey
  }
  list: (options: { query: object; signal?: AbortSignal }) => Promise<Page<StoredImport>>
  create: (body: ImportBody<Key>) => Promise<Answer>
  undo: (importId: number) => Promise<{ kept: KeptRecord[] }>
}

/** A kind of import among others: what its columns and keys are called matters to itself alone. */
export const importFacts = <const Column extends string, const Key extends string>(
  facts: ImportFacts<Column, Key>,
): ImportFacts => facts as unknown as ImportFacts
