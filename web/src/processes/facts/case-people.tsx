import { fullName } from '@pietas/contract/persons'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { client } from '../../kit/api/client'
import { PhoneNumber } from '../../kit/contact/phone-number'
import { joinParts, type MessageKey, type Translate, useTranslation } from '../../kit/i18n'
import { activeLegalEntityId, usePermissions } from '../../kit/session'
import { typeLabel } from '../../persons'
import { useProcessPersons } from '../persons/process-persons'
import * as styles from './case-people.module.css'
import { PersonName } from './names'
import { type CasePerson, peopleOf } from './people-of'
import type { ProcessFactsProps } from './process-facts'

/** The family of the deceased and who else has a part in the case: who one telephones with. */
export function CasePeople({ process, onOpenPerson }: ProcessFactsProps) {
  const { t } = useTranslation()
  const id = useId()
  const may = usePermissions()
  const roles = useProcessPersons(process.id)
  const mayRead = may('Person:ListAndRead')
  const { data, error } = useQuery({
    queryKey: ['persons', activeLegalEntityId(), 'relationships', process.deceasedPersonId],
    queryFn: ({ signal }) => client.relationships.list(process.deceasedPersonId, { signal }),
    enabled: mayRead,
  })
  const people = peopleOf(process, roles.items, data?.items ?? [])
  const isLoading = roles.loading || (mayRead && !data && !error)
  return (
    <section aria-labelledby={id} className={styles.people}>
      <header>
        <h2 id={id}>{t('process.facts.family')}</h2>
        <Link to="." search={{ tab: 'persons' } as never} data-screen-only>
          {t('process.facts.all-people')}
        </Link>
      </header>
      {people.length === 0 && <p aria-busy={isLoading}>{!isLoading && t('process.facts.nobody')}</p>}
      <ul>
        {people.map((one) => (
          <li key={one.person.id}>
            <PersonName person={one.person} name={fullName({ title: null, ...one.person })} onOpen={onOpenPerson} />
            <span className={styles.part}>{partOf(one, t)}</span>
            {one.person.phone && <PhoneNumber number={one.person.phone} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What somebody is for the deceased, and for the case. */
const partOf = ({ relation, roles }: CasePerson, t: Translate): string =>
  joinParts(
    [relation && typeLabel(relation, t), ...roles.map((role) => t(`process.role.${role}` as MessageKey))],
    ' · ',
  )
