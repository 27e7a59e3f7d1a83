import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker'
import dayjs from 'dayjs'
import { Clock } from 'lucide-react'
import { fromPicker, toPicker } from './picker-value'
import { type FieldProps, spanClass, useField } from './use-field'

/** A time of day, `HH:mm` on the screen and in the record. */
export function TimeField(props: FieldProps) {
  const { value, change, blur, ref, label, required, disabled, error, helperText } = useField<string | null>(props)
  return (
    <DesktopTimePicker
      className={spanClass(props.span)}
      label={label}
      disabled={disabled}
      ampm={false}
      value={toPicker(value, (text) => dayjs(`2000-01-01T${text}`))}
      onChange={(next) => change(fromPicker(next, (time) => time.format('HH:mm')))}
      inputRef={ref}
      slots={{ openPickerIcon: Clock }}
      slotProps={{
        textField: { required, error, helperText, onBlur: blur, size: 'small', fullWidth: true },
        openPickerButton: { size: 'small' },
        openPickerIcon: { width: 18, height: 18 },
      }}
    />
  )
}
