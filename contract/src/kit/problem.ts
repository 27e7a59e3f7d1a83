import * as z from 'zod'
import { problemCodes } from './problem-codes'

/**
 * The body of every error answer: RFC 9457. What a code says beyond that, the feature of the code declares as its
 * extension, with `problem.extend`.
 */
export const problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  code: z.enum(problemCodes),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  duplicates: z.array(z.record(z.string(), z.unknown())).optional(),
  current: z.record(z.string(), z.unknown()).optional(),
  id: z.string().optional(),
})

export type Problem = z.output<typeof problem>
