import type { Announcement } from '@pietas/contract/announcements'

/** A short announcement that has not been read. */
export const anAnnouncement = (facts: Partial<Announcement> = {}): Announcement => ({
  id: 21,
  title: 'Betriebsfeier',
  content: '<p>Am Freitag um sechs.</p>',
  linkUrl: null,
  linkLabel: null,
  legalEntityIds: [1],
  publishFrom: null,
  publishUntil: null,
  publishedAt: '2024-03-05T09:00:00.000Z',
  documentAccessToken: null,
  isRead: false,
  readerCount: 0,
  deleted: false,
  version: 1,
  createdAt: '2024-03-05T09:00:00.000Z',
  updatedAt: '2024-03-05T09:00:00.000Z',
  createdBy: 1,
  updatedBy: 1,
  ...facts,
})
