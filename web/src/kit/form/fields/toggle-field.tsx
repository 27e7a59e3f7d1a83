import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Segments } from '../../segments'
import type { Option } from './select-field'
import { type FieldProps, spanClass, useField } from './use-field'

interface ToggleFieldProps extends FieldProps {
  options: readonly Option[]
  /** Choosing the active value again clears it. */
  clearable?: boolean
  /** A press leaves the focus in the field where somebody types: what is pressed is chosen on the way. */
  keepsFocus?: boolean
  /** So many that they take several lines; the arrow keys choose among them. */
  many?: boolean
  onChoose?: (value: string | null) => void
}

/** A few values side by side, all in sight. */
export function ToggleField({
  options,
  clearable = false,
  many = false,
  keepsFocus = false,
  onChoose,
  ...props
}: ToggleFieldProps) {
  const id = useId()
  const { fact, value, change, blur, ref, label, disabled, helperText, error } = useField<string | null>(
    props,
    (chosen: string) => options.find((option) => option.value === chosen)?.label ?? chosen,
  )
  const choose = (chosen: string) => {
    if (chosen === value && !clearable) return
    const next = chosen === value ? null : chosen
    change(next)
    onChoose?.(next)
  }
  if (fact) return fact
  return (
    <div className={spanClass({ span: 6, ...props })}>
      <Typography id={id} variant="body2" component="div" color="textSecondary" sx={{ mb: 0.75 }}>
        {label}
      </Typography>
      <Segments
        options={options}
        value={value}
        onChoose={choose}
        labelledBy={id}
        disabled={disabled}
        onBlur={blur}
        many={many}
        keepsFocus={keepsFocus}
        buttonRef={ref}
      />
      {helperText && <FormHelperText error={error}>{helperText}</FormHelperText>}
    </div>
  )
}
