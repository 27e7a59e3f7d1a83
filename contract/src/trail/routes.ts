import * as z from 'zod'
import { id, isoDate, page, route, securityEventKinds, shownWhole, tenantPath, wireId } from '../kit'

export const securityEvent = z.object({
  id,
  at: z.string(),
  kind: z.enum(securityEventKinds),
  outcome: z.enum(['DONE', 'REFUSED']),
  tenantId: id.nullable(),
  /** What the tenant is called today; null once it is gone. */
  tenantName: z.string().nullable(),
  /** Who did or tried it; null where the account is unknown. */
  userId: id.nullable(),
  /** Whom it was done to, where that is somebody else. */
  subjectId: id.nullable(),
  /** What both are called today; null for people of the platform. */
  userName: z.string().nullable(),
  subjectName: z.string().nullable(),
  /** The call that was refused: method and pattern. */
  route: z.string().nullable(),
  /** Null once it has been cut. */
  address: z.string().nullable(),
  device: z.string().nullable(),
})
export type SecurityEvent = z.output<typeof securityEvent>

const query = shownWhole({
  sortBy: ['AT'],
  filters: {
    userId: wireId,
    kind: z.enum(securityEventKinds),
    outcome: z.enum(['DONE', 'REFUSED']),
    from: isoDate,
    to: isoDate,
  },
})
export type SecurityEventQuery = z.output<typeof query>

/** Who signed in, who was turned away, what was changed about the ways in: told in order, never changed. */
export const securityEvents = {
  list: route({
    method: 'GET',
    path: `${tenantPath}/security-events`,
    access: 'member',
    about: 'The security trail of the tenant, the latest first; for administrators of the whole tenant',
    query,
    answer: page(securityEvent),
  }),
  listAll: route({
    method: 'GET',
    path: '/api/v1/security-events',
    access: { platform: 'Global:ManageSuperAdmins' },
    about: 'The security trail of all tenants and of the platform, the latest first',
    query,
    answer: page(securityEvent),
  }),
}
