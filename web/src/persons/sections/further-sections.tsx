import { nationalities, religiousAffiliations } from '@pietas/contract/persons'
import type { ReactNode } from 'react'
import { ChoiceField, IbanField, NumberField, Section, TextField } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'

export function FamilySection({ badge }: { badge?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Section title={t('person.section.children')} badge={badge}>
      <NumberField name="countOfKids" />
      <NumberField name="countOfDeadKids" />
      <NumberField name="numberOfUnderageChildren" />
    </Section>
  )
}

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

const withoutBlanks = (bic: string) => bic.replaceAll(/\s/g, '').toUpperCase()

export function BankSection() {
  const { t } = useTranslation()
  return (
    <Section title={t('person.section.bank')}>
      <IbanField name="bankAccountIban" span={4} />
      <TextField name="bankAccountBic" clean={withoutBlanks} />
      <TextField name="bankAccountInstitute" span={6} />
    </Section>
  )
}
