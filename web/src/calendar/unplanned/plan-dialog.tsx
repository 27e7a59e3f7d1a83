import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import ListSubheader from '@mui/material/ListSubheader'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useState } from 'react'
import { type MessageKey, useTranslation } from '../../kit/i18n'
import { DayInput } from '../../kit/list/filters/day-input'
import { titleOf } from '../../tasks'
import { dayIn, timeIn, type Wall } from '../events/wall'
import type { PlannedTask } from '../planned-task'
import { readRow, userRow } from '../rows/row-id'
import { type Means, timelineGroups } from '../rows/timeline-rows'
import type { Put } from '../work/move-fields'
import * as styles from './plan-dialog.module.css'

interface PlanDialogProps {
  task: PlannedTask
  means: Means
  /** When it begins unless somebody says otherwise. */
  start: Wall
  onPlan: (place: Put) => void
  onClose: () => void
}

/** Plans a task without a drag: on which day, at what time, and with whom or what. */
export function PlanDialog({ task, means, start, onPlan, onClose }: PlanDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const groups = timelineGroups(means, undefined, (group) => t(`calendar.group.${group}` as MessageKey))
  const [day, setDay] = useState<string | null>(dayIn(start))
  const [time, setTime] = useState(timeIn(start))
  const [row, setRow] = useState(task.userId ? userRow(task.userId) : '')
  const plan = (event: FormEvent) => {
    event.preventDefault()
    if (day && time) onPlan({ start: `${day}T${time}`, toRow: readRow(row) })
  }
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={onClose}>
      <form onSubmit={plan}>
        <DialogTitle id={id} dir="auto">
          {t('unplanned.plan', { title: titleOf(task, t) })}
        </DialogTitle>
        <DialogContent className={styles.fields}>
          <TextField
            select
            autoFocus
            label={t('unplanned.row')}
            value={groups.some(({ rows }) => rows.some((one) => one.id === row)) ? row : ''}
            onChange={({ target }) => setRow(target.value)}
          >
            {groups.flatMap(({ id: group, title, rows }) => [
              <ListSubheader key={group}>{title}</ListSubheader>,
              ...rows.map((one) => (
                <MenuItem key={one.id} value={one.id}>
                  {one.title}
                </MenuItem>
              )),
            ])}
          </TextField>
          <DayInput label={t('unplanned.day')} value={day} onChange={setDay} />
          <TextField
            type="time"
            label={t('unplanned.time')}
            value={time}
            onChange={({ target }) => setTime(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!day || !time}>
            {t('unplanned.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
