import { Section } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { branchSource } from '../../legal-entities'
import { memberSource } from '../../users'
import { ofFirstCall } from '../of-first-call'
import { useSuggestedCase } from '../use-suggested-case'

const { PickerField, TextField } = ofFirstCall

export function CaseSection({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation()
  useSuggestedCase(isNew)
  return (
    <Section title={t('firstCall.section.case')}>
      <PickerField name="legalEntityBranchId" source={branchSource()} span={3} />
      <PickerField name="assigneeId" source={memberSource()} span={3} />
      <TextField name="note" rows={[2, 6]} span={6} />
    </Section>
  )
}
