import InputAdornment from '@mui/material/InputAdornment'
import MuiTextField from '@mui/material/TextField'
import { useState } from 'react'
import { type FieldProps, spanClass, useField } from './use-field'

interface NumberFieldProps extends FieldProps {
  unit?: string
  /** A fraction is likely, as with a weight: every mark begins one, and telephones offer the key for it. */
  dot?: boolean
}

// `1.000` is a thousand where things are counted, and one where something is weighed.
const thousands = /^\d{1,3}(?:(?:\.\d{3})+|(?:,\d{3})+)$/

/**
 * German and English alike, the last mark begins the fraction. It is cut and not rounded: spec 1 section 5. Its digits
 * never join those before the mark.
 */
function whole(text: string, fraction: boolean): number | null {
  const isWhole = !fraction && thousands.test(text)
  const [integer = ''] = isWhole ? [text] : text.split(/[.,](?=[^.,]*$)/)
  const digits = integer.replace(/\D/g, '')
  return digits === '' ? null : Number.parseInt(digits, 10)
}

/** A number in the writing of either language, read as a whole one; an empty field is null. */
export function NumberField({ unit, dot = false, ...props }: NumberFieldProps) {
  const { value, change, blur, ref, ...shown } = useField<number | null>(props, (number: number) =>
    [number, unit].filter(Boolean).join(' '),
  )
  const [typed, setTyped] = useState('')
  const text = whole(typed, dot) === value ? typed : (value?.toString() ?? '')
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
        const kept = target.value.replace(/[^\d.,]/g, '')
        setTyped(kept)
        change(whole(kept, dot))
      }}
      slotProps={{
        input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {},
        htmlInput: { inputMode: dot ? 'decimal' : 'numeric', autoComplete: 'off', className: 'numeric' },
      }}
    />
  )
}
