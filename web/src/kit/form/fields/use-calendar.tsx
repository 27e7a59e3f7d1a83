import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import Popover from '@mui/material/Popover'
import { CalendarDays } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from '../../i18n'
import { whenIdle } from '../../loading'
import { Tooltip } from '../../tooltip'

// Most dates are typed; the calendar weighs a third of the form and comes after it.
const DayCalendar = whenIdle(async () => (await import('../dates/day-calendar')).DayCalendar)

interface CalendarFacts {
  day: string | null
  min?: string | undefined
  max?: string | undefined
  onChoose: (day: string) => void
}

/** A button that opens a calendar below the field it stands in. */
export function useCalendar({ day, min, max, onChoose }: CalendarFacts) {
  const { t } = useTranslation()
  const anchor = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const label = t('form.calendar')
  const adornment = (
    <InputAdornment position="end">
      <Tooltip title={label}>
        <IconButton size="small" edge="end" tabIndex={-1} aria-label={label} onClick={() => setOpen(true)}>
          <CalendarDays size={18} />
        </IconButton>
      </Tooltip>
    </InputAdornment>
  )
  const calendar = open && (
    <Popover
      open
      anchorEl={anchor.current}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={() => setOpen(false)}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': label,
          sx: { width: 320, height: 336, border: 1, borderColor: 'divider', borderRadius: 2.5 },
        },
      }}
    >
      <DayCalendar
        day={day}
        min={min}
        max={max}
        onMissing={() => setOpen(false)}
        onChoose={(chosen) => {
          setOpen(false)
          onChoose(chosen)
        }}
      />
    </Popover>
  )
  return { anchor, adornment, calendar, open: () => setOpen(true) }
}
