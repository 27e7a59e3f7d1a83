import { type Finding, findingsOf } from '@pietas/contract/kit'
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'
import type { ZodType } from 'zod'

/** A rule over several fields; it returns what it finds and never throws. */
export type Rule<Values> = (values: Values) => Finding[]

/** One finding per field: that of the schema comes before that of a rule. */
export function findingsFor<Values>(schema: ZodType, rules: Rule<Values> | undefined, values: Values): Finding[] {
  const parsed = schema.safeParse(values)
  return [...(parsed.success ? [] : findingsOf(parsed.error)), ...(rules?.(values) ?? [])]
}

/** Binds the contract's schema and rules to a form. The values pass through untouched: the server parses them again. */
export const resolverOf =
  <Values extends FieldValues>(schema: ZodType, rules?: Rule<Values>): Resolver<Values> =>
  (values) => {
    const findings = findingsFor(schema, rules, values)
    if (findings.length === 0) return { values, errors: {} }
    const errors: FieldErrors<Values> = {}
    for (const finding of findings.toReversed()) {
      set(errors, finding.field || 'root', { type: 'finding', message: finding.message })
    }
    return { values: {}, errors }
  }
