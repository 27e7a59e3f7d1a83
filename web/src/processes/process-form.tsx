import type { Process, ProcessType } from '@pietas/contract/processes'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Form, FormActions, useRecordForm } from '../kit/form'
import { useTranslation } from '../kit/i18n'
import { whenIdle } from '../kit/loading'
import { useSession } from '../kit/session'
import { DoubtQuestion } from '../persons'
import { ofProcess } from './of-process'
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
  /** Whose case it is. */
  deceasedPersonId?: number | undefined
  title: string
  onSaved: (process: Process) => void
  onCancel?: () => void
}

const rules = processRules(true)

/** A new process. What is stored is changed fact by fact, see `facts`. */
export function ProcessForm({ deceasedPersonId, title, onSaved, onCancel }: ProcessFormProps) {
  const { t } = useTranslation()
  const { me, legalEntity } = useSession()
  const [type, setType] = useState<ProcessType>('DEATH')
  const { save, failed, question, doubts } = useSaveProcess(undefined)
  const form = useRecordForm<ProcessValues, Process>({
    schema: processSchema(type, true),
    rules,
    mode: 'create',
    values: { ...processValues(), ...(deceasedPersonId ? { deceasedPersonId } : {}) },
    // A draft may be of somebody else.
    draft: deceasedPersonId ? undefined : `${me.user.id}-${legalEntity?.id}-process`,
    save,
    onSaved,
    onFailure: failed,
  })
  // What is asked follows the type, whether somebody chooses it or a draft brings it back.
  const shownType = useWatch({ control: form.hook.control, name: 'type' })
  useEffect(() => setType(shownType ?? 'DEATH'), [shownType])
  return (
    <>
      <Form
        form={form}
        fields={ofProcess}
        title={title}
        actions={<FormActions onCancel={onCancel} saveLabel={t('process.create')} />}
      >
        <CaseSection />
        <Rest />
      </Form>
      <DoubtQuestion question={doubts} />
      {question && <DuplicateDialog {...question} onMissing={() => question.onAnswer(false)} />}
    </>
  )
}

/** What follows from the type: an additional process is asked only for its parent. */
function Rest() {
  const type = useWatch<ProcessValues, 'type'>({ name: 'type' })
  useSuggestions()
  if (type === 'ADDITIONAL') return <ParentSection />
  return (
    <>
      <PeopleSection />
      <FurtherSections />
    </>
  )
}
