import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import { useId } from 'react'
import { useTranslation } from '../../i18n'
import { type FieldProps, spanClass, useField } from './use-field'

/** Yes or no. */
export function SwitchField({ onChoose, ...props }: FieldProps & { onChoose?: (on: boolean) => void }) {
  const { t } = useTranslation()
  const id = useId()
  const { fact, value, change, blur, ref, label, disabled, helperText } = useField<boolean | null>(
    props,
    (on: boolean) => t(on ? 'common.yes' : 'common.no'),
    { nothing: false },
  )
  if (fact) return fact
  return (
    <div className={spanClass({ span: 6, ...props })}>
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={
          <Switch
            name={props.name}
            checked={value ?? false}
            slotProps={{ input: { ref, role: 'switch', 'aria-describedby': helperText ? id : undefined } }}
            onBlur={blur}
            onChange={(_event, checked) => {
              change(checked)
              onChoose?.(checked)
            }}
          />
        }
      />
      {helperText && (
        <FormHelperText id={id} sx={{ ml: 6, mt: 0 }}>
          {helperText}
        </FormHelperText>
      )}
    </div>
  )
}
