import { useFormContext, useWatch } from 'react-hook-form'
import { PickerField, Section, SelectField, ToggleField } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { usePermissions } from '../../kit/session'
import { PartnerField } from '../../partners'
import { personSource } from '../../persons'
import { useProcessOptions } from '../options'
import type { ProcessValues } from '../process-values'

export function PeopleSection({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation()
  const may = usePermissions()
  const { setValue } = useFormContext<ProcessValues>()
  const associates = useProcessOptions('associate')
  const roles = useProcessOptions('role')
  const kind = useWatch<ProcessValues, 'clientAssociateType'>({ name: 'clientAssociateType' })
  const forgetOther = (chosen: string | null) => {
    setValue(chosen === 'PARTNER' ? 'clientPersonId' : 'clientBusinessPartnerId', null, { shouldDirty: true })
    setValue('clientPersonInProcessRole', null)
  }
  const newPerson = may('Person:Create') && { href: '/persons/create', label: t('person.picker.create') }
  return (
    <Section title={t('process.section.people')}>
      <PickerField name="deceasedPersonId" source={personSource()} create={newPerson} span={6} required />
      <ToggleField name="clientAssociateType" options={associates} onChoose={forgetOther} />
      {kind === 'PARTNER' ? (
        <PartnerField name="clientBusinessPartnerId" span={6} required />
      ) : (
        <>
          <PickerField name="clientPersonId" source={personSource()} create={newPerson} span={isNew ? 4 : 6} required />
          {isNew && <SelectField name="clientPersonInProcessRole" options={roles} />}
        </>
      )}
    </Section>
  )
}
