import { today } from '@pietas/contract/kit/days'
import type { PersonFields } from '@pietas/contract/persons'
import { useWatch } from 'react-hook-form'
import { Section } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { useSession } from '../../kit/session'
import { branchSource } from '../../legal-entities'
import { partnerSource } from '../../partners'
import { colleagueSource } from '../../users'
import { ofPerson } from '../of-person'
import { usePersonOptions } from '../options'
import type { PersonValues } from '../person-values'
import { personSource } from '../source'

const { DateField, PickerField, SelectField, TextField } = ofPerson

type Registrar = NonNullable<PersonFields['deathRegisteredBy']>
const nobody = { personId: null, businessPartnerId: null, legalEntityBranchId: null, userId: null }

export function RegistrationSection() {
  const { t } = useTranslation()
  const { me } = useSession()
  const types = usePersonOptions('registrar')
  const type = useWatch<PersonValues, 'deathRegisteredBy'>({ name: 'deathRegisteredBy' })?.type
  const typeOf = {
    read: (registrar: unknown) => (registrar as Registrar | null)?.type ?? null,
    // An employee is most often the one who types: spec 1 section 4.
    write: (chosen: string | null) =>
      chosen ? { ...nobody, type: chosen, userId: chosen === 'EMPLOYEE' ? me.user.id : null } : null,
  }
  return (
    <Section title={t('person.section.registration')}>
      <TextField name="deathRegisterNumber" />
      <DateField name="deathRegisterDate" max={today()} />
      <PickerField name="deathRegistryOfficeId" source={partnerSource('Standesamt')} />
      <SelectField name="deathRegisteredBy" options={types} stored={typeOf} />
      {type === 'PERSON' && <PickerField name="deathRegisteredBy.personId" source={personSource()} span={4} required />}
      {type === 'PARTNER' && (
        <PickerField name="deathRegisteredBy.businessPartnerId" source={partnerSource()} span={4} required />
      )}
      {type === 'BRANCH' && (
        <PickerField name="deathRegisteredBy.legalEntityBranchId" source={branchSource()} span={4} required />
      )}
      {type === 'EMPLOYEE' && (
        <PickerField name="deathRegisteredBy.userId" source={colleagueSource()} span={4} required />
      )}
    </Section>
  )
}
