import { feature } from '../kit/feature'
import { securityEventHandlers } from './handlers'

/** What the house knows of itself: who came in by which way. */
export const trail = feature({ handlers: { securityEvents: securityEventHandlers } })
