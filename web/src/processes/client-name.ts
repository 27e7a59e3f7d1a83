import { fullName, nameWithFate } from '@pietas/contract/persons'
import type { ProcessRow } from '@pietas/contract/processes'
import { joinParts, type Translate } from '../kit/i18n'

/** The client's name, be it a person or a business partner. */
export const clientName = (process: Pick<ProcessRow, 'clientPerson' | 'clientBusinessPartner'>): string =>
  process.clientPerson ? fullName(process.clientPerson) : (process.clientBusinessPartner?.name ?? '')

/** The client's name in a list, with what has become of him: whom nobody can ask any more is seen before one calls. */
export const clientText = (
  process: Pick<ProcessRow, 'clientPerson' | 'clientBusinessPartner'>,
  t: Translate,
): string => {
  const { clientPerson, clientBusinessPartner: partner } = process
  if (clientPerson) return nameWithFate(clientPerson, t('common.deleted'))
  return joinParts([partner?.name, partner?.deleted ? `(${t('common.deleted')})` : null])
}
