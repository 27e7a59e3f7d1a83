import { Section } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { ofPerson } from '../of-person'
import { useBankOfIban } from '../use-bank-of-iban'

const { IbanField, TextField } = ofPerson

const withoutBlanks = (bic: string) => bic.replaceAll(/\s/g, '').toUpperCase()

export function BankSection() {
  const { t } = useTranslation()
  useBankOfIban()
  return (
    <Section title={t('person.section.bank')}>
      <IbanField name="bankAccountIban" span={4} />
      <TextField name="bankAccountBic" clean={withoutBlanks} />
      <TextField name="bankAccountInstitute" span={6} />
    </Section>
  )
}
