import InputAdornment from '@mui/material/InputAdornment'
import MuiTextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from '../../i18n'
import { type FieldProps, spanClass, useField } from './use-field'

interface DigitsFieldProps extends FieldProps {
  /** What a text means; null for nothing. */
  read: (text: string) => number | null
  /** How a value is typed, with a dot as its mark. */
  write: (value: number) => string
  /** How a value reads among words. */
  describe: (value: number) => string
  unit?: string | undefined
  /** A minus may be typed. */
  signed?: boolean
  inputMode: 'decimal' | 'numeric'
}

/** A number that is typed: what somebody types stays as long as he types, then what is stored shows. */
export function DigitsField({ read, write, describe, unit, signed = false, inputMode, ...props }: DigitsFieldProps) {
  const { fact, value, change, blur, ref, ...shown } = useField<number | null>(props, describe)
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const stored = typeof value === 'number' ? write(value).replace('.', t('form.decimal-mark')) : ''
  if (fact) return fact
  return (
    <MuiTextField
      {...shown}
      className={spanClass(props)}
      name={props.name}
      value={read(typed) === value ? typed : stored}
      inputRef={ref}
      onBlur={() => {
        // What is stored shows, and not what was cut off.
        setTyped('')
        blur()
      }}
      onChange={({ target }) => {
        const kept = target.value.replace(signed ? /[^\d.,-]/g : /[^\d.,]/g, '')
        setTyped(kept)
        change(read(kept))
      }}
      slotProps={{
        input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {},
        htmlInput: { inputMode, autoComplete: 'off', className: 'numeric' },
      }}
    />
  )
}
