import Alert from '@mui/material/Alert'
import { leitwegWarning, vatWarning } from '@pietas/contract/kit/tax'
import { useWatch } from 'react-hook-form'
import { Section, span } from '../../kit/form'
import { type MessageKey, useTranslation } from '../../kit/i18n'
import type { PickerSource } from '../../kit/picker'
import { ofPartner } from '../of-partner'

const { IbanField, PhoneField, PickerField, SwitchField, TextField } = ofPartner

export function AccountingSection({ contact }: { contact: PickerSource<{ id: number }> }) {
  const { t } = useTranslation()
  return (
    <Section title={t('partner.section.accounting')}>
      <TextField name="taxNumber" span={3} />
      <TextField name="vatId" span={3} />
      <Hint warning={vatWarning(useWatch({ name: 'vatId' }))} />
      <TextField name="accountingInvoiceEmail" type="email" span={3} />
      <TextField name="accountingEmail" type="email" span={3} />
      <PhoneField name="accountingPhone" blanks span={3} />
      <PickerField name="accountingContactId" source={contact} span={3} />
      <SwitchField name="digitalInvoice" />
      <TextField name="buyerId" span={3} />
      <TextField name="buyerReference" span={3} />
      <Hint warning={leitwegWarning(useWatch({ name: 'buyerReference' }))} />
      <IbanField name="bankAccountIban" />
      <TextField name="bankAccountBic" />
      <TextField name="bankAccountInstitute" />
    </Section>
  )
}

/** What is unusual and stored all the same: a reference that is no Leitweg-ID, a VAT id from outside the Union. */
function Hint({ warning }: { warning: string | null }) {
  const { t } = useTranslation()
  return (
    <div className={span[6]} role="status">
      {warning && (
        <Alert severity="warning" variant="outlined">
          {t(warning as MessageKey)}
        </Alert>
      )}
    </div>
  )
}
