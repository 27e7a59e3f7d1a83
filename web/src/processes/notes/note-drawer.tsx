import type { Note } from '@pietas/contract/processes'
import { SideDrawer, useDrawers } from '../../kit/drawer'
import { useTranslation } from '../../kit/i18n'
import { NoteForm } from './note-form'
import './notes.css'

declare module '../../kit/drawer' {
  interface Drawers {
    /** A new note, on a process if that is known, or one that is rewritten. */
    note: { processId?: number; note?: Note }
  }
}

/** A note from the side; it closes when the note has been stored. */
export function NoteDrawer({ processId, note }: { processId?: number; note?: Note }) {
  const { t } = useTranslation()
  const { close, finish } = useDrawers()
  const title = t(note ? 'note.edit' : 'note.create')
  return (
    <SideDrawer size="small" title={title} onClose={close}>
      <NoteForm processId={processId} note={note} title={title} onSaved={finish} onCancel={close} />
    </SideDrawer>
  )
}
