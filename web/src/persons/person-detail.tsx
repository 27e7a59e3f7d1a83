import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { formatAddress } from '@pietas/contract/kit/address-line'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { client } from '../kit/api/client'
import { formatDate, joinParts, type MessageKey, useTranslation } from '../kit/i18n'
import { DetailList } from '../kit/list'
import { activeLegalEntityId } from '../kit/session'
import type { PersonLine } from './person-columns'
import * as styles from './person-detail.module.css'
import { PersonProcesses } from './person-processes'

/** What one asks next about a person in the list, without opening it. */
export function PersonDetail({ person }: { person: PersonLine }) {
  const { t } = useTranslation()
  const unknown = t('common.no-information')
  const place = joinParts([person.placeOfDeath?.name, formatAddress(person.placeOfDeath)], ', ')
  return (
    <div className={styles.personDetail}>
      <DetailList
        items={[
          [t('person.gender'), t(`person.gender.${person.gender}` as MessageKey)],
          [t('person.relationshipStatus'), t(`person.relationshipStatus.${person.relationshipStatus}` as MessageKey)],
          [t('person.deceasedAt'), formatDate(person.deceasedAt) || unknown],
          [t('person.religiousAffiliation'), person.religiousAffiliation ?? unknown],
          [t('person.dateOfBirth'), formatDate(person.dateOfBirth) || unknown],
          [t('person.placeOfDeath'), place || unknown],
          [t('person.nationality'), person.nationality ?? unknown],
          [t('person.placeOfBirth'), person.placeOfBirth ?? unknown],
          [t('person.notes'), person.notes ?? unknown],
        ]}
      />
      <ProcessesOfPerson personId={person.id} />
    </div>
  )
}

/** The processes that somebody is part of, as ways to their pages. */
function ProcessesOfPerson({ personId }: { personId: number }) {
  const { t } = useTranslation()
  const id = useId()
  const { data: person, isError } = useQuery({
    queryKey: ['persons', activeLegalEntityId(), 'processes', personId],
    queryFn: ({ signal }) => client.persons.get(personId, { signal }),
  })
  const none = isError ? 'common.error' : 'person.no-processes'
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="body2" component="h3" color="textSecondary">
        {t('process.many')}
      </Typography>
      {!person && !isError && <Skeleton width={240} />}
      {(isError || person?.processes.length === 0) && <Typography variant="body2">{t(none)}</Typography>}
      {person && person.processes.length > 0 && <PersonProcesses processes={person.processes} />}
    </section>
  )
}
