import { today } from '@pietas/contract/kit/days'
import { useTranslation } from '../../i18n'
import { useSettings } from '../../settings'
import type { DayFilter } from './filter'
import * as styles from './filter-editor.module.css'
import { daysOf, monthsOf, noDay, type PartialDay, withDay, withMonth, withYear, yearsWithin } from './year-month-day'

interface YearMonthDayEditorProps {
  filter: DayFilter
  value: PartialDay
  onChange: (value: PartialDay | undefined) => void
}

/** A year, then a month of it, then a day: the next one can be chosen once the one before is. */
export function YearMonthDayEditor({ filter, value, onChange }: YearMonthDayEditorProps) {
  const { t } = useTranslation()
  const { language } = useSettings()
  const limits = { min: filter.minDate ?? '1900-01-01', max: filter.maxDate ?? today() }
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  const change = (next: PartialDay) => onChange(next.year === null ? undefined : { ...noDay, ...next })
  return (
    <div className={styles.parts}>
      <PartSelect
        label={t('filter.year')}
        value={value.year}
        options={yearsWithin(limits)}
        onChange={(year) => change(withYear(year))}
      />
      <PartSelect
        label={t('filter.month')}
        value={value.month}
        options={monthsOf(value.year, limits)}
        nameOf={(part) => month.format(Date.UTC(2000, part - 1))}
        onChange={(part) => change(withMonth(value, part))}
      />
      <PartSelect
        label={t('filter.day')}
        value={value.day}
        options={daysOf(value, limits)}
        onChange={(day) => change(withDay(value, day))}
      />
    </div>
  )
}

interface PartSelectProps {
  label: string
  value: number | null
  options: readonly number[]
  nameOf?: (part: number) => string
  onChange: (part: number | null) => void
}

/** The select of the browser: a hundred years are found by typing one. */
function PartSelect({ label, value, options, nameOf = String, onChange }: PartSelectProps) {
  return (
    <label>
      {label}
      <select
        value={value ?? ''}
        disabled={options.length === 0}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">–</option>
        {options.map((part) => (
          <option key={part} value={part}>
            {nameOf(part)}
          </option>
        ))}
      </select>
    </label>
  )
}
