import * as z from 'zod'

/** What notifications are of: spec 3 section 3.12. */
export const notificationTypes = [
  'GENERAL',
  'PRODUCT_MIN_STOCK',
  'PRODUCT_MINUS_STOCK',
  'NEW_TASK',
  'NEW_ANNOUNCEMENT',
] as const
export type NotificationType = (typeof notificationTypes)[number]

/** What has happened that somebody is told of, and the kind of notification that it makes. */
export const occasions = {
  TASK_ASSIGNED: 'NEW_TASK',
  TASK_SHARED: 'NEW_TASK',
  TASK_COMMENTED: 'GENERAL',
  LEAVE_ACCEPTED: 'GENERAL',
  ANNOUNCED: 'NEW_ANNOUNCEMENT',
  STOCK_LOW: 'PRODUCT_MIN_STOCK',
  STOCK_NEGATIVE: 'PRODUCT_MINUS_STOCK',
} as const satisfies Record<string, NotificationType>
export type Occasion = keyof typeof occasions

/**
 * Where somebody wants to be told of a kind: in the app; gathered by mail; by the browser while he looks elsewhere.
 * Without the app there is no notification at all, and so neither of the others.
 */
export const notificationChoice = z.object({ app: z.boolean(), mail: z.boolean(), browser: z.boolean() })
export type NotificationChoice = z.output<typeof notificationChoice>

/** Of whoever has chosen nothing. */
export const defaultChoice: NotificationChoice = { app: true, mail: false, browser: false }
