import { billedProcessTypes, type billingDueRuleFields } from '@pietas/contract/legal-entities'
import type * as z from 'zod'
import { fieldsOf } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'

const { NumberField, SelectField } = fieldsOf<z.output<typeof billingDueRuleFields>>()('billingDueRule')

/** Which processes are to be billed, and after how many days. */
export function BillingDueRuleFields() {
  const { t } = useTranslation()
  return (
    <>
      <SelectField
        name="processType"
        options={billedProcessTypes.map((value) => ({ value, label: t(`billingDueRule.processType.${value}`) }))}
        span={3}
      />
      <NumberField name="dueForBillingInDays" unit={t('billingDueRule.days')} span={3} />
    </>
  )
}
