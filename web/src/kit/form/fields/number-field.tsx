import InputAdornment from '@mui/material/InputAdornment'
import MuiTextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from '../../i18n'
import { type FieldProps, spanClass, useField } from './use-field'

interface NumberFieldProps extends FieldProps {
  unit?: string
  /** A fraction is likely, as with a weight: every mark begins one, and telephones offer the key for it. */
  dot?: boolean
  /** The fraction is kept, as of a margin in mm, or told to be wrong by the schema. */
  keepsFraction?: boolean
}

// `1.000` is a thousand where things are counted, and one where something is weighed.
const thousands = /^\d{1,3}(?:(?:\.\d{3})+|(?:,\d{3})+)$/

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/**
 * German and English alike, the last mark begins the fraction. Unless it is kept it is cut and not rounded: spec 1
 * section 5. Its digits never join those before the mark.
 */
function read(text: string, { dot, keepsFraction }: Required<Pick<NumberFieldProps, 'dot' | 'keepsFraction'>>) {
  const isWhole = !dot && thousands.test(text)
  const [integer = '', fraction = ''] = isWhole ? [text] : text.split(/[.,](?=[^.,]*$)/)
  const digits = digitsOf(integer)
  if (digits === '') return null
  return keepsFraction ? Number(`${digits}.${digitsOf(fraction)}`) : Number.parseInt(digits, 10)
}

/** A number in the writing of either language, read as a whole one unless its fraction is kept; empty it is null. */
export function NumberField({ unit, dot = false, keepsFraction = false, ...props }: NumberFieldProps) {
  const { value, change, blur, ref, ...shown } = useField<number | null>(props, (number: number) =>
    [number, unit].filter(Boolean).join(' '),
  )
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const numberOf = (text: string) => read(text, { dot, keepsFraction })
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
        const kept = target.value.replace(/[^\d.,]/g, '')
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
