import type { Process } from '@pietas/contract/processes'
import { useFormContext, useWatch } from 'react-hook-form'
import { Section } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { branchSource } from '../../legal-entities'
import { burialFormSource, burialTypeSource } from '../../master-data'
import { ofProcess } from '../of-process'
import { useProcessOptions } from '../options'
import { type ProcessValues, processValues } from '../process-values'
import { ParentField } from './parent-section'

const { PickerField, SelectField } = ofProcess

const ownOfType = ['burialTypeId', 'burialFormId', 'legalEntityBranchId', 'recordingType'] as const

/** What a new case is, and what is wished for. */
export function CaseSection() {
  const { t } = useTranslation()
  const { setValue } = useFormContext<ProcessValues>()
  const types = useProcessOptions('type')
  const type = useWatch<ProcessValues, 'type'>({ name: 'type' })
  const follow = () => {
    // What would be taken over from the parent is not what the process has of its own: spec 2 section 4.
    if (type === 'ADDITIONAL') for (const name of ownOfType) setValue(name, null, { shouldDirty: true })
  }
  const takesOver = type === 'ADDITIONAL'
  return (
    <Section title={t('process.section.case')}>
      <SelectField name="type" options={types} onChoose={follow} span={takesOver ? 6 : 3} />
      {!takesOver && <OwnFields branchSpan={6} />}
    </Section>
  )
}

/** What an additional process is, once it is stored, beside what goes with that. */
export function OwnCaseFields({ process }: { process: Process }) {
  const { setValue } = useFormContext<ProcessValues>()
  const types = useProcessOptions('type')
  const type = useWatch<ProcessValues, 'type'>({ name: 'type' })
  const follow = (chosen: string | null) => {
    // What was taken over from the parent is not what the process has of its own: spec 2 section 4.
    const values = chosen === 'ADDITIONAL' ? processValues(process) : undefined
    if (type === 'ADDITIONAL' || values)
      for (const name of ownOfType) setValue(name, values?.[name] ?? null, { shouldDirty: true })
  }
  return (
    <>
      <SelectField name="type" options={types} onChoose={follow} span={3} />
      <OwnFields branchSpan={3} />
    </>
  )
}

function OwnFields({ branchSpan }: { branchSpan: 3 | 6 }) {
  const recordings = useProcessOptions('recordingType')
  const type = useWatch<ProcessValues, 'type'>({ name: 'type' })
  return (
    <>
      <SelectField name="recordingType" options={recordings} span={3} required />
      {type === 'ADDITIONAL' && <ParentField />}
      <BurialFields />
      <PickerField name="legalEntityBranchId" source={branchSource()} span={branchSpan} required />
    </>
  )
}

/** What burial is wished for; the form follows from its type. */
export function BurialFields() {
  const { t } = useTranslation()
  const { getValues, setValue } = useFormContext<ProcessValues>()
  const burialTypeId = useWatch<ProcessValues, 'burialTypeId'>({ name: 'burialTypeId' })
  const forgetForm = () => {
    if (getValues('burialFormId') !== null) setValue('burialFormId', null, { shouldDirty: true })
  }
  return (
    <>
      <PickerField name="burialTypeId" source={burialTypeSource()} onChoose={forgetForm} span={3} required />
      <PickerField
        name="burialFormId"
        source={burialFormSource(burialTypeId)}
        disabled={!burialTypeId}
        hint={burialTypeId ? undefined : t('process.burial-form-hint')}
        span={3}
        required
      />
    </>
  )
}
