import { formatAddress } from '@pietas/contract/kit/address-line'
import type { HistoryEntry, HistoryValue } from '@pietas/contract/processes'
import { formatDate, formatInstant, isMessageKey, joinParts, type MessageKey, type Translate } from '../../kit/i18n'
import { preparationFields } from '../preparations/facts'

// The words of a choice of the preparations stand under a name that several fields share.
const sharedTexts = new Map(
  Object.entries(preparationFields).flatMap(([section, fields]) =>
    fields.map(({ name, texts }) => [`${section}.${name}`, texts]),
  ),
)

type Change = HistoryEntry['changes'][number]

// Where the parts of a process have their words, and the few fields that are called otherwise there.
const prefixes = ['process', 'process-persons', 'note', 'preparation', 'document'] as const
const otherNames: Record<string, string> = {
  personId: 'process-persons.personId',
  businessPartnerId: 'process.businessPartnerIds',
}
const otherEnums: Record<string, string> = {
  clientAssociateType: 'process.associate',
  graveDesiredPosition: 'process.gravePosition',
  documentLabel: 'document.label',
}

const lastPart = (field: string) => field.slice(field.lastIndexOf('.') + 1)

const firstKey = (keys: readonly string[]): MessageKey | undefined => keys.find(isMessageKey)

/** What a field is called on the screen, led by its section. A field that no screen shows has no name of its own. */
export function fieldWord(field: string, t: Translate): string {
  const names = [field, lastPart(field)].flatMap((name) => prefixes.map((prefix) => `${prefix}.${name}`))
  const word = t(firstKey([otherNames[field] ?? '', ...names]) ?? 'form.merge.unnamed')
  const section = field.includes('.') && firstKey([`preparation.${field.split('.')[0]}`])
  return section ? `${t(section)}: ${word}` : word
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)
const isInstant = (text: string) => /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/.test(text)

function textWord(field: string, text: string, t: Translate): string {
  if (isDay(text)) return formatDate(text)
  if (isInstant(text)) return formatInstant(text)
  const name = lastPart(field)
  const key = firstKey([
    `${otherEnums[name] ?? ''}.${text}`,
    `preparation.${sharedTexts.get(field)}.${text}`,
    ...prefixes.flatMap((prefix) => [`${prefix}.${field}.${text}`, `${prefix}.${name}.${text}`]),
  ])
  return key ? t(key) : text
}

function objectWord(field: string, value: Record<string, unknown>, t: Translate): string {
  if ('id' in value && typeof value.name === 'string') return value.name
  const place = joinParts([value.name as string | null, formatAddress(value as object)], ', ')
  if (place) return place
  const parts = Object.entries(value).map(([name, part]) => valueWord(`${field}.${name}`, part as HistoryValue, t))
  return joinParts(parts, ', ')
}

/** How a value reads; nothing reads as an empty text. */
export function valueWord(field: string, value: HistoryValue, t: Translate): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no')
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return textWord(field, value, t)
  if (Array.isArray(value))
    return joinParts(
      value.map((one) => valueWord(field, one as HistoryValue, t)),
      ', ',
    )
  return objectWord(field, value, t)
}

const isNothing = (value: HistoryValue) => value === null || value === false || value === 0 || value === ''

/** What of a change is worth reading: a new record does not say what it does not have. */
export const tellingChanges = ({ action, changes }: HistoryEntry): Change[] =>
  action === 'create' ? changes.filter(({ after }) => !isNothing(after)) : changes
