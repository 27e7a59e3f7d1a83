import * as z from 'zod'
import { flag, id, page, route, shownWhole, tenantPath } from '../kit'
import { notificationChoice, notificationTypes } from './types'

/** What somebody is told, in his language; what it leads to may be gone by now. */
export const notification = z.object({
  id,
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  /** Where a task is named beside a process, the task is meant. An article is one whose stock has crossed a line. */
  payload: z.object({
    processId: id.nullable(),
    taskId: id.nullable(),
    announcementId: id.nullable(),
    productId: id.nullable(),
  }),
  createdAt: z.string(),
})
export type Notification = z.output<typeof notification>

const unreadCount = z.object({ unreadNotificationCount: z.int() })
export type UnreadCount = z.output<typeof unreadCount>

const ofEachType = <Choice extends z.ZodType>(choice: Choice) =>
  z.object({
    GENERAL: choice,
    PRODUCT_MIN_STOCK: choice,
    PRODUCT_MINUS_STOCK: choice,
    NEW_TASK: choice,
    NEW_ANNOUNCEMENT: choice,
  } satisfies Record<(typeof notificationTypes)[number], Choice>)

const settings = ofEachType(notificationChoice)
export type NotificationSettings = z.output<typeof settings>

const statusPath = `${tenantPath}/notification-status` as const
const settingsPath = `${tenantPath}/users/me/notification-settings` as const

/** Everybody reads his own and nobody another's: roles section 3. */
export const notifications = {
  count: route({
    method: 'GET',
    path: `${tenantPath}/notification-count`,
    access: 'member',
    about: 'How many notifications the caller has not read',
    answer: unreadCount,
  }),
  list: route({
    method: 'GET',
    path: `${tenantPath}/notifications`,
    access: 'member',
    about: 'The notifications of the caller, the latest first; total counts them all, read or not',
    query: shownWhole({ sortBy: ['CREATED_AT'] }).extend({ isRead: flag.optional() }),
    answer: page(notification).required({ total: true }),
  }),
  read: route({
    method: 'PATCH',
    path: `${statusPath}/{notificationId}`,
    access: 'member',
    about: 'Marks a notification of the caller as read; one that is read stays so',
    answer: notification,
    failures: ['NOT_FOUND'],
  }),
  readAll: route({
    method: 'PATCH',
    path: statusPath,
    access: 'member',
    about: 'Marks every notification of the caller as read',
    answer: unreadCount,
  }),
  getSettings: route({
    method: 'GET',
    path: settingsPath,
    access: 'member',
    about: 'Which notifications the caller gets, and where',
    answer: settings,
  }),
  updateSettings: route({
    method: 'PATCH',
    path: settingsPath,
    access: 'member',
    about: 'Chooses which notifications the caller gets, and where; what is not named stays',
    body: ofEachType(notificationChoice.partial()).partial(),
    answer: settings,
    failures: ['NOT_FOUND'],
  }),
}
