import { useQuery } from '@tanstack/react-query'
import { isProblem } from '../../kit/api'
import { DrawerSkeleton, SideDrawer, useDrawers } from '../../kit/drawer'
import { EmptyState } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import { DayNoteForm } from './day-note-form'
import { noteQuery } from './day-notes'

declare module '../../kit/drawer' {
  interface Drawers {
    /** The note of a day: rewritten, or new where there is none yet. */
    dayNote: DayNoteDrawerProps
  }
}

export interface DayNoteDrawerProps {
  noteDate: string
  isNew?: boolean
}

/** The note of a day from the side; it closes when the note has been stored. */
export function DayNoteDrawer({ noteDate, isNew = false }: DayNoteDrawerProps) {
  return isNew ? <NewNote noteDate={noteDate} /> : <StoredNote noteDate={noteDate} />
}

function NewNote({ noteDate }: { noteDate: string }) {
  const { t } = useTranslation()
  const { close, finish } = useDrawers()
  const title = t('dayNote.create')
  return (
    <SideDrawer size="small" title={title} onClose={close}>
      <DayNoteForm noteDate={noteDate} title={title} onSaved={finish} onCancel={close} />
    </SideDrawer>
  )
}

function StoredNote({ noteDate }: { noteDate: string }) {
  const { t } = useTranslation()
  const { close, finish } = useDrawers()
  const { data: note, error } = useQuery({
    ...noteQuery(noteDate),
    // The form must start from what is stored now, not from what was looked at before.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const title = t('dayNote.edit')
  return (
    <SideDrawer size="small" title={title} onClose={close}>
      {note && <DayNoteForm note={note} noteDate={noteDate} title={title} onSaved={finish} onCancel={close} />}
      {!note && !error && <DrawerSkeleton of="text" />}
      {error && !note && <EmptyState title={t(isProblem(error, 'NOT_FOUND') ? 'dayNote.not-found' : 'common.error')} />}
    </SideDrawer>
  )
}
