import { formatAddress } from '@pietas/contract/kit/address-line'
import type { ProcessRow } from '@pietas/contract/processes'
import { usePhoneGroups } from '../kit/contact/phone-number'
import { formatDate, joinParts, type MessageKey, useTranslation } from '../kit/i18n'
import { DetailList } from '../kit/list'
import { clientName } from './client-name'

/** What one asks next about a case in the list, without opening it. */
export function ProcessDetail({ process }: { process: ProcessRow }) {
  const { t } = useTranslation()
  const groupsOf = usePhoneGroups()
  const { deceasedPerson: deceased, clientPerson, clientBusinessPartner, assignee, burialForm } = process
  const { currentPosition } = deceased
  return (
    <DetailList
      items={[
        [t('person.dateOfBirth'), formatDate(deceased.dateOfBirth)],
        [t('person.deceasedAt'), joinParts([formatDate(deceased.deceasedAt), deceased.deceasedTimeAt], ', ')],
        [t('process.currentPosition'), currentPosition && formatAddress(currentPosition as object)],
        [t('process.client'), clientName(process)],
        [
          t('process.contact'),
          clientPerson && joinParts([clientPerson.phone && groupsOf(clientPerson.phone), clientPerson.email], ' · '),
        ],
        [t('person.address'), clientBusinessPartner && formatAddress(clientBusinessPartner)],
        [t('process.burialTypeId'), `${burialForm.burialType.name} · ${burialForm.name}`],
        [t('process.recordingType'), t(`process.recordingType.${process.recordingType}` as MessageKey)],
        [t('process.assigneeId'), assignee && `${assignee.firstName} ${assignee.lastName}`],
      ]}
    />
  )
}
