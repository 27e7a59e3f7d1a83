import { whenIdle } from '../kit/loading'

export { NotificationBell } from './notification-bell'

/** Which notifications somebody gets, and where. */
export const NotificationChoices = whenIdle(async () => (await import('./notification-choices')).NotificationChoices)
