import type { PreparationSection } from '@pietas/contract/processes'
import type { MessageKey, Translate } from '../../kit/i18n'
import type { PreparationField } from './facts'

/** What a field is called; some names mean something else in every section. */
export const labelOf = (section: PreparationSection, { name, ownLabel }: PreparationField, t: Translate): string =>
  t((ownLabel ? `preparation.${section}.${name}` : `preparation.${name}`) as MessageKey)

/** The text of a value of a choice. */
export const choiceText = (texts: string | undefined, value: string, t: Translate): string =>
  t(`preparation.${texts}.${value}` as MessageKey)
