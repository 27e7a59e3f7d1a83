import MenuItem from '@mui/material/MenuItem'
import MuiTextField from '@mui/material/TextField'
import { useTranslation } from '../../i18n'
import { type FieldProps, spanClass, useField } from './use-field'

export interface Option<Value extends string = string> {
  value: Value
  label: string
}

interface SelectFieldProps extends FieldProps {
  options: readonly Option[]
  /** It is asked for and may be emptied all the same, until it is to be saved. */
  clearable?: boolean
  /** What the empty line is called, where nothing is an answer. */
  none?: string
  /** Told after the choice, for what follows from it. */
  onChoose?: (value: string | null) => void
  /** For a choice that is only a part of what the field stores. */
  stored?: { read: (value: unknown) => string | null; write: (chosen: string | null) => unknown }
}

/** One of a short list; the empty line clears a field that may be empty. */
export function SelectField({ options, clearable = false, none, onChoose, stored, ...props }: SelectFieldProps) {
  const { t } = useTranslation()
  const { fact, value, change, blur, ref, ...shown } = useField<unknown>(props, (described) => {
    const chosen = stored ? stored.read(described) : described
    return options.find((option) => option.value === chosen)?.label ?? String(chosen)
  })
  if (fact) return fact
  return (
    <MuiTextField
      {...shown}
      select
      className={spanClass(props)}
      name={props.name}
      value={(stored ? stored.read(value) : value) ?? ''}
      inputRef={ref}
      onBlur={blur}
      onChange={({ target }) => {
        const chosen = target.value === '' ? null : target.value
        change(stored ? stored.write(chosen) : chosen)
        onChoose?.(chosen)
      }}
    >
      {(clearable || !shown.required) && (
        <MenuItem value="">
          <em>{none ?? t('form.no-choice')}</em>
        </MenuItem>
      )}
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </MuiTextField>
  )
}
