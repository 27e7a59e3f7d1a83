import type { Address } from '@pietas/contract/kit'
import { formatAddress } from '@pietas/contract/kit/address-line'
import { nameWithFate } from '@pietas/contract/persons'
import type { Task } from '@pietas/contract/tasks'
import { PhoneNumber } from '../../kit/contact/phone-number'
import { formatDate, joinParts, type MessageKey, useTranslation } from '../../kit/i18n'
import { InfectionSign } from '../../kit/infection'
import { deceasedLabel } from '../../processes'
import { FactList, TaskSection } from './task-section'
import * as words from './task-words.module.css'

type CaseOfTask = NonNullable<Task['process']>

/** What whoever does a task has to know of the case: who has died, who has ordered, the body and the grave. */
export function TaskCase({ process }: { process: CaseOfTask }) {
  const { t } = useTranslation()
  const { deceasedPerson: deceased, clientPerson, clientBusinessPartner, burialForm } = process
  const measures = [
    deceased.size !== null && `${deceased.size} cm`,
    deceased.weight !== null && `${deceased.weight} kg`,
  ].filter((measure) => measure !== false)
  const position = deceased.currentPosition as Partial<Address> | null
  return (
    <TaskSection title={t('task.base-data')} aside={<InfectionSign person={deceased} />}>
      <FactList
        items={[
          [
            t(deceasedLabel(process)),
            <bdi key="name">
              {nameWithFate({ ...deceased, deceased: false, deceasedAt: null }, t('common.deleted'))}
            </bdi>,
          ],
          [t('person.dateOfBirth'), formatDate(deceased.dateOfBirth)],
          [t('person.deceasedAt'), joinParts([formatDate(deceased.deceasedAt), deceased.deceasedTimeAt], ', ')],
          [t('process.client'), <Client key="client" person={clientPerson} partner={clientBusinessPartner} />],
          [t('task.body'), measures.join(', ')],
          [t('process.currentPosition'), position && joinParts([position.name, formatAddress(position)], ', ')],
          [t('process.burialFormId'), `${burialForm.burialType.name} · ${burialForm.name}`],
          [t('process.cemeteryId'), process.cemetery?.name],
          [t('process.graveTypeId'), process.graveType?.name],
          [t('process.graveNumber'), process.graveNumber],
          [
            t('process.gravePosition'),
            process.gravePosition && t(`process.gravePosition.${process.gravePosition}` as MessageKey),
          ],
          [t('process.graveBurialLocation'), process.graveBurialLocation],
          [t('process.graveLoweringRequested'), process.graveLoweringRequested && t('common.yes')],
        ]}
      />
    </TaskSection>
  )
}

interface ClientProps {
  person: CaseOfTask['clientPerson']
  partner: CaseOfTask['clientBusinessPartner']
}

function Client({ person, partner }: ClientProps) {
  const { t } = useTranslation()
  if (!person) return <bdi>{partner?.name ?? '–'}</bdi>
  return (
    <>
      <bdi>{nameWithFate(person, t('common.deleted'))}</bdi>
      {person.phone && (
        <>
          {', '}
          <PhoneNumber number={person.phone} className={words.taskLink} />
        </>
      )}
    </>
  )
}
