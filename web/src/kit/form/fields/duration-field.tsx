import { isDuration, readDuration } from '../../time'
import { TypedField } from './typed-field'
import type { FieldProps } from './use-field'

const writing = {
  read: readDuration,
  show: (stored: string) => (isDuration(stored) ? stored : null),
  isWhole: isDuration,
}

/** How long something takes, `HH:mm` on the screen and in the record; a day is no limit. */
export function DurationField(props: FieldProps) {
  return (
    <TypedField
      {...props}
      writing={writing}
      fault="form.not-a-duration"
      placeholder="HH:MM"
      inputMode="numeric"
      numeric
    />
  )
}
