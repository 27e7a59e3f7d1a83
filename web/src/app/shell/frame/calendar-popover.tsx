import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from '../../../kit/i18n'
import { UpcomingTasks } from '../../../tasks/upcoming/upcoming-tasks'
import * as styles from './calendar-popover.module.css'

/** A small window below a button of the header. */
export function CalendarPopover({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, className: styles.calendarPopover } }}
    >
      <Typography id={id} variant="h2" className={styles.calendarTitle}>
        {t('header.upcoming')}
      </Typography>
      <UpcomingTasks onLeave={onClose} />
    </Popover>
  )
}
