import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { Option } from '../form/fields/select-field'
import { type FieldProps, spanClass, useField } from '../form/fields/use-field'
import { Segments } from '../segments'

interface SeveralFieldProps extends FieldProps {
  options: readonly Option[]
}

/** Some of a few values, all in sight; they are kept in the order of the options. */
export function SeveralField({ options, ...props }: SeveralFieldProps) {
  const id = useId()
  const { fact, value, change, blur, label, required, disabled, helperText, error } = useField<string[] | null>(
    props,
    (values: string[]) =>
      options
        .filter((option) => values.includes(option.value))
        .map((option) => option.label)
        .join(', '),
  )
  const chosen = value ?? []
  const choose = (one: string) =>
    change(
      options
        .map((option) => option.value)
        .filter((each) => (each === one ? !chosen.includes(each) : chosen.includes(each))),
    )
  if (fact) return fact
  return (
    <div className={spanClass({ span: 6, ...props })}>
      <Typography id={id} variant="body2" component="div" color={error ? 'error' : 'textSecondary'} sx={{ mb: 0.75 }}>
        {label}
        {required && ' *'}
      </Typography>
      <Segments options={options} value={chosen} onChoose={choose} labelledBy={id} disabled={disabled} onBlur={blur} />
      {helperText && <FormHelperText error={error}>{helperText}</FormHelperText>}
    </div>
  )
}
