import InputAdornment from '@mui/material/InputAdornment'
import MuiTextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import { PhoneNumber } from '../../contact/phone-number'
import { type FieldProps, spanClass, useField } from './use-field'

interface TextFieldProps extends FieldProps {
  /** Rows when empty and at most; makes the field multiline. */
  rows?: [least: number, most: number]
  type?: 'text' | 'email' | 'tel' | 'password' | 'url'
  autoComplete?: string
  unit?: string
  /** Takes characters away while typing, such as the blanks of a phone number. */
  clean?: (text: string) => string
  /** Told of each change by hand, for what follows from it. */
  onEdit?: () => void
}

/** A number is called and an address written to by a press. */
function readText(type: TextFieldProps['type'], text: string): ReactNode {
  if (type === 'tel') return <PhoneNumber number={text} />
  if (type === 'email') return <a href={`mailto:${text}`}>{text}</a>
  return text
}

/** Text; an empty field is null, here and nowhere else. */
export function TextField({
  rows,
  type = 'text',
  autoComplete = 'off',
  unit,
  clean,
  onEdit,
  ...props
}: TextFieldProps) {
  const { fact, value, change, blur, ref, ...shown } = useField<string | null>(props, undefined, {
    read: (text: string) => readText(type, unit ? `${text} ${unit}` : text),
    // What is stored and never shown: only its hint knows.
    ...(type === 'password' ? { read: (text: string) => text, nothing: props.hint } : {}),
  })
  const adornment = unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {}
  if (fact) return fact
  return (
    <MuiTextField
      {...shown}
      className={spanClass(props)}
      name={props.name}
      type={type}
      value={value ?? ''}
      inputRef={ref}
      onBlur={blur}
      onChange={({ target }) => {
        const text = clean ? clean(target.value) : target.value
        change(text === '' ? null : text)
        onEdit?.()
      }}
      {...(rows ? { multiline: true, minRows: rows[0], maxRows: rows[1] } : {})}
      slotProps={{ input: adornment, htmlInput: { autoComplete, dir: 'auto' } }}
    />
  )
}
