import { today } from '@pietas/contract/kit/days'
import { useFormContext, useWatch } from 'react-hook-form'
import { ofPerson } from '../of-person'
import type { PersonValues } from '../person-values'

const { DateField, SwitchField } = ofPerson

/** The birth date, or that nobody could say it. */
export function BirthFields({ span = 2 }: { span?: 2 | 3 }) {
  const { setValue } = useFormContext<PersonValues>()
  const isUnknown = useWatch<PersonValues, 'dateOfBirthUnknown'>({ name: 'dateOfBirthUnknown' })
  const forgetBirth = (isNowUnknown: boolean) => {
    if (isNowUnknown) setValue('dateOfBirth', null, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <>
      <DateField name="dateOfBirth" max={today()} span={span} disabled={isUnknown === true} required={!isUnknown} />
      <SwitchField name="dateOfBirthUnknown" span={span === 2 ? 4 : 3} onChoose={forgetBirth} />
    </>
  )
}
