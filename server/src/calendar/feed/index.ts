import { type calendarFeeds, calendarType } from '@pietas/contract/calendar'
import { type Call, type Handlers, Media, pathText } from '../../kit/call'
import { publicUrl } from '../../kit/env'
import { calendarFile } from '../../kit/icalendar'
import { notFound } from '../../kit/refusal'
import { hashToken, newToken } from '../../kit/secrets'
import { countMiss } from '../../session'
import { eventOf, readableTask } from '../../tasks'
import { deleteFeed, findFeed, findOwnFeed, findOwnTasks, putFeed } from './queries'

const fileOf = (...content: Parameters<typeof calendarFile>): Media =>
  new Media(`${calendarType}; charset=utf-8`, Buffer.from(calendarFile(...content)))

// A token begins with the number of its tenant, so that it is looked for in one tenant alone.
const tokenOf = (tenantId: number): string => `${tenantId.toString(36)}-${newToken()}`

const tenantOfToken = (token: string): number | null => {
  const digits = /^([\da-z]{1,10})-/.exec(token)?.[1]
  return digits === undefined ? null : Number.parseInt(digits, 36)
}

const ownFeed = async ({ house: { db, env } }: Pick<Call, 'house'>, token: string): Promise<Media | null> => {
  const tenantId = tenantOfToken(token)
  if (tenantId === null) return null
  return db.readInTenant({ tenantId, actorId: null }, async (tx) => {
    const feed = await findFeed(tx, tenantId, hashToken(token))
    if (!feed) return null
    const found = await findOwnTasks(tx, feed.userId)
    const events = found.map((task) => {
      const telling = feed.withNames ? 'everything' : 'no names'
      return eventOf(task, task.isGuarded ? 'times' : telling, { tenantId, app: publicUrl(env) })
    })
    return fileOf(`Pietas: ${feed.firstName} ${feed.lastName}`, events)
  })
}

export const calendarFeedHandlers: Handlers<typeof calendarFeeds> = {
  getOwn: async ({ actor, tx }) => {
    const feed = await findOwnFeed(tx, actor.actorId)
    return { exists: feed !== null, withNames: feed?.withNames ?? false, createdAt: feed?.createdAt ?? null }
  },

  create: async ({ actor, body, house: { env }, tenantId, tx }) => {
    // Our own people are no staff of the house.
    if (actor.platformRole !== null) throw notFound()
    const token = tokenOf(tenantId)
    const withNames = body.withNames ?? false
    await putFeed(tx, actor.actorId, hashToken(token), withNames)
    return { url: `${publicUrl(env)}/api/v1/calendar-feeds/${token}.ics`, withNames }
  },

  delete: async ({ actor, tx }) => {
    await deleteFeed(tx, actor.actorId)
    return undefined
  },

  // Wrong, ended, or of somebody who has left: nobody is told which. Only what misses is counted, so that nobody who
  // shares a network with a guesser is shut out.
  read: async (call) => {
    const file = await ownFeed(call, pathText(call, 'token'))
    if (file) return file
    await countMiss(call.house.db, 'calendar-feed', call.http.address)
    throw notFound()
  },

  getTask: async (call) => {
    const task = await readableTask(call)
    return fileOf(null, [eventOf(task, 'everything', { tenantId: call.tenantId, app: publicUrl(call.house.env) })])
  },
}
