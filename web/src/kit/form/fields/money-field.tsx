import InputAdornment from '@mui/material/InputAdornment'
import MuiTextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from '../../i18n'
import { euros } from '../../money'
import { readNumber } from './typed-number'
import { type FieldProps, spanClass, useField } from './use-field'

/** Cents are whole: what is typed beyond them is cut off. */
const centsOf = (text: string): number | null => {
  const amount = readNumber(text, { dot: false, keepsFraction: true })
  // Once more by hand: 8.29 * 100 is a little less than 829.
  return amount === null ? null : Math.trunc(Math.round(amount * 10_000) / 100)
}

/** An amount in euros, kept in cents; empty it is null. */
export function MoneyField(props: FieldProps) {
  const { value, change, blur, ref, ...shown } = useField<number | null>(props, euros)
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const stored = typeof value === 'number' ? (value / 100).toFixed(2).replace('.', t('form.decimal-mark')) : ''
  const text = typed !== '' && centsOf(typed) === value ? typed : stored
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
        change(centsOf(kept))
      }}
      slotProps={{
        input: { endAdornment: <InputAdornment position="end">€</InputAdornment> },
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', className: 'numeric' },
      }}
    />
  )
}
