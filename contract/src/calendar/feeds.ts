import * as z from 'zod'
import { route, tenantPath } from '../kit'

/** What a file of a calendar is called on the way. */
export const calendarType = 'text/calendar'

const ownPath = `${tenantPath}/users/me/calendar-feed` as const
/** Whatever cannot be one finds nothing. */
const token = z.string()

/** What is known of the own feed; its address is shown once, when it is made. */
export const calendarFeed = z.object({
  exists: z.boolean(),
  /** Whether it names the dead. */
  withNames: z.boolean(),
  createdAt: z.string().nullable(),
})
export type CalendarFeed = z.output<typeof calendarFeed>

/** The own tasks in other calendar programs: by an address that needs no session, and one by one. */
export const calendarFeeds = {
  getOwn: route({
    method: 'GET',
    path: ownPath,
    access: 'member',
    about: 'Whether the caller has a calendar feed, and what it shows',
    answer: calendarFeed,
  }),
  create: route({
    method: 'POST',
    path: ownPath,
    access: 'member',
    about: 'Makes the address of a calendar with the own tasks; it is answered once, and one made before ends',
    body: z.object({ withNames: z.boolean().optional() }),
    answer: z.object({ url: z.string(), withNames: z.boolean() }),
    secret: true,
    failures: ['NOT_FOUND'],
  }),
  delete: route({
    method: 'DELETE',
    path: ownPath,
    access: 'member',
    about: 'Ends the own calendar feed',
  }),
  read: route({
    method: 'GET',
    path: '/api/v1/calendar-feeds/{token}.ics',
    access: 'public',
    about: 'The own tasks of whoever made the address, as a calendar program subscribes to them',
    params: z.object({ token }),
    media: calendarType,
    failures: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
  getTask: route({
    method: 'GET',
    path: `${tenantPath}/tasks/{taskId}/calendar`,
    missing: { taskId: 'Task ID is required' },
    access: 'member',
    about: 'One task that has a day, as a file for other calendar programs',
    media: calendarType,
    failures: ['NOT_FOUND'],
  }),
}
