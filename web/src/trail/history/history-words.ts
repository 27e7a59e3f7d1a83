import type { HistoryEntryOf, HistoryValue } from '@pietas/contract/kit'
import { formatAddress } from '@pietas/contract/kit/address-line'
import { formatDate, formatInstant, isMessageKey, joinParts, type MessageKey, type Translate } from '../../kit/i18n'

interface Vocabulary {
  /** Where the parts of the record have their words, the nearest first. */
  prefixes: readonly string[]
  /** Fields that are called otherwise there. */
  names?: Readonly<Record<string, string>>
  /** Fields whose choices have their words elsewhere, by their last part or their whole name. */
  choices?: Readonly<Record<string, string>>
  /** Where the name of a section stands that leads its fields. */
  section?: string
}

/** How the fields of a record and their values read. */
export interface HistoryWords {
  /** What a field is called on the screen. One that no screen shows has no name of its own. */
  fieldWord: (field: string, t: Translate) => string
  /** How a value reads; nothing reads as an empty text. */
  valueWord: (field: string, value: HistoryValue, t: Translate) => string
}

const lastPart = (field: string) => field.slice(field.lastIndexOf('.') + 1)

const firstKey = (keys: readonly string[]): MessageKey | undefined => keys.find(isMessageKey)

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)
const isTime = (text: string) => /^\d{2}:\d{2}:\d{2}$/.test(text)
const isInstant = (text: string) => /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/.test(text)

/** The words of a record, from where its screens have theirs. */
export function historyWords({ prefixes, names = {}, choices = {}, section }: Vocabulary): HistoryWords {
  const fieldWord: HistoryWords['fieldWord'] = (field, t) => {
    const keys = [field, lastPart(field)].flatMap((name) => prefixes.map((prefix) => `${prefix}.${name}`))
    const word = t(firstKey([names[field] ?? '', ...keys]) ?? 'form.merge.unnamed')
    const lead = section && field.includes('.') && firstKey([`${section}.${field.split('.')[0]}`])
    return lead ? `${t(lead)}: ${word}` : word
  }

  const textWord = (field: string, text: string, t: Translate): string => {
    if (isDay(text)) return formatDate(text)
    if (isTime(text)) return text.slice(0, 5)
    if (isInstant(text)) return formatInstant(text)
    const name = lastPart(field)
    const key = firstKey([
      `${choices[field]}.${text}`,
      `${choices[name]}.${text}`,
      ...prefixes.flatMap((prefix) => [`${prefix}.${field}.${text}`, `${prefix}.${name}.${text}`]),
    ])
    return key ? t(key) : text
  }

  const objectWord = (field: string, value: Record<string, unknown>, t: Translate): string => {
    if ('id' in value && typeof value.name === 'string') return value.name
    const place = joinParts([value.name as string | null, formatAddress(value as object)], ', ')
    if (place) return place
    // A part that is kept for the machine alone begins with an underscore.
    const parts = Object.entries(value)
      .filter(([name]) => !name.startsWith('_'))
      .map(([name, part]) => valueWord(`${field}.${name}`, part as HistoryValue, t))
    return joinParts(parts, ', ')
  }

  const valueWord: HistoryWords['valueWord'] = (field, value, t) => {
    if (value === null) return ''
    if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no')
    if (typeof value === 'number') return String(value)
    if (typeof value === 'string') return textWord(field, value, t)
    if (!Array.isArray(value)) return objectWord(field, value, t)
    const parts = value.map((one) => valueWord(field, one as HistoryValue, t))
    return joinParts(parts, ', ')
  }

  return { fieldWord, valueWord }
}

const isNothing = (value: HistoryValue) => value === null || value === false || value === 0 || value === ''

/** What of a change is worth reading: a new record does not say what it does not have. */
export const tellingChanges = ({ action, changes }: Pick<HistoryEntryOf<string>, 'action' | 'changes'>) =>
  action === 'create' ? changes.filter(({ after }) => !isNothing(after)) : changes
