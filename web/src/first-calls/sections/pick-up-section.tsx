import type { ReactNode } from 'react'
import { Section } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { carSource } from '../../master-data'
import { memberSource } from '../../users'
import { ofFirstCall } from '../of-first-call'
import { OtherPlace } from '../place/other-place'

const { DateTimeField, PickerField } = ofFirstCall

/** @param children what a page says of it besides. */
export function PickUpSection({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Section title={t('firstCall.section.pick-up')}>
      <DateTimeField name="pickUpAt" span={3} />
      <PickerField name="pickUpCarId" source={carSource()} span={3} />
      <PickerField name="pickUpUserId" source={memberSource()} span={3} />
      <PickerField name="pickUpCompanionId" source={memberSource()} span={3} />
      {children}
      <OtherPlace
        name="pickUpDestination"
        label={t('firstCall.pickUpDestination')}
        question={t('firstCall.other-destination')}
      />
    </Section>
  )
}
