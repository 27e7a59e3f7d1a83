import { TextField } from './text-field'
import type { FieldProps } from './use-field'

interface PhoneFieldProps extends FieldProps {
  /** Numbers of persons are kept without blanks, those of companies as they are typed: spec 1 section 9. */
  blanks?: boolean
}

const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '')

/** A telephone number. */
export function PhoneField({ blanks = false, ...props }: PhoneFieldProps) {
  return <TextField {...props} type="tel" {...(blanks ? {} : { clean: withoutBlanks })} />
}
