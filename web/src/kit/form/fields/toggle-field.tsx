import FormHelperText from '@mui/material/FormHelperText'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { Option } from './select-field'
import { type FieldProps, spanClass, useField } from './use-field'

interface ToggleFieldProps extends FieldProps {
  options: readonly Option[]
  /** Choosing the active value again clears it. */
  clearable?: boolean
  onChoose?: (value: string | null) => void
}

/** A few values side by side, all in sight. */
export function ToggleField({ options, clearable = false, onChoose, ...props }: ToggleFieldProps) {
  const id = useId()
  const { value, change, blur, label, disabled, helperText, error } = useField<string | null>(
    props,
    (chosen: string) => options.find((option) => option.value === chosen)?.label ?? chosen,
  )
  return (
    <div className={spanClass({ span: 6, ...props })}>
      <Typography id={id} variant="body2" component="div" color="textSecondary" sx={{ mb: 0.75 }}>
        {label}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-labelledby={id}
        value={value}
        disabled={disabled}
        onBlur={blur}
        onChange={(_event, next: string | null) => {
          if (next === null && !clearable) return
          change(next)
          onChoose?.(next)
        }}
      >
        {options.map((option) => (
          <ToggleButton key={option.value} value={option.value} sx={{ px: 2 }}>
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {helperText && <FormHelperText error={error}>{helperText}</FormHelperText>}
    </div>
  )
}
