import { formatDay, today } from '@pietas/contract/kit/days'
import { instantOf, wallTimeOf } from '@pietas/contract/kit/instants'
import { useMemo } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from '../../i18n'
import { isInstant } from '../../time'
import { isWholeDay, readDay } from '../dates/typed-day'
import { readDayAndTime } from '../dates/typed-time'
import { TypedField } from './typed-field'
import { useCalendar } from './use-calendar'
import type { FieldProps } from './use-field'

const isWhole = (typed: string) => /^\d{1,2}\.\d{1,2}\.\d{4},? \d{1,2}:\d\d$/.test(typed.trim())

const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value)

const show = (stored: string) => {
  if (isDay(stored)) return formatDay(stored)
  if (!isInstant(stored)) return null
  const { day, time } = wallTimeOf(stored)
  return `${formatDay(day)} ${time}`
}

interface DateTimeFieldProps extends FieldProps {
  /** Last day that can be meant, `YYYY-MM-DD`; what is typed without a year then lies in the past. */
  max?: string
  /** The time may stay open; then the day is kept, `YYYY-MM-DD`. */
  timeOpen?: boolean
}

/** An instant, typed and shown as day and time in Germany and kept as ISO 8601 in UTC. */
export function DateTimeField({ max, timeOpen = false, ...props }: DateTimeFieldProps) {
  const { t } = useTranslation()
  const { field } = useController({ name: props.name })
  const value = typeof field.value === 'string' && isInstant(field.value) ? wallTimeOf(field.value) : null
  // Where a day alone is not enough, it stands in the field and waits for its time.
  const alone = (day: string) => (timeOpen ? day : `${formatDay(day)} `)
  const { anchor, adornment, calendar, open } = useCalendar({
    day: value?.day ?? (typeof field.value === 'string' && isDay(field.value) ? field.value : null),
    max,
    onChoose: (day) => field.onChange(value ? instantOf({ day, time: value.time }) : alone(day)),
  })
  const writing = useMemo(
    () => ({
      read: (typed: string) => {
        const meant = readDayAndTime(typed, { now: wallTimeOf(new Date().toISOString()), past: max !== undefined })
        if (meant) return instantOf(meant)
        return timeOpen ? readDay(typed, { today: today() }) : null
      },
      show: (stored: string) => (timeOpen || !isDay(stored) ? show(stored) : null),
      isWhole: (typed: string) => isWhole(typed) || (timeOpen && isWholeDay(typed)),
    }),
    [max, timeOpen],
  )
  return (
    <>
      <TypedField
        {...props}
        writing={writing}
        fault="form.not-a-day-and-time"
        placeholder={t('form.day-and-time-pattern')}
        numeric
        adornment={adornment}
        anchor={anchor}
        onOpen={open}
      />
      {calendar}
    </>
  )
}
