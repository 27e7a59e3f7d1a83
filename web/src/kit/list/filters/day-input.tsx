import TextField from '@mui/material/TextField'
import { formatDay, today } from '@pietas/contract/kit/days'
import { useState } from 'react'
import { isWholeDay, readDay } from '../../form/dates/typed-day'
import { useCalendar } from '../../form/fields/use-calendar'
import { useTranslation } from '../../i18n'

interface DayInputProps {
  label: string
  value: string | null
  onChange: (day: string | null) => void
}

/** A day that is typed in any common way or chosen from a month; half a day narrows nothing yet. */
export function DayInput({ label, value, onChange }: DayInputProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string>()
  const choose = (day: string) => {
    setTyped(undefined)
    onChange(day)
  }
  const { anchor, adornment, calendar, open } = useCalendar({ day: value, onChoose: choose })
  const read = (text: string) => readDay(text, { today: today() })
  const type = (text: string) => {
    setTyped(text)
    if (text.trim() === '') onChange(null)
    else if (isWholeDay(text) && read(text)) onChange(read(text))
  }
  const commit = () => {
    const day = typed === undefined ? null : read(typed)
    if (day) onChange(day)
    setTyped(undefined)
  }
  return (
    <>
      <TextField
        ref={anchor}
        label={label}
        placeholder={t('form.day-pattern')}
        value={typed ?? (value ? formatDay(value) : '')}
        onChange={({ target }) => type(target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
          if (event.key !== 'ArrowDown' || !event.altKey) return
          event.preventDefault()
          open()
        }}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' }, input: { endAdornment: adornment } }}
      />
      {calendar}
    </>
  )
}
