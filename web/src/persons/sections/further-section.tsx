import { nationalities, religiousAffiliations } from '@pietas/contract/persons'
import { Section } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { ofPerson } from '../of-person'

const { ChoiceField, TextField } = ofPerson

export function FurtherSection() {
  const { t } = useTranslation()
  return (
    <Section title={t('person.section.further')}>
      <ChoiceField name="nationality" options={nationalities} />
      <ChoiceField name="religiousAffiliation" options={religiousAffiliations} />
      <TextField name="profession" />
    </Section>
  )
}
