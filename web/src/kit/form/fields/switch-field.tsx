import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { type FieldProps, spanClass, useField } from './use-field'

/** Yes or no. */
export function SwitchField(props: FieldProps) {
  const { value, change, blur, ref, label, disabled } = useField<boolean | null>(props)
  return (
    <FormControlLabel
      className={spanClass({ span: 6, ...props })}
      label={label}
      disabled={disabled}
      control={
        <Switch
          name={props.name}
          checked={value ?? false}
          slotProps={{ input: { ref, role: 'switch' } }}
          onBlur={blur}
          onChange={(_event, checked) => change(checked)}
        />
      }
    />
  )
}
