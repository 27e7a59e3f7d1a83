import { TypedField } from './typed-field'
import type { FieldProps } from './use-field'

const compact = (text: string) => text.replaceAll(/\s/g, '').toUpperCase()

const writing = {
  read: compact,
  show: (iban: string) => compact(iban).replaceAll(/(.{4})(?=.)/g, '$1 '),
}

/** An IBAN, shown in groups of four and kept in capitals without blanks. */
export function IbanField(props: FieldProps) {
  return <TypedField {...props} writing={writing} fault="invalidIban" numeric />
}
