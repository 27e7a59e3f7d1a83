import type { Notification } from '@pietas/contract/notifications'

/** A new task that somebody is told of. */
export const aNotification = (facts: Partial<Notification> = {}): Notification => ({
  id: 41,
  type: 'NEW_TASK',
  title: 'Neue Aufgabe',
  message: 'Olaf Winter hat Ihnen „Halle schmücken“ zugewiesen.',
  isRead: false,
  payload: { processId: null, taskId: 5, announcementId: null, productId: null },
  createdAt: new Date(Date.now() - 5 * 60_000).toISOString(),
  ...facts,
})
