import type { Note } from '@pietas/contract/processes'
import { SideDrawer, useDrawers } from '../../kit/drawer'
import { useTranslation } from '../../kit/i18n'
import { usePermissions } from '../../kit/session'
import { type NoteAsTask, NoteForm } from './note-form'
import { presetOf } from './note-values'

declare module '../../kit/drawer' {
  interface Drawers {
    /** A new note, on a process if that is known, or one that is rewritten. */
    note: { processId?: number; note?: Note }
  }
}

/** A note from the side; it closes when the note has been stored. */
export function NoteDrawer({ processId, note }: { processId?: number; note?: Note }) {
  const { t } = useTranslation()
  const { open, close, finish } = useDrawers()
  const may = usePermissions()
  const title = t(note ? 'note.edit' : 'note.create')
  // The task takes the place of the note, which is then not created.
  const makeTask = ({ draft, ...typed }: NoteAsTask) =>
    void open('task', { preset: { ...presetOf(typed), noteDraft: draft } })
  return (
    <SideDrawer size="small" title={title} onClose={close}>
      <NoteForm
        processId={processId}
        note={note}
        title={title}
        onSaved={finish}
        onCancel={close}
        onTask={!note && may('Task:Create') ? makeTask : undefined}
      />
    </SideDrawer>
  )
}
