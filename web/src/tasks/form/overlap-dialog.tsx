import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { wallTimeOf } from '@pietas/contract/kit/instants'
import { fullName } from '@pietas/contract/persons'
import { type OverlappingTask, taskTypeOf } from '@pietas/contract/tasks'
import { useId } from 'react'
import { formatDate, joinParts, useTranslation } from '../../kit/i18n'
import { PlainTable } from '../../kit/list/table/plain-table'
import type { OverlapQuestion } from './use-save-task'

/** `22.11.2026, 10:00 – 11:30`; of leave, which takes whole days, the days alone. */
export function spanText({ startDate, endDate }: Pick<OverlappingTask, 'startDate' | 'endDate'>): string {
  const [start, end] = [startDate, endDate].map((at) =>
    at.includes('T') ? { day: formatDate(at), time: wallTimeOf(at).time } : { day: formatDate(at), time: null },
  )
  if (start?.day === end?.day) return joinParts([start?.day, joinParts([start?.time, end?.time], ' – ')], ', ')
  const ends = [start, end].map((one) => joinParts([one?.day, one?.time], ', '))
  return joinParts(ends, ' – ')
}

/** What is planned already at the same time, with whom or what both need, and the choice to go on all the same. */
export function OverlapDialog({ found, cause, onAnswer }: OverlapQuestion) {
  const { t } = useTranslation()
  const id = useId()
  const typeOf = ({ type }: OverlappingTask) => {
    const known = type && taskTypeOf(type)
    return known ? t(`task.type.${known}`) : '–'
  }
  const processOf = ({ process }: OverlappingTask) =>
    process ? `${process.id} · ${fullName(process.deceasedPerson)}` : '–'
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby={id} onClose={() => onAnswer(false)}>
      <DialogTitle id={id}>{t('task.overlap.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t(`task.overlap.${cause}-subtitle`)}</DialogContentText>
        <PlainTable
          label={t('task.overlap.title')}
          heads={[
            t('task.type'),
            t('task.processId'),
            t('task.title'),
            t('task.overlap.appointment'),
            t('task.overlap.blocked-by'),
          ]}
          rows={found.map((task, index) => ({
            // Of what may not be read not even the id is known.
            id: task.id ?? -1 - index,
            cells: [
              typeOf(task),
              processOf(task),
              task.title || t('task.overlap.busy'),
              <span key="span" className="numeric">
                {spanText(task)}
              </span>,
              task.blockedBy.join(', '),
            ],
          }))}
        />
      </DialogContent>
      <DialogActions>
        <Button autoFocus color="inherit" onClick={() => onAnswer(false)}>
          {t('common.cancel')}
        </Button>
        <Button variant="contained" onClick={() => onAnswer(true)}>
          {t(`task.overlap.${cause}`)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
