import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { deDE, enUS } from '@mui/x-date-pickers/locales'
import dayjs from 'dayjs'
import 'dayjs/locale/de'
import 'dayjs/locale/en-gb'
import { useSetting } from '../../settings'

// Weeks start on Monday in both languages, because the dates are German ones.
const locales = {
  de: { name: 'de', words: deDE.components.MuiLocalizationProvider.defaultProps.localeText },
  en: { name: 'en-gb', words: enUS.components.MuiLocalizationProvider.defaultProps.localeText },
}

interface DayCalendarProps {
  day: string | null
  min?: string | undefined
  max?: string | undefined
  onChoose: (day: string) => void
}

/** A month to choose a day from. */
export function DayCalendar({ day, min, max, onChoose }: DayCalendarProps) {
  const language = useSetting('language')
  const { name, words } = locales[language]
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={name} localeText={words}>
      <DateCalendar
        autoFocus
        value={day ? dayjs(day) : null}
        {...(min ? { minDate: dayjs(min) } : {})}
        {...(max ? { maxDate: dayjs(max) } : {})}
        views={['year', 'month', 'day']}
        openTo="day"
        onChange={(chosen, state) => {
          if (chosen && state === 'finish') onChoose(chosen.format('YYYY-MM-DD'))
        }}
      />
    </LocalizationProvider>
  )
}
