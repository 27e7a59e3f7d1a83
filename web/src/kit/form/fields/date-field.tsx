import { formatDay, today } from '@pietas/contract/kit/days'
import { useMemo } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from '../../i18n'
import { isWholeDay, readDay } from '../dates/typed-day'
import { TypedField } from './typed-field'
import { useCalendar } from './use-calendar'
import type { FieldProps } from './use-field'

interface DateFieldProps extends FieldProps {
  /** Last day that can be meant, `YYYY-MM-DD`. */
  max?: string
  /** First day that the calendar offers, `YYYY-MM-DD`. */
  min?: string
}

const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value)

/** A calendar day, typed in any common way, shown as DD.MM.YYYY and kept as `YYYY-MM-DD`. */
export function DateField({ min, max, ...props }: DateFieldProps) {
  const { t } = useTranslation()
  const { field } = useController({ name: props.name })
  const value = typeof field.value === 'string' && isDay(field.value) ? field.value : null
  const { anchor, adornment, calendar, open } = useCalendar({ day: value, min, max, onChoose: field.onChange })
  const writing = useMemo(
    () => ({
      read: (typed: string) => readDay(typed, { today: today(), max }),
      show: (stored: string) => (isDay(stored) ? formatDay(stored) : null),
      isWhole: isWholeDay,
    }),
    [max],
  )
  return (
    <>
      <TypedField
        {...props}
        writing={writing}
        fault="form.not-a-day"
        placeholder={t('form.day-pattern')}
        inputMode="numeric"
        numeric
        adornment={adornment}
        anchor={anchor}
        onOpen={open}
      />
      {calendar}
    </>
  )
}
