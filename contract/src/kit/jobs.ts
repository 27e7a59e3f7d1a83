import * as z from 'zod'
import { id } from './fields'
import { listQuery, page } from './paging'
import { route, tenantPath } from './route'

/** What becomes of a job: it waits for its (next) attempt, is at work, is done, or is not tried any more. */
export const jobStates = ['WAITING', 'RUNNING', 'DONE', 'FAILED'] as const

/** Something that is done later or again and again: a mail, a reminder, a deletion. */
export const job = z.object({
  id,
  kind: z.string(),
  /** Null where it belongs to the platform. */
  tenantId: id.nullable(),
  state: z.enum(jobStates),
  /** Whether a schedule made it. */
  scheduled: z.boolean(),
  attempts: z.int(),
  /** When it is tried again; while it runs, until when its server is waited for; null when it has ended. */
  nextAttemptAt: z.string().nullable(),
  lastError: z.string().nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
})
export type Job = z.output<typeof job>

const query = listQuery({
  sortBy: ['CREATED_AT'],
  filters: { state: z.array(z.enum(jobStates)).max(jobStates.length), kind: z.string().max(100) },
})
export type JobQuery = z.output<typeof query>

const retried = { answer: job, status: 200, failures: ['NOT_FOUND', 'CONFLICT'] } as const

/** What the house does by itself, as administrators see it. */
export const jobs = {
  list: route({
    method: 'GET',
    path: `${tenantPath}/jobs`,
    access: 'Administration:ManageLegalEntity',
    about: 'What is done later or failed for the tenant, the latest first',
    query,
    answer: page(job),
  }),
  retry: route({
    method: 'POST',
    path: `${tenantPath}/jobs/{jobId}/retry`,
    access: 'Administration:ManageLegalEntity',
    about: 'Has a job of the tenant done now that failed or waits for its next attempt',
    ...retried,
  }),
  listAll: route({
    method: 'GET',
    path: '/api/v1/jobs',
    access: { platform: 'Global:ReadTenants' },
    about: 'What is done later or failed for every tenant and for the platform, the latest first',
    query,
    answer: page(job),
  }),
  retryAny: route({
    method: 'POST',
    path: '/api/v1/jobs/{jobId}/retry',
    access: { platform: 'Global:ManageSuperAdmins' },
    about: 'Has any job done now that failed or waits for its next attempt',
    ...retried,
  }),
}
