import type { Language, Page } from '@pietas/contract/kit'
import {
  defaultChoice,
  type Notification,
  type NotificationSettings,
  type notifications,
  notificationTypes,
  occasions,
} from '@pietas/contract/notifications'
import { type Call, type Handlers, pathId } from '../kit/call'
import { sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import { listPage } from '../kit/paging'
import { getRecord } from '../kit/records'
import { notFound } from '../kit/refusal'
import { languageOf } from '../session'
import {
  countAll,
  countUnread,
  findChoices,
  isFor,
  isUnread,
  markRead,
  notificationFacts,
  storeChoice,
} from './queries'
import { said, type Told } from './texts'

type Stored = Told & Pick<Notification, 'id' | 'isRead' | 'payload' | 'createdAt'>

const told = (language: Language, { occasion, subject, actor, ...rest }: Stored): Notification => ({
  ...rest,
  type: occasions[occasion],
  ...said(language, { occasion, subject, actor }),
})

const me = ({ actor }: Pick<Call, 'actor'>): number => actor.actorId

const settingsOf = async (tx: Tx, userId: number): Promise<NotificationSettings> => {
  const chosen = await findChoices(tx, userId)
  const choiceOf = (name: string) => {
    const { type: _type, ...choice } = chosen.find(({ type }) => type === name) ?? { ...defaultChoice, type: name }
    return choice
  }
  return Object.fromEntries(notificationTypes.map((type) => [type, choiceOf(type)])) as NotificationSettings
}

export const notificationHandlers: Handlers<typeof notifications> = {
  count: async (call) => ({ unreadNotificationCount: await countUnread(call.tx, me(call)) }),

  list: async (call) => {
    const { tx, query } = call
    const { isRead } = query
    const read = isRead === undefined ? sql`true` : isRead ? sql`n.read_at is not null` : isUnread
    const found = await listPage<Stored>(tx, notificationFacts, query, sql`${isFor(me(call))} and ${read}`)
    const { items, ...rest }: Page<Stored> = found.value()
    const language = await languageOf(tx, call.actor.loginId)
    return { ...rest, items: items.map((item) => told(language, item)), total: await countAll(tx, me(call)) }
  },

  read: async (call) => {
    const which = sql`n.id = ${pathId(call, 'notificationId')}`
    await markRead(call.tx, me(call), which)
    const found = await getRecord<Stored>(call.tx, notificationFacts, sql`${which} and ${isFor(me(call))}`)
    return told(await languageOf(call.tx, call.actor.loginId), found.value())
  },

  readAll: async (call) => {
    await markRead(call.tx, me(call))
    return { unreadNotificationCount: 0 }
  },

  getSettings: (call) => settingsOf(call.tx, me(call)),

  updateSettings: async (call) => {
    // Our own people are no members of the tenant, and get no notifications in it.
    if (call.actor.platformRole !== null) throw notFound()
    const before = await settingsOf(call.tx, me(call))
    for (const type of notificationTypes) {
      const changes = call.body[type]
      if (changes) await storeChoice(call.tx, me(call), { type, ...before[type], ...changes })
    }
    return settingsOf(call.tx, me(call))
  },
}
