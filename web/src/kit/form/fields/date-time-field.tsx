import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker'
import dayjs from 'dayjs'
import { InstantIcon } from './picker-icons'
import { fromPicker, toPicker } from './picker-value'
import { type FieldProps, spanClass, useField } from './use-field'

/** An instant, shown in local time and kept as ISO 8601 in UTC. The calendar chooses the day, the time is typed. */
export function DateTimeField({ noFuture = false, ...props }: FieldProps & { noFuture?: boolean }) {
  const { value, change, blur, ref, label, required, disabled, error, helperText } = useField<string | null>(props)
  return (
    <DesktopDatePicker
      className={spanClass(props)}
      label={label}
      disabled={disabled}
      disableFuture={noFuture}
      format="DD.MM.YYYY HH:mm"
      value={toPicker(value, (text) => dayjs(text))}
      onChange={(next) => change(fromPicker(next, (instant) => instant.toISOString()))}
      inputRef={ref}
      slots={{ openPickerIcon: InstantIcon }}
      slotProps={{
        textField: { required, error, helperText, onBlur: blur, size: 'small', fullWidth: true },
        openPickerButton: { size: 'small' },
        openPickerIcon: { width: 18, height: 18 },
      }}
    />
  )
}
