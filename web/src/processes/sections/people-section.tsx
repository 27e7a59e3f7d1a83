import { useFormContext, useWatch } from 'react-hook-form'
import { PickerField, Section, SelectField, ToggleField } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { partnerSource } from '../../partners'
import { personSource } from '../../persons'
import { useProcessOptions } from '../options'
import type { ProcessValues } from '../process-values'

export function PeopleSection({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation()
  const { setValue } = useFormContext<ProcessValues>()
  const associates = useProcessOptions('associate')
  const roles = useProcessOptions('role')
  const kind = useWatch<ProcessValues, 'clientAssociateType'>({ name: 'clientAssociateType' })
  const forgetOther = (chosen: string | null) => {
    setValue(chosen === 'PARTNER' ? 'clientPersonId' : 'clientBusinessPartnerId', null, { shouldDirty: true })
    setValue('clientPersonInProcessRole', null)
  }
  return (
    <Section title={t('process.section.people')}>
      <PickerField name="deceasedPersonId" source={personSource()} span={6} required />
      <ToggleField name="clientAssociateType" options={associates} onChoose={forgetOther} />
      {kind === 'PARTNER' ? (
        <PickerField name="clientBusinessPartnerId" source={partnerSource()} span={6} required />
      ) : (
        <>
          <PickerField name="clientPersonId" source={personSource()} span={isNew ? 4 : 6} required />
          {isNew && <SelectField name="clientPersonInProcessRole" options={roles} />}
        </>
      )}
    </Section>
  )
}
