import dayjs, { type Dayjs } from 'dayjs'

// A half-typed date is kept as a text that no schema takes, so that it can be neither lost nor saved.
const halfTyped = '?'

/** From the picker to the record: null, `halfTyped`, or the text that `write` makes. */
export function fromPicker(value: Dayjs | null, write: (value: Dayjs) => string): string | null {
  if (value === null) return null
  return value.isValid() ? write(value) : halfTyped
}

/** From the record to the picker; a half-typed value goes back as an invalid date, which leaves the typed parts alone. */
export function toPicker(value: string | null, read: (text: string) => Dayjs): Dayjs | null {
  if (value === null) return null
  return value === halfTyped ? dayjs(null) : read(value)
}
