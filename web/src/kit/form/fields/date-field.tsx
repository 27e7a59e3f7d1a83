import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker'
import dayjs from 'dayjs'
import { DayIcon } from './picker-icons'
import { fromPicker, toPicker } from './picker-value'
import { type FieldProps, spanClass, useField } from './use-field'

interface DateFieldProps extends FieldProps {
  /** Last day that can be chosen, `YYYY-MM-DD`. */
  max?: string
}

/** A calendar day, typed or chosen as DD.MM.YYYY and kept as `YYYY-MM-DD`. */
export function DateField({ max, ...props }: DateFieldProps) {
  const { value, change, blur, ref, label, required, disabled, error, helperText } = useField<string | null>(props)
  return (
    <DesktopDatePicker
      className={spanClass(props)}
      label={label}
      disabled={disabled}
      format="DD.MM.YYYY"
      value={toPicker(value, (text) => dayjs(text))}
      onChange={(next) => change(fromPicker(next, (day) => day.format('YYYY-MM-DD')))}
      {...(max ? { maxDate: dayjs(max) } : {})}
      inputRef={ref}
      slots={{ openPickerIcon: DayIcon }}
      slotProps={{
        textField: { required, error, helperText, onBlur: blur, size: 'small', fullWidth: true },
        openPickerButton: { size: 'small' },
        openPickerIcon: { width: 18, height: 18 },
      }}
    />
  )
}
