import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useTranslation } from '../../i18n'
import { type FieldProps, spanClass, useField } from './use-field'

/** Yes or no. */
export function SwitchField({ onChoose, ...props }: FieldProps & { onChoose?: (on: boolean) => void }) {
  const { t } = useTranslation()
  const { value, change, blur, ref, label, disabled } = useField<boolean | null>(props, (on: boolean) =>
    t(on ? 'common.yes' : 'common.no'),
  )
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
          onChange={(_event, checked) => {
            change(checked)
            onChoose?.(checked)
          }}
        />
      }
    />
  )
}
