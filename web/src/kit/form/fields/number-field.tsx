import { DigitsField } from './digits-field'
import { readNumber } from './typed-number'
import type { FieldProps } from './use-field'

interface NumberFieldProps extends FieldProps {
  unit?: string
  /** A fraction is likely, as with a weight: every mark begins one, and telephones offer the key for it. */
  dot?: boolean
  /** The fraction is kept, as of a margin in mm, or told to be wrong by the schema. */
  keepsFraction?: boolean
  /** It may lie below zero, as a difference does. */
  signed?: boolean
}

/** A number in the writing of either language, read as a whole one unless its fraction is kept; empty it is null. */
export function NumberField({ dot = false, keepsFraction = false, signed = false, ...props }: NumberFieldProps) {
  return (
    <DigitsField
      {...props}
      read={(text) => readNumber(text, { dot, keepsFraction, signed })}
      write={String}
      describe={(number) => [number, props.unit].filter(Boolean).join(' ')}
      signed={signed}
      inputMode={dot || keepsFraction ? 'decimal' : 'numeric'}
    />
  )
}
