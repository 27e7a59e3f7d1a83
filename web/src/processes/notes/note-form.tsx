import Button from '@mui/material/Button'
import { type Note, noteTextLength } from '@pietas/contract/processes'
import { ListPlus } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { useDrawers } from '../../kit/drawer'
import { toast } from '../../kit/feedback'
import { Form, FormActions, fieldsOf, Section, span, useRecordForm } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { unsaved } from '../../kit/leaving'
import { useSession } from '../../kit/session'
import { processSource } from '../source'
import * as styles from './note-form.module.css'
import { type NoteValues, noteSchema, noteValues } from './note-values'

const ofNote = fieldsOf<NoteValues>()('note')

const { PickerField, TextField } = ofNote

/** What a task takes over from a note. */
export interface NoteAsTask {
  processId: number | null
  subject: string | null
  text: string | null
  /** Where the unfinished note is kept until the task has been stored. */
  draft: string
}

interface NoteFormProps {
  /** Absent = a new note. */
  note?: Note | undefined
  /** The process that a new note belongs to; absent = it is asked for. */
  processId?: number | undefined
  title: string
  onSaved: () => void
  onCancel: () => void
  /** Makes a task of what was typed instead of a note; absent = that is not offered. */
  onTask?: ((note: NoteAsTask) => void) | undefined
}

/** Subject and text of a note; the process is asked for only where it is not known. */
export function NoteForm({ note, processId, title, onSaved, onCancel, onTask }: NoteFormProps) {
  const { me } = useSession()
  const drawers = useDrawers()
  const draft = `${me.user.id}-note-${processId ?? 'new'}`
  const messages = note ? 'onUpdate' : 'onCreate'
  const form = useRecordForm<NoteValues, Note>({
    schema: noteSchema,
    mode: note ? 'update' : 'create',
    values: noteValues(note, processId),
    draft: note ? undefined : draft,
    ...(note ? { version: note.version } : {}),
    valuesOf: (current) => noteValues(current as Note, undefined),
    save: (values, { version, idempotencyKey }) =>
      note
        ? client.notes.update(note.id, values as never, version === undefined ? {} : { ifMatch: version })
        : client.notes.create(values as never, { idempotencyKey }),
    onSaved: (saved) => {
      const open = () => void drawers.open('note', { noteId: saved.id })
      toast.success(`process.components.note.messages.${messages}Success`, { open })
      void refresh('processes')
      onSaved()
    },
    onFailure: () => toast.error(`process.components.note.messages.${messages}Failed`),
  })
  const makeTask = () => {
    // Nothing is lost: what was typed goes on in the task, and stays a draft until that has been stored.
    unsaved.forget(form.id)
    onTask?.({ ...form.hook.getValues(), draft })
  }
  const isKnown = note !== undefined || processId !== undefined
  return (
    <Form form={form} fields={ofNote} title={title} actions={<FormActions onCancel={onCancel} />}>
      <Section>
        <PickerField name="processId" source={processSource()} span={6} disabled={isKnown} />
        <div className={span[6]} data-first-field>
          <TextField name="subject" />
        </div>
        <TextField name="text" rows={[4, 10]} span={6} />
        <Counter />
        {onTask && <TaskButton onTask={makeTask} />}
      </Section>
    </Form>
  )
}

/** How much of the text is used, as the rule counts it. */
function Counter() {
  const { t } = useTranslation()
  const text = useWatch<NoteValues, 'text'>({ name: 'text' })
  const used = text?.length ?? 0
  return (
    <p className={`${styles.noteCount} numeric ${span[6]} ${used > noteTextLength ? styles.tooMuch : ''}`}>
      {t('note.count', { used, most: noteTextLength })}
    </p>
  )
}

function TaskButton({ onTask }: { onTask: () => void }) {
  const { t } = useTranslation()
  const { formState } = useFormContext()
  return (
    <div className={`${span[6]} ${styles.noteToTask}`}>
      <Button startIcon={<ListPlus size={18} />} disabled={formState.isSubmitting} onClick={onTask}>
        {t('note.to-task')}
      </Button>
    </div>
  )
}
