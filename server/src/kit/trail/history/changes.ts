import { isDeepStrictEqual } from 'node:util'
import type { HistoryEntryOf, HistoryValue } from '@pietas/contract/kit'

/** A row of the trail, its columns by their names in the database. */
export type TrailRow = {
  record_table: string
  action: string
  before: Record<string, HistoryValue> | null
  after: Record<string, HistoryValue> | null
}

/** How the trail of some tables reads. */
export type Reading<Part extends string = string> = {
  /** What a reader knows the tables as; no others are told of. */
  records: Record<string, Part>
  /** The fields in the order of the contract, which is that of the screens; the trail has none that a reader would know. */
  order: readonly string[]
  /** Columns that the contract has under another name. */
  names?: Record<string, string>
  /** Where a value of the field is looked up by its id. */
  tableOf: (field: string) => string | undefined
  /** The table of which a column holds a section, and the fields of that. */
  sections?: { table: string; fieldsOf: (section: string) => readonly string[] }
}

// What belongs to the record and says nothing to a reader.
const silent = new Set(['id', 'process_id', 'legal_entity_id', 'deleted'])
// Of a document he knows the name and the kind.
const silentOfDocument = new Set(['context', 'extension', 'mime_type', 'size', 'person_id'])
const isSilent = (table: string, column: string): boolean =>
  silent.has(column) || (table === 'documents' && silentOfDocument.has(column))

const camel = (column: string): string => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const partsOf = (value: HistoryValue | undefined): Record<string, HistoryValue> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, HistoryValue>) : {}

const isNothing = (value: HistoryValue | undefined): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

type Change = HistoryEntryOf<string>['changes'][number]

const changeOf = (field: string, before: HistoryValue | undefined, after: HistoryValue | undefined): Change[] => {
  if (isDeepStrictEqual(before ?? null, after ?? null) || (isNothing(before) && isNothing(after))) return []
  return [{ field, before: before ?? null, after: after ?? null }]
}

/** @returns what a row of the trail says, field by field. A new record says what it began with. */
export const changesOf = ({ record_table, before, after }: TrailRow, reading: Reading): Change[] => {
  const { order, names = {}, sections } = reading
  const placeOf = (field: string): number => (order.includes(field) ? order.indexOf(field) : order.length)
  // A section is one value in its table; a reader wants to know which of its fields has changed.
  const changesOfSection = (section: string, was: HistoryValue | undefined, became: HistoryValue | undefined) =>
    (sections?.fieldsOf(section) ?? []).flatMap((field) =>
      changeOf(`${section}.${field}`, partsOf(was)[field], partsOf(became)[field]),
    )
  const step = sections?.table === record_table ? changesOfSection : changeOf
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .filter((column) => !isSilent(record_table, column))
    .map((column) => ({ column, field: names[camel(column)] ?? camel(column) }))
    .sort((one, other) => placeOf(one.field) - placeOf(other.field))
    .flatMap(({ column, field }) => step(field, before?.[column], after?.[column]))
}

/** @returns what was done: a record that leaves the lists was deleted, however the table stores that. */
export const actionOf = ({ action, before, after }: TrailRow): HistoryEntryOf<string>['action'] => {
  if (action === 'insert') return 'create'
  if (action === 'delete') return 'delete'
  if (before?.deleted === false && after?.deleted === true) return 'delete'
  return before?.deleted === true && after?.deleted === false ? 'restore' : 'update'
}
