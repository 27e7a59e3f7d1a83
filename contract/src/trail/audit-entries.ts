import * as z from 'zod'
import { historyActions, historyChange, id, isoDate, page, route, shownWhole, tenantPath, wireId } from '../kit'

/** One line of the trail of records: who did what to which record, and what of it became what. */
export const auditEntry = z.object({
  id,
  at: z.string(),
  /** Null where nobody did it, or one of our own people whom the tenant has no name for. */
  actor: z.object({ id, name: z.string() }).nullable(),
  recordTable: z.string(),
  /** Null for a link, which its keys name. */
  recordId: id.nullable(),
  /** What the record is called today; null where it has no name. */
  name: z.string().nullable(),
  processId: id.nullable(),
  action: z.enum(historyActions),
  /** Those of a new record are what it began with. */
  changes: z.array(historyChange),
})
export type AuditEntry = z.output<typeof auditEntry>

const query = shownWhole({
  sortBy: ['AT'],
  filters: {
    /** Who did it. */
    userId: wireId,
    recordTable: z.string().regex(/^[a-z_]{1,63}$/),
    recordId: wireId,
    /** Days in Berlin, both included. */
    from: isoDate,
    to: isoDate,
  },
})
export type AuditQuery = z.output<typeof query>

/** The trail of records: told in order, never changed. */
export const auditEntries = {
  list: route({
    method: 'GET',
    path: `${tenantPath}/audit-entries`,
    access: 'member',
    about: 'Who changed what of the records of the tenant, the latest first; for administrators of the whole tenant',
    query,
    answer: page(auditEntry),
  }),
  listAll: route({
    method: 'GET',
    path: '/api/v1/audit-entries',
    access: { platform: 'Global:ManageSuperAdmins' },
    about: "Who changed what of the platform's own records, the latest first",
    query,
    answer: page(auditEntry),
  }),
}
