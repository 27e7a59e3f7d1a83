import {
  defaultChoice,
  type NotificationChoice,
  type NotificationType,
  occasions,
} from '@pietas/contract/notifications'
import { columns, type Sql, sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import { insertAll } from '../kit/db/write'
import type { Addressee } from '../kit/mail'
import type { ListFacts } from '../kit/paging'

/** A notification as it is stored, before it is said in a language. */
export const notificationFacts: ListFacts = {
  table: 'notifications',
  alias: 'n',
  item: columns('n', ['id', 'occasion', 'subject', 'createdAt'], {
    isRead: 'n.read_at is not null',
    // Of the platform's own people a tenant knows no name.
    actor: `(select u.first_name || ' ' || u.last_name from users u where u.tenant_id = n.tenant_id and u.id = n.created_by)`,
    payload: `json_build_object('processId', n.process_id, 'taskId', n.task_id, 'announcementId', n.announcement_id,
      'productId', n.product_id)`,
  }),
  sorts: { CREATED_AT: { expression: 'n.created_at', type: 'timestamptz' } },
}

/** What is for somebody. Our own people get none: their numbers are nobody's in a tenant. */
export const isFor = (userId: number): Sql => sql`n.receiver_id = ${userId}`

export const isUnread = sql`n.read_at is null`

const countOf = async (tx: Tx, where: Sql): Promise<number> => {
  const row = await tx.row<{ count: number }>(sql`select count(*)::int as count from notifications n where ${where}`)
  return row?.count ?? 0
}

export const countUnread = (tx: Tx, userId: number): Promise<number> =>
  countOf(tx, sql`${isFor(userId)} and ${isUnread}`)

export const countAll = (tx: Tx, userId: number): Promise<number> => countOf(tx, isFor(userId))

/** Marks what somebody has not read yet, all of it or what a condition says. */
export const markRead = (tx: Tx, userId: number, which: Sql = sql`true`): Promise<number> =>
  tx.run(sql`update notifications n set read_at = now(), mail_due = false
    where ${isFor(userId)} and ${isUnread} and ${which}`)

type Target = 'processId' | 'taskId' | 'announcementId' | 'productId'
type Targets = Partial<Record<Target, number | null>>

/** What somebody is to be told. */
export type News = Targets & {
  occasion: keyof typeof occasions
  /** What it is about, as it is called at this moment. */
  subject: string
  receivers: readonly (number | null)[]
}

/** Marks as read what somebody was told of an announcement that he has read meanwhile. */
export const readOf = (tx: Tx, userId: number, { announcementId }: { announcementId: number }): Promise<number> =>
  markRead(tx, userId, sql`n.announcement_id = ${announcementId}`)

/** Stores one for each receiver who works here, has not chosen otherwise, and whose own doing it was not. */
export const insertNotifications = async (tx: Tx, news: News): Promise<void> => {
  const { app, mail } = defaultChoice
  const { processId = null, taskId = null, announcementId = null, productId = null } = news
  const receivers = await tx.rows<{ receiverId: number; mailDue: boolean }>(sql`
    select u.id as "receiverId", coalesce(s.mail, ${mail}) as "mailDue"
    from users u left join notification_settings s
      on s.tenant_id = u.tenant_id and s.user_id = u.id and s.type = ${occasions[news.occasion]}
    where u.id = any(${news.receivers.filter((id) => id !== null)}::bigint[]) and u.active and not u.deleted
      and u.id is distinct from current_actor() and coalesce(s.app, ${app})`)
  const told = { occasion: news.occasion, subject: news.subject, processId, taskId, announcementId, productId }
  const fields = ['receiverId', ...Object.keys(told), 'mailDue']
  await insertAll(
    tx,
    'notifications',
    fields,
    receivers.map((receiver) => ({ ...told, ...receiver })),
  )
}

type Chosen = NotificationChoice & { type: NotificationType }

/** What somebody has chosen himself. */
export const findChoices = (tx: Tx, userId: number): Promise<Chosen[]> =>
  tx.rows<Chosen>(sql`select s.type, s.app, s.mail, s.browser from notification_settings s where s.user_id = ${userId}`)

export const storeChoice = (tx: Tx, userId: number, { type, app, mail, browser }: Chosen): Promise<number> =>
  tx.run(sql`insert into notification_settings as s (user_id, type, app, mail, browser)
    values (${userId}, ${type}, ${app}, ${mail}, ${browser})
    on conflict (tenant_id, user_id, type) do update set (app, mail, browser) = (${app}, ${mail}, ${browser})
    where (s.app, s.mail, s.browser) is distinct from (${app}, ${mail}, ${browser})`)

/** Forgets what was read 90 days ago, and what nobody has read for a year. */
export const forgetNotifications = (tx: Tx): Promise<number> =>
  tx.run(sql`delete from notifications
    where read_at < now() - interval '90 days' or created_at < now() - interval '365 days'`)

/** What somebody has not read yet, as a mail tells of it. */
type Waiting = { occasion: keyof typeof occasions } & Record<Target, number | null>

/** Takes what waits for a mail: it waits no longer. @returns it by receiver, the latest first. */
export const takeDue = async (tx: Tx): Promise<{ receiverId: number; items: Waiting[] }[]> => {
  const taken = await tx.rows<Waiting & { id: number; receiverId: number }>(sql`
    update notifications n set mail_due = false where mail_due
    returning ${sql.raw(columns('n', ['id', 'receiverId', 'occasion', 'processId', 'taskId', 'announcementId', 'productId']))}`)
  const byReceiver = new Map<number, Waiting[]>()
  for (const { id: _, receiverId, ...waiting } of taken.sort((a, b) => b.id - a.id))
    byReceiver.set(receiverId, [...(byReceiver.get(receiverId) ?? []), waiting])
  return [...byReceiver].map(([receiverId, items]) => ({ receiverId, items }))
}

/** What waits to be gathered into a mail to somebody. */
export type Due = Addressee & { items: Waiting[] }

/**
 * Across tenants: where those receivers are written to. Whoever may not sign in is written to no more, nor is a tenant that
 * is closed.
 */
export const addressed = async (
  tx: Tx,
  tenantId: number,
  due: readonly { receiverId: number; items: Waiting[] }[],
): Promise<Due[]> => {
  const found = await tx.rows<Addressee>(sql`
    select l.email as recipient, l.language, l.home_tenant_id as "tenantId", l.actor_id as "actorId"
    from logins l join tenants h on h.id = l.home_tenant_id
    where l.home_tenant_id = ${tenantId} and l.actor_id = any(${due.map(({ receiverId }) => receiverId)}::bigint[])
      and not l.disabled and not h.deleted`)
  const itemsOf = new Map(due.map(({ receiverId, items }) => [receiverId, items]))
  return found.map((addressee) => ({ ...addressee, items: itemsOf.get(addressee.actorId ?? 0) ?? [] }))
}
