import { readTime } from '../dates/typed-time'
import { TypedField } from './typed-field'
import type { FieldProps } from './use-field'

const isTime = (value: string) => /^\d\d:\d\d$/.test(value)

const writing = {
  read: (typed: string) => readTime(typed),
  show: (stored: string) => (isTime(stored) ? stored : null),
  isWhole: isTime,
}

/** A time of day, typed in any common way, `HH:mm` on the screen and in the record. */
export function TimeField(props: FieldProps) {
  return (
    <TypedField {...props} writing={writing} fault="form.not-a-time" placeholder="HH:MM" inputMode="numeric" numeric />
  )
}
