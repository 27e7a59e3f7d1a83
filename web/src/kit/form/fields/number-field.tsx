import InputAdornment from '@mui/material/InputAdornment'
import MuiTextField from '@mui/material/TextField'
import { useState } from 'react'
import { type FieldProps, spanClass, useField } from './use-field'

interface NumberFieldProps extends FieldProps {
  unit?: string
  /** Weight accepts a dot while typing but is stored whole, cut and not rounded: spec 1 section 5. */
  dot?: boolean
}

const whole = (text: string): number | null => (text === '' ? null : Number.parseInt(text, 10))

/** Digits only, read as a whole number; an empty field is null. */
export function NumberField({ unit, dot = false, ...props }: NumberFieldProps) {
  const { value, change, blur, ref, ...shown } = useField<number | null>(props, (number: number) =>
    [number, unit].filter(Boolean).join(' '),
  )
  const [typed, setTyped] = useState('')
  const text = whole(typed) === value ? typed : (value?.toString() ?? '')
  return (
    <MuiTextField
      {...shown}
      className={spanClass(props)}
      name={props.name}
      value={text}
      inputRef={ref}
      onBlur={blur}
      onChange={({ target }) => {
        const kept = target.value.replace(dot ? /[^\d.]/g : /\D/g, '')
        setTyped(kept)
        const number = whole(kept)
        change(Number.isNaN(number) ? null : number)
      }}
      slotProps={{
        input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {},
        htmlInput: { inputMode: dot ? 'decimal' : 'numeric', autoComplete: 'off', className: 'numeric' },
      }}
    />
  )
}
