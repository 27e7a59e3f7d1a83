import { TimeField as MuiTimeField } from '@mui/x-date-pickers/TimeField'
import dayjs from 'dayjs'
import { fromPicker, toPicker } from './picker-value'
import { type FieldProps, spanClass, useField } from './use-field'

/** A time of day, `HH:mm` on the screen and in the record. */
export function TimeField(props: FieldProps) {
  const { value, change, blur, ref, ...shown } = useField<string | null>(props)
  return (
    <MuiTimeField
      {...shown}
      className={spanClass(props)}
      ampm={false}
      size="small"
      fullWidth
      value={toPicker(value, (text) => dayjs(`2000-01-01T${text}`))}
      onChange={(next) => change(fromPicker(next, (time) => time.format('HH:mm')))}
      onBlur={blur}
      inputRef={ref}
    />
  )
}
