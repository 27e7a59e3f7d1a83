import * as z from 'zod'
import { problemCodes } from './api-problem'

/** The body of every error answer: RFC 9457. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  code: z.enum(problemCodes),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  duplicates: z.array(z.record(z.string(), z.unknown())).optional(),
  overlappingTasks: z.array(z.record(z.string(), z.unknown())).optional(),
  current: z.record(z.string(), z.unknown()).optional(),
  id: z.string().optional(),
})

export type Problem = z.output<typeof problem>
