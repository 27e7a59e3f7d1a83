import InputAdornment from '@mui/material/InputAdornment'
import MuiTextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from '../../i18n'
import { readNumber } from './typed-number'
import { type FieldProps, spanClass, useField } from './use-field'

interface NumberFieldProps extends FieldProps {
  unit?: string
  /** A fraction is likely, as with a weight: every mark begins one, and telephones offer the key for it. */
  dot?: boolean
  /** The fraction is kept, as of a margin in mm, or told to be wrong by the schema. */
  keepsFraction?: boolean
  /** It may lie below zero, as a difference does. */
  signed?: boolean
}

/** A number in the writing of either language, read as a whole one unless its fraction is kept; empty it is null. */
export function NumberField({ unit, dot = false, keepsFraction = false, signed = false, ...props }: NumberFieldProps) {
  const { value, change, blur, ref, ...shown } = useField<number | null>(props, (number: number) =>
    [number, unit].filter(Boolean).join(' '),
  )
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const numberOf = (text: string) => readNumber(text, { dot, keepsFraction, signed })
  const text = numberOf(typed) === value ? typed : (value?.toString().replace('.', t('form.decimal-mark')) ?? '')
  return (
    <MuiTextField
      {...shown}
      className={spanClass(props)}
      name={props.name}
      value={text}
      inputRef={ref}
      onBlur={() => {
        // What is stored shows, and not what was cut off.
        setTyped('')
        blur()
      }}
      onChange={({ target }) => {
        const kept = target.value.replace(signed ? /[^\d.,-]/g : /[^\d.,]/g, '')
        setTyped(kept)
        change(numberOf(kept))
      }}
      slotProps={{
        input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {},
        htmlInput: {
          inputMode: dot || keepsFraction ? 'decimal' : 'numeric',
          autoComplete: 'off',
          className: 'numeric',
        },
      }}
    />
  )
}
