import { nationalities, religiousAffiliations } from '@pietas/contract/persons'
import { ChoiceField, Section, TextField } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'

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
