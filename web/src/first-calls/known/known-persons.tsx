import Button from '@mui/material/Button'
import type { PersonRow } from '@pietas/contract/persons'
import type { ProcessRow } from '@pietas/contract/processes'
import { UserRoundCheck } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { usePhoneGroups } from '../../kit/contact/phone-number'
import { span, useFormMode } from '../../kit/form'
import { joinParts, useTranslation } from '../../kit/i18n'
import { usePermissions } from '../../kit/session'
import { personLabel } from '../../persons'
import type { FirstCallValues } from '../first-call-values'
import * as styles from './known-persons.module.css'
import { useAlike } from './use-alike'

const fields = {
  caller: {
    id: 'callerPersonId',
    salutation: 'callerSalutation',
    firstName: 'callerFirstName',
    lastName: 'callerLastName',
  },
  deceased: {
    id: 'deceasedPersonId',
    salutation: 'deceasedSalutation',
    firstName: 'deceasedFirstName',
    lastName: 'deceasedLastName',
  },
} as const

/** Who may be meant and is known already, beside what is typed; a provision is named with the person. */
export function KnownPersons({ of }: { of: keyof typeof fields }) {
  const may = usePermissions()
  const isViewed = useFormMode() === 'view'
  return may('Person:ListAndRead') && !isViewed ? <Known of={of} /> : null
}

function Known({ of }: { of: keyof typeof fields }) {
  const { t } = useTranslation()
  const groupsOf = usePhoneGroups()
  const may = usePermissions()
  const names = fields[of]
  const { getValues, setValue } = useFormContext<FirstCallValues>()
  const [personId, firstName, lastName, dateOfBirth] = useWatch<FirstCallValues>({
    name: [names.id, names.firstName, names.lastName, 'dateOfBirth'],
  }) as [number | null, string | null, string | null, string | null]
  const { persons, provisionOf } = useAlike({
    firstName,
    lastName,
    dateOfBirth: of === 'deceased' ? dateOfBirth : null,
    isAsked: personId === null,
    withProvisions: of === 'deceased' && may('Process:List'),
  })
  const set = (name: keyof FirstCallValues, value: unknown) =>
    setValue(name, value as never, { shouldDirty: true, shouldValidate: true })

  const take = (person: PersonRow, provision: ProcessRow | undefined) => {
    set(names.id, person.id)
    set(names.salutation, person.salutation)
    set(names.firstName, person.firstName)
    set(names.lastName, person.lastName)
    if (of === 'caller') return person.phone && !getValues('callerPhone') ? set('callerPhone', person.phone) : undefined
    set('dateOfBirth', person.dateOfBirth)
    set('dateOfBirthUnknown', person.dateOfBirth === null)
    if (!provision) return
    if (getValues('legalEntityBranchId') === null) set('legalEntityBranchId', provision.legalEntityBranch.id)
    if (getValues('burialFormId') !== null) return
    set('burialTypeId', provision.burialForm.burialType.id)
    set('burialFormId', provision.burialForm.id)
  }

  if (personId !== null)
    return (
      <p className={`${span[6]} ${styles.taken}`} role="status">
        <UserRoundCheck size={18} aria-hidden />
        <span dir="auto">{t('firstCall.taken', { name: joinParts([firstName, lastName]) })}</span>
        <Button size="small" color="inherit" onClick={() => set(names.id, null)}>
          {t('firstCall.release')}
        </Button>
      </p>
    )
  return (
    <div className={`${span[6]} ${styles.place}`} role="status">
      {persons.length > 0 && (
        <>
          <p className={styles.title}>{t('firstCall.alike')}</p>
          <ul className={styles.alike}>
            {persons.map((person) => {
              const provision = provisionOf(person)
              return (
                <li key={person.id} className={styles.person}>
                  <span className={styles.words}>
                    <span dir="auto">{personLabel(person)}</span>
                    <span className={styles.facts}>
                      {joinParts(
                        [
                          person.city,
                          person.phone && groupsOf(person.phone),
                          provision && t('firstCall.provision', { id: provision.id, form: provision.burialForm.name }),
                        ],
                        ' · ',
                      )}
                    </span>
                  </span>
                  <Button
                    size="small"
                    variant="outlined"
                    aria-label={t('firstCall.take-named', { name: personLabel(person) })}
                    onClick={() => take(person, provision)}
                  >
                    {t('firstCall.take')}
                  </Button>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </div>
  )
}
