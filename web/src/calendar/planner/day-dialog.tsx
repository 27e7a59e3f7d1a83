import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslation } from '../../kit/i18n'
import { useSetting } from '../../kit/settings'
import { TaskStatus, TaskType } from '../../tasks'
import { lastDayOf } from '../events/month-lanes'
import type { CalendarEvent } from '../events/task-event'
import { dayIn } from '../events/wall'
import { dayTitle } from '../views/day-title'
import * as styles from './day-dialog.module.css'

interface DayDialogProps {
  day: string
  /** Everything that is loaded; those of the day are found here. */
  events: readonly CalendarEvent[]
  onOpen: (event: CalendarEvent) => void
  onClose: () => void
  /** Plans something on this day; absent = that is not offered. */
  onCreate: (() => void) | undefined
}

/** Everything of one day, in the order in which it begins. */
export function DayDialog({ day, events, onOpen, onClose, onCreate }: DayDialogProps) {
  const { t } = useTranslation()
  const language = useSetting('language')
  const id = useId()
  const shown = events.filter((event) => dayIn(event.start) <= day && lastDayOf(event) >= day)
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{dayTitle(day, language)}</DialogTitle>
      <DialogContent dividers className={styles.content}>
        {shown.length === 0 && <p className={styles.nothing}>{t('calendar.empty')}</p>}
        <ul className={styles.lines}>
          {shown.map((event) => (
            <li key={event.id}>
              <button type="button" className={styles.line} onClick={() => onOpen(event)}>
                <span className={`${styles.when} numeric`}>{event.time || t('calendar.whole-day')}</span>
                <span dir="auto" className={styles.what}>
                  {event.title}
                </span>
                <span className={styles.chips}>
                  {event.type && <TaskType type={event.type} />}
                  {event.status && <TaskStatus status={event.status} />}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        {onCreate && (
          <Button color="inherit" onClick={onCreate}>
            {t('calendar.create')}
          </Button>
        )}
        <Button autoFocus variant="contained" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
