import { useWatch } from 'react-hook-form'
import { Section } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { isInstant } from '../../kit/time'
import { carSource } from '../../master-data'
import { hourFrom, TakenHint } from '../../tasks'
import { memberSource } from '../../users'
import type { FirstCallValues } from '../first-call-values'
import { ofFirstCall } from '../of-first-call'
import { OtherPlace } from '../place/other-place'

const { DateTimeField, PickerField } = ofFirstCall

export function PickUpSection() {
  const { t } = useTranslation()
  return (
    <Section title={t('firstCall.section.pick-up')}>
      <DateTimeField name="pickUpAt" span={3} />
      <PickerField name="pickUpCarId" source={carSource()} span={3} />
      <PickerField name="pickUpUserId" source={memberSource()} span={3} />
      <PickerField name="pickUpCompanionId" source={memberSource()} span={3} />
      <WhatIsTaken />
      <OtherPlace
        name="pickUpDestination"
        label={t('firstCall.pickUpDestination')}
        question={t('firstCall.other-destination')}
      />
    </Section>
  )
}

const isId = (id: number | null): id is number => id !== null

/** Whether car and drivers are free for the hour that a transport takes. */
function WhatIsTaken() {
  const [at, carId, userId, companionId] = useWatch<
    FirstCallValues,
    ['pickUpAt', 'pickUpCarId', 'pickUpUserId', 'pickUpCompanionId']
  >({ name: ['pickUpAt', 'pickUpCarId', 'pickUpUserId', 'pickUpCompanionId'] })
  const means = { userIds: [userId, companionId].filter(isId), carIds: [carId].filter(isId), resourceIds: [] }
  const isMeant = means.userIds.length + means.carIds.length > 0
  return <TakenHint wanted={isInstant(at) && isMeant ? { ...hourFrom(at), ...means } : null} />
}
