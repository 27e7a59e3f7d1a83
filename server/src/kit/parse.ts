import { findingsOf } from '@pietas/contract/kit'
import type * as z from 'zod'
import { invalid } from './refusal'

/**
 * @param keyed whether the input has a single key, below which its fields stand.
 * @returns an input as its schema makes it. @throws 400 with every finding.
 */
export const parse = (schema: z.ZodType | undefined, input: unknown, keyed = false): unknown => {
  if (!schema) return undefined
  const parsed = schema.safeParse(input)
  if (!parsed.success) throw invalid(findingsOf(parsed.error, keyed))
  return parsed.data
}
