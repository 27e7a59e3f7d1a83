import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { DispositionNote } from '@pietas/contract/calendar'
import { formatDay } from '@pietas/contract/kit/days'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { client } from '../../kit/api/client'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { confirm, toast } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import { useSetting } from '../../kit/settings'
import { UserName } from '../../users'
import { weekdayOf } from '../views/day-title'
import * as styles from './day-note-dialog.module.css'
import { authorQuery, refreshNotes } from './day-notes'

async function remove(noteDate: string): Promise<void> {
  try {
    await client.dispositionNotes.delete(noteDate)
    toast.success('dayNote.delete-success')
  } catch {
    toast.error('dayNote.delete-failed')
  } finally {
    await refreshNotes()
  }
}

/** The note of a day to be read: who has written it last, and the ways to change it. */
export function DayNoteDialog({ note, onClose }: { note: DispositionNote; onClose: () => void }) {
  const { t } = useTranslation()
  const language = useSetting('language')
  const id = useId()
  const { open } = useDrawers()
  const { data: author } = useQuery(authorQuery(note.updatedBy))
  const { noteDate } = note
  const ask = async () => {
    const title = t('dayNote.delete-question', { day: formatDay(noteDate) })
    const sure = await confirm({ title, confirm: t('common.delete'), destructive: true, run: () => remove(noteDate) })
    if (sure) onClose()
  }
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id} className={styles.noteHead}>
        <span>{weekdayOf(noteDate, language)}</span>
        <span className={`${styles.noteDay} numeric`}>{formatDay(noteDate)}</span>
      </DialogTitle>
      <DialogContent>
        {author && <UserName user={author} />}
        <p dir="auto" className={styles.noteText}>
          {note.noteText}
        </p>
      </DialogContent>
      <DialogActions>
        <Button color="error" startIcon={<Trash2 size={18} />} onClick={() => void ask()}>
          {t('common.delete')}
        </Button>
        <Button
          color="inherit"
          startIcon={<Pencil size={18} />}
          onClick={() => {
            onClose()
            void open('dayNote', { noteDate })
          }}
        >
          {t('common.edit')}
        </Button>
        <Button autoFocus variant="contained" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
