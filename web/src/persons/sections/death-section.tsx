import { today } from '@pietas/contract/kit/days'
import type { Person } from '@pietas/contract/persons'
import { Section } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { CurrentPosition } from '../current-position'
import { ofPerson } from '../of-person'
import { usePersonOptions } from '../options'
import { addressSources } from '../source'

const { AddressField, DateField, DateTimeField, NumberField, SelectField, TextField, TimeField, ToggleField } = ofPerson

export function DeathSection({ person }: { person?: Person | undefined }) {
  const { t } = useTranslation()
  const reasons = usePersonOptions('reasonOfDeath')
  const infections = usePersonOptions('infectiousData')
  return (
    <Section title={t('person.section.death')}>
      <DateField name="deceasedAt" max={today()} />
      <TimeField name="deceasedTimeAt" />
      <SelectField name="reasonOfDeath" options={reasons} />
      <AddressField name="placeOfDeath" title={t('person.placeOfDeath')} sources={addressSources()} />
      {person && <CurrentPosition person={person} />}
      <DateTimeField name="lastSeenAliveAt" max={today()} span={3} />
      <DateTimeField name="foundDeadAt" max={today()} span={3} />
      <NumberField name="size" unit="cm" span={3} />
      <NumberField name="weight" unit="kg" dot span={3} />
      <TextField name="deathComment" rows={[2, 6]} span={6} />
      <ToggleField name="infectiousData" options={infections} clearable />
    </Section>
  )
}
