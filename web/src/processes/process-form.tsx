import type { Process, ProcessType } from '@pietas/contract/processes'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { AskedField, Form, FormActions, type FormMode, useRecordForm } from '../kit/form'
import { useTranslation } from '../kit/i18n'
import { whenIdle } from '../kit/loading'
import { useSession } from '../kit/session'
import { DoubtQuestion } from '../persons'
import { ofProcess } from './of-process'
import { ProcessAtHand } from './persons-at-hand'
import { type ProcessValues, processRules, processSchema, processValues } from './process-values'
import { CaseSection } from './sections/case-section'
import { ParentSection } from './sections/parent-section'
import { PeopleSection } from './sections/people-section'
import { useSaveProcess } from './use-save-process'
import { useSuggestions } from './use-suggestions'

// What is asked first comes first; the rest is there a moment later.
const FurtherSections = whenIdle(async () => (await import('./sections/further-sections')).FurtherSections)
const DuplicateDialog = whenIdle(async () => (await import('./duplicate-dialog')).ProcessDuplicateDialog)

interface ProcessFormProps {
  mode: FormMode
  /** Absent = a new process. */
  process?: Process
  /** Whose case a new one is. */
  deceasedPersonId?: number | undefined
  title: string
  onSaved: (process: Process) => void
  onCancel?: () => void
}

const rules = { new: processRules(true), stored: processRules(false) }

/** Everything about a process that is a field of its own, for creating and for changing it. */
export function ProcessForm({ mode, process, deceasedPersonId, title, onSaved, onCancel }: ProcessFormProps) {
  const { t } = useTranslation()
  const { me, legalEntity } = useSession()
  const [type, setType] = useState<ProcessType>(process?.type ?? 'DEATH')
  const { save, failed, question, doubts } = useSaveProcess(process)
  const form = useRecordForm<ProcessValues, Process>({
    schema: processSchema(type, !process),
    rules: process ? rules.stored : rules.new,
    mode,
    values: { ...processValues(process), ...(deceasedPersonId ? { deceasedPersonId } : {}) },
    // A draft may be of somebody else.
    draft: mode === 'create' && !deceasedPersonId ? `${me.user.id}-${legalEntity?.id}-process` : undefined,
    save,
    onSaved,
    valuesOf: (current) => processValues(current as Process),
    onFailure: failed,
    ...(process ? { version: process.version } : {}),
  })
  // What is asked follows the type, whether somebody chooses it or a draft brings it back.
  const shownType = useWatch({ control: form.hook.control, name: 'type' })
  useEffect(() => setType(shownType ?? 'DEATH'), [shownType])
  return (
    <ProcessAtHand value={process}>
      <Form
        form={form}
        fields={ofProcess}
        title={title}
        actions={<FormActions onCancel={onCancel} saveLabel={process ? undefined : t('process.create')} />}
      >
        {process && <AskedField />}
        <CaseSection process={process} />
        <Rest process={process} />
      </Form>
      <DoubtQuestion question={doubts} />
      {question && <DuplicateDialog {...question} onMissing={() => question.onAnswer(false)} />}
    </ProcessAtHand>
  )
}

/** What follows from the type: an additional process is asked only for its parent. */
function Rest({ process }: { process: Process | undefined }) {
  const type = useWatch<ProcessValues, 'type'>({ name: 'type' })
  useSuggestions(!process)
  if (type === 'ADDITIONAL' && !process) return <ParentSection />
  return (
    <>
      <PeopleSection process={process} />
      <FurtherSections process={process} />
    </>
  )
}
