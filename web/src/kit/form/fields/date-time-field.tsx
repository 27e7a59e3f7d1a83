import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker'
import dayjs from 'dayjs'
import { CalendarClock } from 'lucide-react'
import { fromPicker, toPicker } from './picker-value'
import { type FieldProps, spanClass, useField } from './use-field'

/** An instant, shown in local time and kept as ISO 8601 in UTC. */
export function DateTimeField({ noFuture = false, ...props }: FieldProps & { noFuture?: boolean }) {
  const { value, change, blur, ref, label, required, disabled, error, helperText } = useField<string | null>(props)
  return (
    <DesktopDateTimePicker
      className={spanClass(props.span)}
      label={label}
      disabled={disabled}
      disableFuture={noFuture}
      ampm={false}
      format="DD.MM.YYYY HH:mm"
      value={toPicker(value, (text) => dayjs(text))}
      onChange={(next) => change(fromPicker(next, (instant) => instant.toISOString()))}
      inputRef={ref}
      slots={{ openPickerIcon: CalendarClock }}
      slotProps={{
        textField: { required, error, helperText, onBlur: blur, size: 'small', fullWidth: true },
        openPickerButton: { size: 'small' },
        openPickerIcon: { width: 18, height: 18 },
      }}
    />
  )
}
