import { isTimed, type Task, type TaskType } from '@pietas/contract/tasks'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Form, FormActions, Notice, type RecordForm, useRecordForm } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { drafts } from '../../kit/leaving'
import { whenIdle } from '../../kit/loading'
import { type Session, useSession } from '../../kit/session'
import { ofTask } from './of-task'
import { BaseSection } from './sections/base-section'
import { PlaceSection } from './sections/place-section'
import { PlannedSection } from './sections/planned-section'
import { SubTasksSection } from './sections/sub-tasks-section'
import {
  formTypes,
  newTaskValues,
  type TaskPreset,
  type TaskValues,
  taskRules,
  taskSchema,
  taskValues,
} from './task-values'
import { useFormTypes } from './use-form-types'
import { useSaveTask } from './use-save-task'
import { assigneeFor, dueDateFor } from './use-task-defaults'

const OverlapDialog = whenIdle(async () => (await import('./overlap-dialog')).OverlapDialog)

interface TaskFormProps {
  /** Absent = a new task. */
  task?: Task
  /** Somebody has taken it away meanwhile; what was typed stays to be read. */
  isGone?: boolean
  preset?: TaskPreset
  title: string
  onSaved: (task: Task) => void
  onCancel: () => void
}

/** The first values of a new task: a basic one for oneself, unless more is known. */
function firstValues(
  { processId, title, description, type, noteDraft: _draft, ...known }: TaskPreset,
  types: readonly TaskType[],
  session: Session,
) {
  const kind = type && types.includes(type) ? type : (types[0] ?? 'BASIC')
  return newTaskValues({
    type: kind,
    processId: processId ?? null,
    title: title ?? null,
    description: description ?? null,
    userId: assigneeFor(kind, session),
    dueDate: dueDateFor(kind),
    ...known,
  })
}

const draftOf = ({ processId, noteDraft, noteId, startDate, type }: TaskPreset, { me, legalEntity }: Session) =>
  `${me.user.id}-${legalEntity?.id}-task-${noteDraft ?? (noteId && `note-${noteId}`) ?? processId ?? startDate ?? type ?? 'new'}`

/** Everything about a task that is typed, for creating and for changing it; what is asked follows its kind. */
export function TaskForm({ task, isGone = false, preset = {}, title, onSaved, onCancel }: TaskFormProps) {
  const { t } = useTranslation()
  const session = useSession()
  const types = useFormTypes()
  const values = task ? taskValues(task) : firstValues(preset, types, session)
  const [type, setType] = useState(values.type)
  const { save, failed, question } = useSaveTask(task)
  const form: RecordForm<TaskValues> = useRecordForm<TaskValues, Task>({
    schema: taskSchema(type),
    rules: taskRules,
    mode: task ? 'update' : 'create',
    values,
    draft: task ? undefined : draftOf(preset, session),
    save: (changed, facts) => save(changed, form.hook.getValues(), facts),
    onSaved: (saved) => {
      if (preset.noteDraft) drafts.clear(preset.noteDraft)
      onSaved(saved)
    },
    valuesOf: (current) => taskValues(current as Task),
    onFailure: (error) => failed(error, form.hook.getValues()),
    ...(task ? { version: task.version } : {}),
  })
  // What is asked follows the kind, whether somebody chooses it or a draft brings it back.
  const shownType = useWatch({ control: form.hook.control, name: 'type' })
  useEffect(() => setType(shownType), [shownType])
  return (
    <>
      <Form
        form={form}
        fields={ofTask}
        title={title}
        actions={<FormActions onCancel={onCancel} saveLabel={task ? undefined : t('task.create')} />}
      >
        {isGone && <Notice severity="warning">{t('task.gone-hint')}</Notice>}
        <BaseSection task={task} type={type} types={task ? formTypes : types} />
        {type && isTimed(type) && (
          <>
            <PlannedSection task={task} type={type} />
            <PlaceSection type={type} isNew={!task} />
          </>
        )}
        <SubTasksSection />
      </Form>
      {question && <OverlapDialog {...question} onMissing={() => question.onAnswer(false)} />}
    </>
  )
}
