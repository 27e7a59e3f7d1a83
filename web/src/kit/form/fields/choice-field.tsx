import Autocomplete from '@mui/material/Autocomplete'
import MuiTextField from '@mui/material/TextField'
import { type FieldProps, spanClass, useField } from './use-field'

/** One of a long fixed list, found by typing; a stored value outside of the list stays. */
export function ChoiceField({ options, ...props }: FieldProps & { options: readonly string[] }) {
  const { value, change, blur, ref, disabled, ...shown } = useField<string | null>(props)
  const all = value && !options.includes(value) ? [value, ...options] : options
  return (
    <Autocomplete
      className={spanClass(props)}
      options={all}
      value={value}
      disabled={disabled}
      autoHighlight
      fullWidth
      size="small"
      onChange={(_event, chosen) => change(chosen)}
      onBlur={blur}
      renderInput={(params) => <MuiTextField {...params} {...shown} name={props.name} inputRef={ref} />}
    />
  )
}
