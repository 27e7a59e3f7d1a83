import type { Process, ProcessType } from '@pietas/contract/processes'
import { useFormContext, useWatch } from 'react-hook-form'
import { PickerField, Section, SelectField } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { branchSource } from '../../legal-entities'
import { burialFormSource, burialTypeSource } from '../../master-data'
import { useProcessOptions } from '../options'
import type { ProcessValues } from '../process-values'

interface CaseSectionProps {
  process: Process | undefined
  onType: (type: ProcessType) => void
}

export function CaseSection({ process, onType }: CaseSectionProps) {
  const { t } = useTranslation()
  const { getValues, setValue } = useFormContext<ProcessValues>()
  const recordings = useProcessOptions('recordingType')
  // A process without a parent cannot become the child of one: spec 2 section 4.
  const types = useProcessOptions('type').filter(({ value }) => !process || process.parentId || value !== 'ADDITIONAL')
  const [type, burialTypeId] = useWatch<ProcessValues, ['type', 'burialTypeId']>({ name: ['type', 'burialTypeId'] })
  const follow = (chosen: string | null) => {
    const before = process?.type ?? type
    if (before === 'ADDITIONAL' && chosen !== 'ADDITIONAL') {
      for (const name of ['burialTypeId', 'burialFormId', 'legalEntityBranchId', 'recordingType'] as const) {
        setValue(name, null, { shouldDirty: true })
      }
    }
    onType(chosen as ProcessType)
  }
  const forgetForm = () => {
    if (getValues('burialFormId') !== null) setValue('burialFormId', null, { shouldDirty: true })
  }
  const takesOver = type === 'ADDITIONAL' && !process
  return (
    <Section title={t('process.section.case')}>
      <SelectField name="type" options={types} onChoose={follow} span={takesOver ? 6 : 3} />
      {!takesOver && (
        <>
          <SelectField name="recordingType" options={recordings} span={3} required />
          <PickerField name="burialTypeId" source={burialTypeSource()} onChoose={forgetForm} span={3} required />
          <PickerField
            name="burialFormId"
            source={burialFormSource(burialTypeId)}
            disabled={!burialTypeId}
            hint={burialTypeId ? undefined : t('process.burial-form-hint')}
            span={3}
            required
          />
          <PickerField name="legalEntityBranchId" source={branchSource()} span={6} required />
        </>
      )}
    </Section>
  )
}
