import { type Finding, findingsOf } from '@pietas/contract/kit'
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'
import type { ZodError, ZodType } from 'zod'

/** A rule over several fields; it returns what it finds and never throws. */
export type Rule<Values> = (values: Values) => Finding[]

/** A finding with the figures that its sentence may name, such as the greatest length. */
export type Complaint = Finding & { limits?: Record<string, number> }

function limitsOf(error: ZodError, field: string): Record<string, number> {
  const issue = error.issues.find(({ path }) => path.join('.') === field)
  if (issue?.code === 'too_big') return { maximum: Number(issue.maximum) }
  if (issue?.code === 'too_small') return { minimum: Number(issue.minimum) }
  return {}
}

const complaintsOf = (error: ZodError): Complaint[] =>
  findingsOf(error).map((finding) => ({ ...finding, limits: limitsOf(error, finding.field) }))

/** One finding per field: that of the schema comes before that of a rule. */
export function findingsFor<Values>(schema: ZodType, rules: Rule<Values> | undefined, values: Values): Complaint[] {
  const parsed = schema.safeParse(values)
  return [...(parsed.success ? [] : complaintsOf(parsed.error)), ...(rules?.(values) ?? [])]
}

/** Binds the contract's schema and rules to a form. The values pass through untouched: the server parses them again. */
export const resolverOf =
  <Values extends FieldValues>(schema: ZodType, rules?: Rule<Values>): Resolver<Values> =>
  (values) => {
    const findings = findingsFor(schema, rules, values)
    if (findings.length === 0) return { values, errors: {} }
    const errors: FieldErrors<Values> = {}
    for (const { field, message, limits } of findings.toReversed()) {
      set(errors, field || 'root', { type: 'finding', message, limits })
    }
    return { values: {}, errors }
  }
