import { useFormContext, useWatch } from 'react-hook-form'
import { Section } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { burialFormSource, burialTypeSource } from '../../master-data'
import type { FirstCallValues } from '../first-call-values'
import { ofFirstCall } from '../of-first-call'

const { PickerField } = ofFirstCall

export function WishSection() {
  const { t } = useTranslation()
  const { getValues, setValue } = useFormContext<FirstCallValues>()
  const burialTypeId = useWatch<FirstCallValues, 'burialTypeId'>({ name: 'burialTypeId' })
  const forgetForm = () => {
    if (getValues('burialFormId') !== null) setValue('burialFormId', null, { shouldDirty: true })
  }
  return (
    <Section title={t('firstCall.section.wish')}>
      <PickerField name="burialTypeId" source={burialTypeSource()} onChoose={forgetForm} span={3} />
      <PickerField
        name="burialFormId"
        source={burialFormSource(burialTypeId)}
        disabled={!burialTypeId}
        hint={burialTypeId ? undefined : t('firstCall.burial-form-hint')}
        span={3}
      />
    </Section>
  )
}
