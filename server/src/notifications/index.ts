import { feature } from '../kit/feature'
import { demo } from './demo'
import { notificationHandlers } from './handlers'
import { notificationJobs } from './mails'

export { insertNotifications as notify, readOf } from './queries'

export const notifications = feature({
  handlers: { notifications: notificationHandlers },
  kinds: { notifications: 'notifications', notification_settings: null },
  jobs: notificationJobs,
  demo,
})
