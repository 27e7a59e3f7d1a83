import { euros } from '../../money'
import { DigitsField } from './digits-field'
import { readNumber } from './typed-number'
import type { FieldProps } from './use-field'

/** Cents are whole: what is typed beyond them is cut off. */
const centsOf = (text: string): number | null => {
  const amount = readNumber(text, { dot: false, keepsFraction: true })
  // Rounded first: 8.29 * 100 is a little less than 829.
  return amount === null ? null : Math.trunc(Math.round(amount * 10_000) / 100)
}

/** An amount in euros, kept in cents; empty it is null. */
export function MoneyField(props: FieldProps) {
  return (
    <DigitsField
      {...props}
      read={centsOf}
      write={(cents) => (cents / 100).toFixed(2)}
      describe={euros}
      unit="€"
      inputMode="decimal"
    />
  )
}
