import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { type FieldProps, spanClass, useField } from '../form/fields/use-field'
import { Segments } from '../segments'
import { useSettings } from '../settings'

const locales = { de: 'de-DE', en: 'en-GB' } as const

/** Monday first, as ISO counts them. */
const week = [1, 2, 3, 4, 5, 6, 7]

// The fifth of January 1970 was a Monday.
const named = (day: number, language: keyof typeof locales): string =>
  new Intl.DateTimeFormat(locales[language], { weekday: 'short', timeZone: 'UTC' })
    .format(new Date(Date.UTC(1970, 0, 4 + day)))
    .replace('.', '')

interface WeekdaysFieldProps extends FieldProps {
  /** The days that count where none are stored. */
  usual: readonly number[]
}

/** Some days of the week, all in sight; the usual ones are stored as none. */
export function WeekdaysField({ usual, ...props }: WeekdaysFieldProps) {
  const id = useId()
  const { language } = useSettings()
  const { fact, value, change, blur, label, disabled, helperText, error } = useField<number[] | null>(
    props,
    (days: number[]) => days.map((day) => named(day, language)).join(', '),
    { nothing: usual },
  )
  const chosen = value ?? usual
  const choose = (day: number) => {
    const next = week.filter((one) => (one === day ? !chosen.includes(one) : chosen.includes(one)))
    change(next.join() === usual.join() ? null : next)
  }
  if (fact) return fact
  return (
    <div className={spanClass({ span: 6, ...props })}>
      <Typography id={id} variant="body2" component="div" color="textSecondary" sx={{ mb: 0.75 }}>
        {label}
      </Typography>
      <Segments
        options={week.map((day) => ({ value: String(day), label: named(day, language) }))}
        value={chosen.map(String)}
        onChoose={(day) => choose(Number(day))}
        labelledBy={id}
        disabled={disabled}
        onBlur={blur}
      />
      {helperText && <FormHelperText error={error}>{helperText}</FormHelperText>}
    </div>
  )
}
