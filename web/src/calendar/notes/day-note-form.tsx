import { type DispositionNote, dispositionNoteFields } from '@pietas/contract/calendar'
import { formatDay } from '@pietas/contract/kit/days'
import * as z from 'zod'
import { client } from '../../kit/api/client'
import { toast } from '../../kit/feedback'
import { Form, FormActions, fieldsOf, Section, span, useRecordForm } from '../../kit/form'
import { useSession } from '../../kit/session'
import { refreshNotes } from './day-notes'

interface NoteValues {
  /** As it is read; which day it is was chosen in the calendar. */
  noteDate: string
  noteText: string | null
}

const ofDayNote = fieldsOf<NoteValues>()('dayNote')
const { TextField } = ofDayNote

const schema = z.object({ noteDate: z.string(), noteText: dispositionNoteFields.shape.noteText })

interface DayNoteFormProps {
  /** Absent = a new note. */
  note?: DispositionNote
  noteDate: string
  title: string
  onSaved: () => void
  onCancel: () => void
}

/** What everybody should know of a day. */
export function DayNoteForm({ note, noteDate, title, onSaved, onCancel }: DayNoteFormProps) {
  const { me } = useSession()
  const cause = note ? 'update' : 'create'
  const form = useRecordForm<NoteValues, DispositionNote>({
    schema,
    mode: cause,
    values: { noteDate: formatDay(noteDate), noteText: note?.noteText ?? null },
    draft: note ? undefined : `${me.user.id}-day-note-${noteDate}`,
    ...(note ? { version: note.version } : {}),
    valuesOf: (current) => ({ noteDate: formatDay(noteDate), noteText: (current as DispositionNote).noteText }),
    save: ({ noteText }, { version, idempotencyKey }) =>
      note
        ? client.dispositionNotes.update(
            noteDate,
            { noteText: noteText as string },
            version === undefined ? {} : { ifMatch: version },
          )
        : client.dispositionNotes.create({ noteDate, noteText: noteText as string }, { idempotencyKey }),
    onSaved: () => {
      toast.success(`resource.components.form.notes.messages.${cause}.success`)
      void refreshNotes()
      onSaved()
    },
    onFailure: () => toast.error(`resource.components.form.notes.messages.${cause}.failed`),
  })
  return (
    <Form form={form} fields={ofDayNote} title={title} actions={<FormActions onCancel={onCancel} />}>
      <Section>
        <TextField name="noteDate" disabled span={6} />
        <div className={span[6]} data-first-field>
          <TextField name="noteText" rows={[6, 16]} required />
        </div>
      </Section>
    </Form>
  )
}
