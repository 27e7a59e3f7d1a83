import type { Process } from '@pietas/contract/processes'
import { useFormContext, useWatch } from 'react-hook-form'
import { Section } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { branchSource } from '../../legal-entities'
import { burialFormSource, burialTypeSource } from '../../master-data'
import { colleagueSource } from '../../users'
import { ofProcess } from '../of-process'
import { useProcessOptions } from '../options'
import { type ProcessValues, processValues } from '../process-values'
import { ParentField } from './parent-section'

const { PickerField, SelectField } = ofProcess

const ownOfType = ['burialTypeId', 'burialFormId', 'legalEntityBranchId', 'recordingType'] as const

export function CaseSection({ process }: { process: Process | undefined }) {
  const { t } = useTranslation()
  const { getValues, setValue } = useFormContext<ProcessValues>()
  const recordings = useProcessOptions('recordingType')
  // A process without a parent cannot become the child of one: spec 2 section 4.
  const types = useProcessOptions('type').filter(({ value }) => !process || process.parentId || value !== 'ADDITIONAL')
  const [type, burialTypeId] = useWatch<ProcessValues, ['type', 'burialTypeId']>({ name: ['type', 'burialTypeId'] })
  const follow = (chosen: string | null) => {
    // What was taken over from the parent is not what the process has of its own: spec 2 section 4.
    const values = chosen === 'ADDITIONAL' && process ? processValues(process) : undefined
    if (type === 'ADDITIONAL' || values)
      for (const name of ownOfType) setValue(name, values?.[name] ?? null, { shouldDirty: true })
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
          {type === 'ADDITIONAL' && <ParentField />}
          <PickerField name="burialTypeId" source={burialTypeSource()} onChoose={forgetForm} span={3} required />
          <PickerField
            name="burialFormId"
            source={burialFormSource(burialTypeId)}
            disabled={!burialTypeId}
            hint={burialTypeId ? undefined : t('process.burial-form-hint')}
            span={3}
            required
          />
          <PickerField name="legalEntityBranchId" source={branchSource()} span={process ? 3 : 6} required />
          {process && <PickerField name="assigneeId" source={colleagueSource()} span={3} />}
        </>
      )}
    </Section>
  )
}
