import { formatAddress } from '@pietas/contract/kit/address-line'
import type { PersonRow } from '@pietas/contract/persons'
import { formatDate, joinParts, type MessageKey, useTranslation } from '../kit/i18n'
import { DetailList } from '../kit/table'

/** What one asks next about a person in the list, without opening it. */
export function PersonDetail({ person }: { person: PersonRow }) {
  const { t } = useTranslation()
  const death = joinParts([formatDate(person.deceasedAt), person.deceasedTimeAt], ', ')
  return (
    <DetailList
      items={[
        [t('person.address'), formatAddress(person)],
        [t('person.birthName'), person.birthName],
        [t('person.placeOfBirth'), person.placeOfBirth],
        [t('person.deceasedAt'), death],
        [t('person.placeOfDeath'), person.placeOfDeath && formatAddress(person.placeOfDeath)],
        [t('person.currentPosition'), person.currentPosition && formatAddress(person.currentPosition)],
        [t('person.deathRegisterNumber'), person.deathRegisterNumber],
        [t('person.relationshipStatus'), t(`person.relationshipStatus.${person.relationshipStatus}` as MessageKey)],
        [t('person.nationality'), person.nationality],
        [t('person.religiousAffiliation'), person.religiousAffiliation],
        [t('person.profession'), person.profession],
        [t('person.notes'), person.notes],
      ]}
    />
  )
}
