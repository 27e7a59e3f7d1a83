import type { Address } from '@pietas/contract/kit'
import { formatAddress } from '@pietas/contract/kit/address-line'
import type { ProcessPreparations } from '@pietas/contract/processes'
import { formatDate, formatInstant, joinParts, type Translate } from '../../../kit/i18n'
import type { PreparationField } from '../facts'
import { choiceText } from '../labels'
import type { Music } from '../music-rows'

/** An address with the name of the place before it. */
export const placeText = (place: Partial<Address> | Record<string, unknown> | null): string =>
  place ? joinParts([place.name as string | null, formatAddress(place as Partial<Address>)], ', ') : ''

const musicText = (rows: Music[], t: Translate): string =>
  rows
    .map(({ musicMedium, location, musicNote }) =>
      joinParts([location, musicMedium && choiceText('music', musicMedium, t), musicNote], ', '),
    )
    .join('\n')

/** How a known value of a preparation reads on paper and in the history. */
export function valueText(
  { kind, texts }: PreparationField,
  value: unknown,
  { businessPartners }: Pick<ProcessPreparations, 'businessPartners'>,
  t: Translate,
): string {
  switch (kind) {
    case 'yesNo':
      return t(value ? 'common.yes' : 'common.no')
    case 'moment':
      return String(value).includes('T') ? formatInstant(String(value)) : formatDate(String(value))
    case 'address':
      return placeText(value as Partial<Address>)
    case 'partner':
      return businessPartners.find(({ id }) => id === value)?.name ?? ''
    case 'choice':
      return choiceText(texts, String(value), t)
    case 'music':
      return musicText(value as Music[], t)
    default:
      return String(value)
  }
}
