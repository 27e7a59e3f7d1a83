import * as z from 'zod'
import { entityPath, id, listQuery, page, route, shownWhole, stored, tenantPath, wireEnums } from '../kit'
import { announcementFields, publicationStates } from './fields'

export const announcement = z.object({
  id,
  ...announcementFields.shape,
  content: z.string(),
  linkUrl: z.string().nullable(),
  publishFrom: z.string().nullable(),
  publishUntil: z.string().nullable(),
  /** When it is, was or will be there to be read. */
  publishedAt: z.string(),
  /** The picture; its bytes are had like those of every document. */
  documentAccessToken: z.string().nullable(),
  /** Whether the caller has read it. */
  isRead: z.boolean(),
  readerCount: z.int(),
  ...stored.shape,
})
export type Announcement = z.output<typeof announcement>

/** Somebody who has read an announcement. */
export const announcementReader = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  readAt: z.string(),
})
export type AnnouncementReader = z.output<typeof announcementReader>

const right = 'Announcement:CRUD'
const listPath = `${entityPath}/announcements` as const
const onePath = `${listPath}/{announcementId}` as const

const query = listQuery({ sortBy: ['PUBLISHED_AT', 'CREATED_AT', 'TITLE'] }).extend({
  /** What is there to be read unless said otherwise; the rest asks for the right to write. */
  publication: wireEnums(publicationStates).optional(),
})
export type AnnouncementQuery = z.output<typeof query>

export const announcements = {
  list: route({
    method: 'GET',
    path: listPath,
    access: 'member',
    about:
      'The announcements that the staff of a legal entity reads now, the latest first; who writes them may ask for the others',
    query,
    answer: page(announcement),
  }),
  create: route({
    method: 'POST',
    path: listPath,
    access: right,
    about: 'Writes an announcement; whom it is for is told once it is there to be read',
    body: announcementFields.partial().extend(announcementFields.pick({ title: true, content: true }).shape),
    answer: announcement,
  }),
  get: route({
    method: 'GET',
    path: onePath,
    access: 'member',
    about: 'One announcement, of whichever legal entity of the caller',
    answer: announcement,
    failures: ['NOT_FOUND'],
  }),
  update: route({
    method: 'PATCH',
    path: onePath,
    access: right,
    about: 'Changes an announcement; the right is asked for at every legal entity that it is for',
    body: announcementFields.partial(),
    answer: announcement,
    failures: ['NOT_FOUND', 'STALE_VERSION'],
  }),
  delete: route({
    method: 'DELETE',
    path: onePath,
    access: right,
    about: 'Takes an announcement away',
    failures: ['NOT_FOUND'],
  }),
  restore: route({
    method: 'POST',
    path: `${onePath}/restore`,
    access: right,
    about: 'Puts an announcement back that was taken away; who was told of it is not told again',
    answer: announcement,
    status: 200,
    failures: ['NOT_FOUND'],
  }),
  read: route({
    method: 'POST',
    path: `${tenantPath}/announcements/{announcementId}/read`,
    access: 'member',
    about: 'Notes that the caller has read an announcement; once is enough',
    failures: ['NOT_FOUND'],
  }),
  listReaders: route({
    method: 'GET',
    path: `${onePath}/readers`,
    access: right,
    about: 'Who has read an announcement, the latest first',
    query: shownWhole({ sortBy: ['READ_AT'] }),
    answer: page(announcementReader),
    failures: ['NOT_FOUND'],
  }),
}
