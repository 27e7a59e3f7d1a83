import { isDeepStrictEqual } from 'node:util'
import {
  type HistoryEntry,
  type HistoryValue,
  noteFields,
  type PreparationSection,
  preparationNames,
  preparationSections,
  processFields,
  processPersonFields,
} from '@pietas/contract/processes'

/** A row of the trail, its columns by their names in the database. */
export type TrailRow = {
  record_table: string
  action: string
  before: Record<string, HistoryValue> | null
  after: Record<string, HistoryValue> | null
}

export const recordOfTable: Record<string, HistoryEntry['record']> = {
  processes: 'process',
  process_persons: 'person',
  process_invited_persons: 'invitedPerson',
  process_business_partners: 'businessPartner',
  process_notes: 'note',
  process_preparations: 'preparations',
  documents: 'document',
}

// What belongs to the record and says nothing to a reader: of a document he knows the name and the kind.
const silent = new Set(['id', 'process_id', 'legal_entity_id', 'deleted', 'context', 'extension', 'mime_type', 'size'])

// The order of the contract, which is that of the screens; the trail is in no order that a reader would know.
const order = [
  ...[processFields, processPersonFields, noteFields].flatMap(({ shape }) => Object.keys(shape)),
  ...preparationNames,
  ...['fileName', 'documentLabel', 'allowClientPortal'],
]
const placeOf = (field: string): number => (order.includes(field) ? order.indexOf(field) : order.length)

const fieldName = (column: string): string => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const sectionOf = (value: HistoryValue | undefined): Record<string, HistoryValue> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, HistoryValue>) : {}

const isNothing = (value: HistoryValue | undefined): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

type Change = HistoryEntry['changes'][number]

const changeOf = (field: string, before: HistoryValue | undefined, after: HistoryValue | undefined): Change[] => {
  if (isDeepStrictEqual(before ?? null, after ?? null) || (isNothing(before) && isNothing(after))) return []
  return [{ field, before: before ?? null, after: after ?? null }]
}

// A section of the preparations is one value in the table; a reader wants to know which of its fields has changed.
const changesOfSection = (
  section: string,
  before: HistoryValue | undefined,
  after: HistoryValue | undefined,
): Change[] => {
  const [was, became] = [sectionOf(before), sectionOf(after)]
  const fields = Object.keys(preparationSections[section as PreparationSection].shape)
  return fields.flatMap((field) => changeOf(`${section}.${field}`, was[field], became[field]))
}

/** @returns what a row of the trail says, field by field. A new record says what it began with. */
export const changesOf = ({ record_table, before, after }: TrailRow): Change[] => {
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const told = columns
    .filter((column) => !silent.has(column))
    .map((column) => ({ column, field: fieldName(column) }))
    .sort((one, other) => placeOf(one.field) - placeOf(other.field))
  const step = record_table === 'process_preparations' ? changesOfSection : changeOf
  return told.flatMap(({ column, field }) => step(field, before?.[column], after?.[column]))
}

/** @returns what was done: a record that leaves the lists was deleted, however the table stores that. */
export const actionOf = ({ action, before, after }: TrailRow): HistoryEntry['action'] => {
  if (action === 'insert') return 'create'
  if (action === 'delete') return 'delete'
  if (before?.deleted === false && after?.deleted === true) return 'delete'
  return before?.deleted === true && after?.deleted === false ? 'restore' : 'update'
}
