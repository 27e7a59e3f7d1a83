import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker'
import { today } from '@pietas/contract/kit/days'
import dayjs from 'dayjs'
import { CalendarDays } from 'lucide-react'
import { DateLocale } from '../../form/date-locale'
import { useTranslation } from '../../i18n'
import { type DayRange, rangeOf, type Shortcut, shortcuts, withFrom, withTo } from './date-range'

interface DateRangeEditorProps {
  value: DayRange
  onChange: (value: DayRange | undefined) => void
}

/** From a day to a day, either of them open, and the six usual ranges. */
export function DateRangeEditor({ value, onChange }: DateRangeEditorProps) {
  const { t } = useTranslation()
  const change = (next: DayRange) => onChange(next.from === null && next.to === null ? undefined : next)
  return (
    <DateLocale>
      <div className="filter-days">
        <DayInput label={t('filter.from')} value={value.from} onChange={(day) => change(withFrom(value, day))} />
        <DayInput label={t('filter.to')} value={value.to} onChange={(day) => change(withTo(value, day))} />
      </div>
      <div className="filter-shortcuts">
        {shortcuts.map((shortcut: Shortcut) => (
          <button key={shortcut} type="button" onClick={() => change(rangeOf(shortcut, today()))}>
            {t(`filter.range.${shortcut}`)}
          </button>
        ))}
      </div>
    </DateLocale>
  )
}

interface DayInputProps {
  label: string
  value: string | null
  onChange: (day: string | null) => void
}

function DayInput({ label, value, onChange }: DayInputProps) {
  return (
    <DesktopDatePicker
      label={label}
      format="DD.MM.YYYY"
      value={value ? dayjs(value) : null}
      // A date that is half typed narrows nothing yet.
      onChange={(day, { validationError }) => {
        if (day === null) onChange(null)
        else if (day.isValid() && !validationError) onChange(day.format('YYYY-MM-DD'))
      }}
      slots={{ openPickerIcon: CalendarDays }}
      slotProps={{
        field: { clearable: true },
        textField: { size: 'small', fullWidth: true },
        openPickerButton: { size: 'small' },
        openPickerIcon: { width: 18, height: 18 },
      }}
    />
  )
}
