import type { HistoryValue } from '@pietas/contract/kit'
import { formatAddress } from '@pietas/contract/kit/address-line'
import type { AuditEntry } from '@pietas/contract/trail'
import { formatDate, formatInstant, isMessageKey, joinParts, type MessageKey, type Translate } from '../../kit/i18n'
import { euros } from '../../kit/money'
import { platformPrefixes, prefixesOf } from './tables'

const firstKey = (keys: readonly string[]): MessageKey | undefined => keys.find(isMessageKey)

/** What records of a table are called. */
export function kindWord(table: string, t: Translate): string {
  return t(firstKey([`protocol.table.${table}`]) ?? 'protocol.other')
}

// A reference is called like the record it names: `userId` and `user` have one word between them.
const namesOf = (field: string) => [field, `${field}Id`, field.replace(/Ids?$/, '')]

const keysOf = (table: string, field: string): string[] =>
  namesOf(field).flatMap((name) =>
    (prefixesOf[table] ?? platformPrefixes[table] ?? []).map((prefix) => `${prefix}.${name}`),
  )

const linkedTables: Readonly<Record<string, string>> = {
  ...{ legalEntityId: 'legal_entities', personId: 'persons', processId: 'processes', userId: 'users' },
  ...{
    taskId: 'tasks',
    burialFormId: 'burial_forms',
    taskTemplateId: 'task_templates',
    announcementId: 'announcements',
  },
}

/** What a field is called on the screen; one that no screen shows has no name of its own, and never its key. */
export function fieldWord(table: string, field: string, t: Translate): string {
  const linked = linkedTables[field]
  return t(firstKey([...keysOf(table, field), `protocol.table.${linked}`]) ?? 'protocol.unnamed')
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)
const isMoment = (text: string) => /^\d{4}-\d{2}-\d{2}[T ][\d:.]+(Z|[+-]\d{2}(:?\d{2})?)$/.test(text)

function textWord(table: string, field: string, text: string, t: Translate): string {
  if (isDay(text)) return formatDate(text)
  if (isMoment(text)) return formatInstant(new Date(text).toISOString())
  const key = firstKey([...keysOf(table, field).map((name) => `${name}.${text}`), `user.role.${text}`])
  return key ? t(key) : text
}

function objectWord(table: string, value: Record<string, unknown>, t: Translate): string {
  if ('id' in value && typeof value.name === 'string') return value.name
  const place = joinParts([value.name as string | null, formatAddress(value as object)], ', ')
  if (place) return place
  const parts = Object.entries(value).map(([name, part]) => {
    const word = valueWord(table, name, part as HistoryValue, t)
    return word && `${fieldWord(table, name, t)}: ${word}`
  })
  return joinParts(parts, ', ')
}

/** How a value reads; nothing reads as an empty text. */
export function valueWord(table: string, field: string, value: HistoryValue, t: Translate): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no')
  if (typeof value === 'number') return field.endsWith('Cents') ? euros(value) : String(value)
  if (typeof value === 'string') return textWord(table, field, value, t)
  if (!Array.isArray(value)) return objectWord(table, value, t)
  return joinParts(
    value.map((one) => valueWord(table, field, one as HistoryValue, t)),
    ', ',
  )
}

/** One line of a change as somebody reads it. */
export interface ToldChange {
  field: string
  was: string
  became: string
}

/** What of an entry is worth reading; a new record does not say what it does not have. */
export function toldChanges({ recordTable, action, changes }: AuditEntry, t: Translate): ToldChange[] {
  const told = changes.map(({ field, before, after }) => ({
    field: fieldWord(recordTable, field, t),
    was: valueWord(recordTable, field, before, t),
    became: valueWord(recordTable, field, after, t),
  }))
  const worth = told.filter(({ was, became }) => was !== became)
  const no = t('common.no')
  return action === 'create' ? worth.filter(({ became }) => became !== no && became !== '0') : worth
}

/** The same in one line, for the cell and the export. */
export function changesText(entry: AuditEntry, t: Translate): string {
  const empty = t('protocol.empty')
  return toldChanges(entry, t)
    .map(({ field, was, became }) => {
      if (entry.action === 'create') return `${field}: ${became}`
      if (entry.action === 'delete' && !became) return `${field}: ${was}`
      return `${field}: ${was || empty} → ${became || empty}`
    })
    .join('; ')
}

/** Which record it is: by its name, else by its number. */
export function recordWord({ recordTable, recordId, name }: AuditEntry, t: Translate): string {
  const kind = kindWord(recordTable, t)
  if (name) return `${kind}: ${name}`
  return recordId === null ? kind : t('protocol.numbered', { kind, number: String(recordId) })
}
