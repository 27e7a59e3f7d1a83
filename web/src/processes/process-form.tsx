import type { Process, ProcessType } from '@pietas/contract/processes'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Form, FormActions, type FormMode, useRecordForm } from '../kit/form'
import { useTranslation } from '../kit/i18n'
import { useSession } from '../kit/session'
import { ProcessDuplicateDialog } from './duplicate-dialog'
import { type ProcessValues, processRules, processSchema, processValues } from './process-values'
import { CaseSection } from './sections/case-section'
import { ParentSection } from './sections/parent-section'
import { PeopleSection } from './sections/people-section'
import { useSaveProcess } from './use-save-process'

interface ProcessFormProps {
  mode: FormMode
  /** Absent = a new process. */
  process?: Process
  title: string
  onSaved: (process: Process) => void
  onCancel?: () => void
}

/** The base data of a process, for creating and for changing it. */
export function ProcessForm({ mode, process, title, onSaved, onCancel }: ProcessFormProps) {
  const { t } = useTranslation()
  const { me, legalEntity } = useSession()
  const [type, setType] = useState<ProcessType>(process?.type ?? 'DEATH')
  const { save, failed, question } = useSaveProcess(process)
  const form = useRecordForm<ProcessValues, Process>({
    schema: processSchema(type, !process),
    rules: processRules,
    mode,
    values: processValues(process),
    draft: mode === 'create' ? `${me.user.id}-${legalEntity?.id}-process` : undefined,
    save,
    onSaved,
    valuesOf: (current) => processValues(current as Process),
    onFailure: failed,
    ...(process ? { version: process.version } : {}),
  })
  return (
    <>
      <Form
        form={form}
        labels="process"
        title={title}
        actions={<FormActions onCancel={onCancel} saveLabel={t(process ? 'common.save' : 'process.create')} />}
      >
        <CaseSection process={process} onType={setType} />
        <Rest isNew={!process} />
      </Form>
      {question && <ProcessDuplicateDialog {...question} />}
    </>
  )
}

/** What follows from the type: an additional process is asked only for its parent. */
function Rest({ isNew }: { isNew: boolean }) {
  const type = useWatch<ProcessValues, 'type'>({ name: 'type' })
  if (type === 'ADDITIONAL' && isNew) return <ParentSection />
  return <PeopleSection isNew={isNew} />
}
