import { notificationTypes, occasions } from '@pietas/contract/notifications'
import pg from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { sql } from '../kit/db/sql'
import { type FuneralHome, funeralHome, platformUser, type StaffMember, testServer } from '../kit/testing'
import { notify } from './index'
import { notificationJobs } from './mails'
import { toldOf, unreadOf } from './testing'

const staffed = async (): Promise<{ home: FuneralHome; ida: StaffMember; max: StaffMember }> => {
  const home = await funeralHome()
  const at = [{ legalEntityId: home.legalEntityId, roles: [] }]
  return { home, ida: await home.staff({ at }), max: await home.staff({ at }) }
}

const tell = (
  home: FuneralHome,
  receivers: number[],
  subject = 'Etwas',
  occasion: keyof typeof occasions = 'ANNOUNCED',
) => home.inTenant((tx) => notify(tx, { occasion, subject, receivers }))

const asOwner = async (text: string, values: unknown[]): Promise<void> => {
  const owner = new pg.Client({ connectionString: inject('databaseUrl') })
  await owner.connect()
  await owner.query(text, values)
  await owner.end()
}

describe('notifications', () => {
  test('are listed the latest first, page by page, with how many there are in all', async () => {
    const { home, ida } = await staffed()
    for (const subject of ['Eins', 'Zwei', 'Drei']) await tell(home, [ida.userId], subject)
    const first = (await ida.client.notifications.list({ query: { limit: 2 } })).body
    expect(first.items.map(({ message }: { message: string }) => message)).toEqual(['Drei', 'Zwei'])
    expect([first.total, first.prevCursor]).toEqual([3, null])
    const next = (await ida.client.notifications.list({ query: { limit: 2, cursor: first.nextCursor } })).body
    expect(next.items).toMatchObject([{ message: 'Eins' }])
    expect(Object.keys(next).sort()).toEqual(['items', 'nextCursor', 'prevCursor', 'total'])
    expect(Object.keys(next.items[0]).sort()).toEqual([
      'createdAt',
      'id',
      'isRead',
      'message',
      'payload',
      'title',
      'type',
    ])
  })

  test('are read one by one, as often as one likes, and the list tells the ones from the others', async () => {
    const { home, ida, max } = await staffed()
    for (const subject of ['Eins', 'Zwei']) await tell(home, [ida.userId, max.userId], subject)
    const [two, one] = await toldOf(ida)
    for (const _ of [1, 2]) {
      const { status, body } = await ida.client.notifications.read(two?.id ?? 0)
      expect([status, body]).toEqual([200, { ...two, isRead: true }])
      expect(await unreadOf(ida)).toBe(1)
    }
    expect((await toldOf(ida, { isRead: false })).map(({ id }) => id)).toEqual([one?.id])
    expect((await toldOf(ida, { isRead: true })).map(({ id }) => id)).toEqual([two?.id])
    expect((await ida.client.notifications.list({ query: { isRead: true } })).body.total).toBe(2)
    expect(await unreadOf(max)).toBe(2)
  })

  test('are read all at once, and nobody else’s with them', async () => {
    const { home, ida, max } = await staffed()
    for (const subject of ['Eins', 'Zwei']) await tell(home, [ida.userId, max.userId], subject)
    for (const _ of [1, 2])
      expect((await ida.client.notifications.readAll()).body).toEqual({ unreadNotificationCount: 0 })
    expect([await unreadOf(ida), await unreadOf(max)]).toEqual([0, 2])
    expect((await toldOf(ida)).map(({ isRead }) => isRead)).toEqual([true, true])
  })

  test('of others are not there, and stay unread', async () => {
    const { home, ida, max } = await staffed()
    await tell(home, [ida.userId])
    const [own] = await toldOf(ida)
    expect(await max.client.notifications.read(own?.id ?? 0)).toBeRefused(404)
    expect(await toldOf(max)).toEqual([])
    expect(await unreadOf(ida)).toBe(1)
    const { client } = await platformUser('super-administrator', home.tenantId)
    expect(await client.notifications.read(own?.id ?? 0)).toBeRefused(404)
    expect((await client.notifications.list()).body.items).toEqual([])
  })

  test('are said in the language that somebody reads', async () => {
    const { home, ida } = await staffed()
    await tell(home, [ida.userId], 'Sargwäsche', 'STOCK_LOW')
    await ida.client.session.updateMe({ language: 'en' })
    expect(await toldOf(ida)).toMatchObject([
      { type: 'PRODUCT_MIN_STOCK', title: 'Minimum stock reached', message: '“Sargwäsche” is running low.' },
    ])
  })

  test('reach nobody who has left', async () => {
    const { home, ida, max } = await staffed()
    const boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
    await boss.client.users.delete(max.userId)
    await tell(home, [ida.userId, max.userId])
    const rows = await home.inTenant((tx) => tx.rows(sql`select receiver_id as id from notifications`))
    expect(rows).toEqual([{ id: ida.userId }])
  })

  test.each(Object.entries(occasions))('an occasion %s is of a kind that can be chosen', (_, type) => {
    expect(notificationTypes).toContain(type)
  })

  test('about one’s own doing cannot even be stored', async () => {
    const { home, ida } = await staffed()
    const row = home.inTenant((tx) =>
      tx.run(sql`insert into notifications (receiver_id, created_by, occasion, subject)
        values (${ida.userId}, ${ida.userId}, 'ANNOUNCED', 'x')`),
    )
    await expect(row).rejects.toThrow(/notifications.receiver/)
  })
})

describe('choices', () => {
  test('are everything in the app and nothing beyond it, until somebody chooses', async () => {
    const { ida } = await staffed()
    const { body } = await ida.client.notifications.getSettings()
    expect(body).toEqual(
      Object.fromEntries(notificationTypes.map((type) => [type, { app: true, mail: false, browser: false }])),
    )
  })

  test('change what is named and are one’s own', async () => {
    const { ida, max } = await staffed()
    await ida.client.notifications.updateSettings({ NEW_TASK: { mail: true } })
    const { body } = await ida.client.notifications.updateSettings({
      NEW_TASK: { browser: true },
      GENERAL: { app: false },
    })
    expect(body).toMatchObject({
      NEW_TASK: { app: true, mail: true, browser: true },
      GENERAL: { app: false, mail: false, browser: false },
      NEW_ANNOUNCEMENT: { app: true, mail: false, browser: false },
    })
    expect((await ida.client.notifications.getSettings()).body).toEqual(body)
    expect((await max.client.notifications.getSettings()).body.GENERAL.app).toBe(true)
  })

  test('keep away what somebody does not want to be told', async () => {
    const { home, ida, max } = await staffed()
    await ida.client.notifications.updateSettings({ NEW_ANNOUNCEMENT: { app: false, mail: true } })
    await tell(home, [ida.userId, max.userId])
    expect([await unreadOf(ida), await unreadOf(max)]).toEqual([0, 1])
    await tell(home, [ida.userId], 'Etwas', 'TASK_ASSIGNED')
    expect(await unreadOf(ida)).toBe(1)
  })

  test('of our own people are not kept: they are no members of the tenant', async () => {
    const { home } = await staffed()
    const { client } = await platformUser('supporter', home.tenantId)
    expect(await client.notifications.updateSettings({ GENERAL: { app: false } })).toBeRefused(404)
  })
})

/** Has the jobs of a name done once, now. */
const runJob = async (name: string, env: { SMTP_URL?: string } = { SMTP_URL: 'smtp://127.0.0.1:1' }): Promise<void> => {
  const { house } = await testServer()
  const there = { ...house, env: { ...house.env, ...env } }
  const job = { signal: new AbortController().signal }
  await notificationJobs.find((kind) => kind.name === name)?.outside?.(job as never, there)
}

const mailsTo = async ({ email }: StaffMember): Promise<{ subject: string; text: string }[]> => {
  const { house } = await testServer()
  return house.db.asPlatform((tx) =>
    tx.rows<{ subject: string; text: string }>(
      sql`select subject, text from mails where recipient = ${email} order by id`,
    ),
  )
}

describe('the mail', () => {
  test('gathers what is unread, once, for who has chosen it, by links and without a name', async () => {
    const { home, ida, max } = await staffed()
    await ida.client.notifications.updateSettings({ NEW_TASK: { mail: true } })
    for (const subject of ['Überführung Karl Zander', 'Anruf bei Familie Zander', 'Gelesen'])
      await tell(home, [ida.userId, max.userId], subject, 'TASK_ASSIGNED')
    await tell(home, [ida.userId], 'Feier für Zander', 'ANNOUNCED')
    const [, read] = await toldOf(ida)
    await ida.client.notifications.read(read?.id ?? 0)
    for (const _ of [1, 2]) await runJob('notification-mails')
    const mails = await mailsTo(ida)
    expect(mails.map(({ subject }) => subject)).toEqual(['Pietas: 2 ungelesene Mitteilungen'])
    expect(mails[0]?.text).toContain('Neue Aufgabe:\nhttp://pietas.test')
    expect(mails[0]?.text).not.toMatch(/Zander|Ankündigung/)
    expect(await mailsTo(max)).toEqual([])
  })

  test('comes in the language that somebody reads, and not to who is let in no more', async () => {
    const { home, ida, max } = await staffed()
    const boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
    for (const { client } of [ida, max]) await client.notifications.updateSettings({ GENERAL: { mail: true } })
    await ida.client.session.updateMe({ language: 'en' })
    await tell(home, [ida.userId, max.userId], 'Etwas', 'TASK_COMMENTED')
    await boss.client.users.delete(max.userId)
    await runJob('notification-mails')
    expect(await mailsTo(ida)).toMatchObject([{ subject: 'Pietas: One unread notification' }])
    expect((await mailsTo(max)).map(({ subject }) => subject)).not.toContain('Pietas: Eine ungelesene Mitteilung')
  })

  test('comes to nobody of a tenant that is closed', async () => {
    const { home, ida } = await staffed()
    await ida.client.notifications.updateSettings({ GENERAL: { mail: true } })
    await tell(home, [ida.userId], 'Etwas', 'TASK_COMMENTED')
    const root = await platformUser('super-administrator', home.tenantId)
    expect((await root.client.tenants.deactivate()).status).toBe(200)
    await runJob('notification-mails')
    expect(await mailsTo(ida)).toEqual([])
  })

  test('is written to nobody where no mail leaves the house, nor in heaps on the day when it does', async () => {
    const { home, ida } = await staffed()
    await ida.client.notifications.updateSettings({ GENERAL: { mail: true } })
    await tell(home, [ida.userId], 'Etwas', 'TASK_COMMENTED')
    expect((await testServer()).house.env.SMTP_URL).toBeUndefined()
    await runJob('notification-mails', {})
    await runJob('notification-mails')
    expect(await mailsTo(ida)).toEqual([])
    await tell(home, [ida.userId], 'Etwas', 'TASK_COMMENTED')
    await runJob('notification-mails')
    expect(await mailsTo(ida)).toMatchObject([{ subject: 'Pietas: Eine ungelesene Mitteilung' }])
  })

  test('names ten and counts the rest', async () => {
    const { home, ida } = await staffed()
    await ida.client.notifications.updateSettings({ GENERAL: { mail: true } })
    for (let at = 0; at < 12; at += 1) await tell(home, [ida.userId], 'Etwas', 'TASK_COMMENTED')
    await runJob('notification-mails')
    const [mail] = await mailsTo(ida)
    expect(mail?.text.match(/Neuer Kommentar/g)).toHaveLength(10)
    expect(mail?.text).toContain('und 2 weitere:')
  })

  test('is written once, although two servers are at it', async () => {
    const { home, ida } = await staffed()
    await ida.client.notifications.updateSettings({ GENERAL: { mail: true } })
    await tell(home, [ida.userId], 'Etwas', 'TASK_COMMENTED')
    await Promise.all([runJob('notification-mails'), runJob('notification-mails')])
    expect(await mailsTo(ida)).toHaveLength(1)
  })
})

test('what was read is forgotten after 90 days, what was not after a year', async () => {
  const { home, ida } = await staffed()
  for (const subject of ['a', 'b', 'c', 'd']) await tell(home, [ida.userId], subject)
  const age = (subject: string, read: number | null, made: number) =>
    asOwner(
      `update notifications set read_at = now() - $1 * interval '1 day', created_at = now() - $2 * interval '1 day'
        where tenant_id = $3 and subject = $4`,
      [read, made, home.tenantId, subject],
    )
  await age('a', 91, 100)
  await age('b', 89, 100)
  await age('c', null, 364)
  await age('d', null, 366)
  await runJob('sweep-notifications')
  expect((await toldOf(ida)).map(({ message }) => message).sort()).toEqual(['b', 'c'])
})
