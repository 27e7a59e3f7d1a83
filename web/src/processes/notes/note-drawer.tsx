import { useQuery } from '@tanstack/react-query'
import { isProblem } from '../../kit/api'
import { client } from '../../kit/api/client'
import { DrawerSkeleton, SideDrawer, useDrawers } from '../../kit/drawer'
import { EmptyState } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import { usePermissions } from '../../kit/session'
import { type NoteAsTask, NoteForm } from './note-form'
import { presetOf } from './note-values'

declare module '../../kit/drawer' {
  interface Drawers {
    /** A new note, on a process if that is known, or one that is rewritten. */
    note: { processId?: number; noteId?: number }
  }
}

/** A note from the side; it closes when the note has been stored. */
export function NoteDrawer({ processId, noteId }: { processId?: number; noteId?: number }) {
  return noteId === undefined ? <NewNote processId={processId} /> : <StoredNote noteId={noteId} />
}

function NewNote({ processId }: { processId: number | undefined }) {
  const { t } = useTranslation()
  const { open, close, finish } = useDrawers()
  const may = usePermissions()
  // The task takes the place of the note, which is then not created.
  const makeTask = ({ draft, ...typed }: NoteAsTask) =>
    void open('task', { preset: { ...presetOf(typed), noteDraft: draft } })
  return (
    <SideDrawer size="small" title={t('note.create')} onClose={close}>
      <NoteForm
        processId={processId}
        title={t('note.create')}
        onSaved={finish}
        onCancel={close}
        onTask={may('Task:Create') ? makeTask : undefined}
      />
    </SideDrawer>
  )
}

function StoredNote({ noteId }: { noteId: number }) {
  const { t } = useTranslation()
  const { close, finish } = useDrawers()
  const { data: note, error } = useQuery({
    queryKey: ['processes', 'note', noteId],
    queryFn: ({ signal }) => client.notes.get(noteId, { signal }),
    // The form must start from what is stored now, not from what was looked at before.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <SideDrawer size="small" title={t('note.edit')} onClose={close}>
      {note && <NoteForm note={note} title={t('note.edit')} onSaved={finish} onCancel={close} />}
      {!note && !error && <DrawerSkeleton />}
      {error && !note && <EmptyState title={t(isProblem(error, 'NOT_FOUND') ? 'note.not-found' : 'common.error')} />}
    </SideDrawer>
  )
}
