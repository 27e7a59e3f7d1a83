import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Note } from '@pietas/contract/processes'
import { ListPlus, Pencil, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { confirm, toast } from '../../kit/feedback'
import { formatInstant, joinParts, type Translate, useTranslation } from '../../kit/i18n'
import * as styles from './note-details.module.css'
import { NoteTasks } from './note-tasks'
import * as shared from './notes.module.css'

interface NoteDetailsProps {
  note: Note
  /** What the process is called. */
  process: string
  /** Absent = it may not be rewritten. */
  onEdit?: (() => void) | undefined
  /** Absent = no task may be made of it. */
  onTask?: (() => void) | undefined
  deletable: boolean
  onClose: () => void
}

async function restoreNote(noteId: number): Promise<void> {
  try {
    await client.notes.restore(noteId)
    toast.success('note.restored')
  } catch {
    toast.error('note.restore-error')
  } finally {
    void refresh('processes')
  }
}

async function deleteNote(note: Note, t: Translate): Promise<boolean> {
  const sure = await confirm({
    title: t('note.delete-question'),
    description: note.subject,
    confirm: t('common.delete'),
    destructive: true,
  })
  if (!sure) return false
  try {
    await client.notes.delete(note.id)
    toast.success('note.delete-success', { undo: () => void restoreNote(note.id) })
    return true
  } catch {
    toast.error('note.delete-error')
    return false
  } finally {
    void refresh('processes')
  }
}

/** A note to be read, with the ways to change it. */
export function NoteDetails({ note, process, onEdit, onTask, deletable, onClose }: NoteDetailsProps) {
  const { t } = useTranslation()
  const id = useId()
  const author = note.author ? `${note.author.firstName} ${note.author.lastName}` : null
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {note.subject}
      </DialogTitle>
      <DialogContent>
        <dl className={styles.noteFacts}>
          <dt>{t('note.processId')}</dt>
          <dd dir="auto">{process}</dd>
          <dt>{t('note.text')}</dt>
          <dd dir="auto" className={styles.noteText}>
            {note.text ?? <em>{t('note.no-text')}</em>}
          </dd>
          <NoteTasks note={note} onLeave={onClose} />
        </dl>
        <p className={`${shared.noteAuthor} numeric`}>{joinParts([author, formatInstant(note.createdAt)], ' · ')}</p>
      </DialogContent>
      <DialogActions>
        {deletable && (
          <Button
            color="error"
            startIcon={<Trash2 size={18} />}
            onClick={async () => {
              if (await deleteNote(note, t)) onClose()
            }}
          >
            {t('common.delete')}
          </Button>
        )}
        {onTask && (
          <Button color="inherit" startIcon={<ListPlus size={18} />} onClick={onTask}>
            {t('note.to-task')}
          </Button>
        )}
        {onEdit && (
          <Button color="inherit" startIcon={<Pencil size={18} />} onClick={onEdit}>
            {t('common.edit')}
          </Button>
        )}
        <Button variant="contained" autoFocus onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
