import { namesOf } from '@pietas/contract/kit/names'
import { pensionFields } from '@pietas/contract/processes'
import { useTranslation } from '../../kit/i18n'
import { ofProcess } from '../of-process'

const { FoldedSection, SwitchField, TextField } = ofProcess

const fields = namesOf(pensionFields)

/** What has to be settled with the pension insurance. */
export function PensionSection() {
  const { t } = useTranslation()
  return (
    <FoldedSection title={t('process.section.pension')} fields={fields}>
      <TextField name="drvNumber" span={3} />
      <TextField name="drvChangeTo" span={3} />
      <SwitchField name="cancelPension" span={2} />
      <SwitchField name="requestAdvance" span={2} />
      <SwitchField name="changeBankAccount" span={2} />
    </FoldedSection>
  )
}
