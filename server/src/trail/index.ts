import { feature } from '../kit/feature'
import { auditEntryHandlers } from './audit-entries'
import { securityEventHandlers } from './handlers'

/** What the house knows of itself: who came in by which way. */
export const trail = feature({ handlers: { auditEntries: auditEntryHandlers, securityEvents: securityEventHandlers } })
