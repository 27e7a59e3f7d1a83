import { today } from '@pietas/contract/kit/days'
import { useFormContext, useWatch } from 'react-hook-form'
import { Section } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { usePersonOptions } from '../../persons'
import type { FirstCallValues } from '../first-call-values'
import { KnownPersons } from '../known/known-persons'
import { ofFirstCall } from '../of-first-call'
import { OtherPlace } from '../place/other-place'
import { PlaceField } from '../place/place-field'

const { ChoiceField, DateField, SwitchField, TextField, TimeField, ToggleField, YesNoField } = ofFirstCall

export function DeceasedSection() {
  const { t } = useTranslation()
  const { setValue } = useFormContext<FirstCallValues>()
  const salutations = usePersonOptions('salutation')
  const infections = usePersonOptions('infectiousData')
  const [personId, isUnknown] = useWatch<FirstCallValues, ['deceasedPersonId', 'dateOfBirthUnknown']>({
    name: ['deceasedPersonId', 'dateOfBirthUnknown'],
  })
  const isTaken = personId !== null
  const salutationOf = (value: string) => salutations.find((option) => option.value === value)?.label ?? value
  const forgetBirth = (isNowUnknown: boolean) => {
    if (isNowUnknown) setValue('dateOfBirth', null, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <Section title={t('firstCall.section.deceased')}>
      <ChoiceField
        name="deceasedSalutation"
        options={salutations.map(({ value }) => value)}
        labelOf={salutationOf}
        disabled={isTaken}
      />
      <TextField name="deceasedFirstName" disabled={isTaken} />
      <TextField name="deceasedLastName" disabled={isTaken} />
      <DateField name="dateOfBirth" max={today()} disabled={isTaken || isUnknown} />
      <SwitchField name="dateOfBirthUnknown" span={4} disabled={isTaken} onChoose={forgetBirth} />
      <KnownPersons of="deceased" />
      <DateField name="deceasedAt" max={today()} />
      <TimeField name="deceasedTimeAt" />
      <YesNoField name="doctorHasBeen" />
      <PlaceField name="placeOfDeath" label={t('firstCall.placeOfDeath')} />
      <OtherPlace name="currentPosition" label={t('firstCall.currentPosition')} question={t('firstCall.elsewhere')} />
      <ToggleField name="infectiousData" options={infections} clearable />
    </Section>
  )
}
