import type { Announcement } from '@pietas/contract/announcements'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../kit/db/sql'
import { aWorker, stopWorkers } from '../kit/jobs/testing'
import { type FuneralHome, funeralHome, platformUser, type StaffMember, type TestAnswer } from '../kit/testing'
import { toldOf, unreadOf } from '../notifications/testing'
import { announcing } from './telling'

let home: FuneralHome
/** Leads both houses. */
let boss: StaffMember
/** Leads the office of the first house. */
let olga: StaffMember
/** Work at the first house, and at the second. */
let tom: StaffMember
let zita: StaffMember

const at = (legalEntityId: number, ...roles: ('OFFICE_MANAGER' | 'TECHNICAL_SERVICE')[]) => ({
  at: [{ legalEntityId, roles }],
})

beforeEach(async () => {
  home = await funeralHome()
  boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  olga = await home.staff(at(home.legalEntityId, 'OFFICE_MANAGER'))
  tom = await home.staff(at(home.legalEntityId, 'TECHNICAL_SERVICE'))
  zita = await home.staff(at(home.secondEntityId, 'TECHNICAL_SERVICE'))
})

afterEach(stopWorkers)

const made = ({ status, body }: TestAnswer): Announcement => {
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body
}

const write = async (fields: object = {}, author = olga) =>
  made(await author.client.announcements.create({ title: 'Betriebsfeier', content: '<p>Am Freitag</p>', ...fields }))

const titlesOf = ({ body }: TestAnswer): string[] => body.items.map(({ title }: Announcement) => title)
const shownTo = async ({ client }: StaffMember, query = {}, there = home.legalEntityId): Promise<string[]> =>
  titlesOf(await client.announcements.list({ query, legalEntityId: there } as never))

const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString()

describe('an announcement', () => {
  test('keeps what was written, cleaned of what could run', async () => {
    const fields = {
      linkUrl: 'https://abendrot.example/feier',
      linkLabel: 'Zur Anmeldung',
      publishUntil: inMinutes(60),
    }
    const content = '<p>Am <strong>Freitag</strong></p><script>alert(1)</script><a href="javascript:alert(1)">x</a>'
    const announcement = await write({ ...fields, content })
    expect(announcement).toMatchObject({
      ...fields,
      content: '<p>Am <strong>Freitag</strong></p><a>x</a>',
      legalEntityIds: [home.legalEntityId],
      documentAccessToken: null,
      isRead: false,
      publishedAt: announcement.createdAt,
    })
    expect((await tom.client.announcements.get(announcement.id)).body).toEqual(announcement)
  })

  test.each([
    [{ title: ' ' }, 'title', 'common.validation-required'],
    [{ content: '<p> </p><br>' }, 'content', 'common.validation-required'],
    [{ content: '<script>alert(1)</script>' }, 'content', 'common.validation-required'],
    [{ linkUrl: 'javascript:alert(1)' }, 'linkUrl', 'common.validation-invalid'],
    [{ linkUrl: 'ftp://abendrot.example' }, 'linkUrl', 'common.validation-invalid'],
    [{ linkUrl: 'abendrot.example' }, 'linkUrl', 'common.validation-invalid'],
    [{ legalEntityIds: [] }, 'legalEntityIds', 'common.validation-required'],
    [
      { publishFrom: '2030-01-02T00:00:00Z', publishUntil: '2030-01-01T00:00:00Z' },
      'publishUntil',
      'announcement.validation.until',
    ],
  ])('with %j is refused', async (fields, field, message) => {
    const answer = await boss.client.announcements.create({ title: 'Titel', content: '<p>x</p>', ...fields })
    expect(answer).toBeRefused(400, { field, message })
  })

  test('is read while it is published, the latest first; who writes them sees all', async () => {
    await write({ title: 'Vorbei', publishFrom: inMinutes(-60), publishUntil: inMinutes(-30) })
    await write({ title: 'Alt', publishFrom: inMinutes(-90) })
    const planned = await write({ title: 'Geplant', publishFrom: inMinutes(60) })
    await write({ title: 'Neu' })
    expect(await shownTo(tom)).toEqual(['Neu', 'Alt'])
    expect(await shownTo(olga)).toEqual(['Neu', 'Alt'])
    expect(await shownTo(olga, { publication: ['PLANNED', 'PUBLISHED', 'ENDED'] })).toEqual([
      'Geplant',
      'Neu',
      'Vorbei',
      'Alt',
    ])
    expect(await shownTo(olga, { publication: ['PLANNED'] })).toEqual(['Geplant'])
    // Who names none has said nothing.
    expect(await shownTo(olga, { publication: [] })).toEqual(await shownTo(olga))
    expect(await shownTo(olga, { publication: ['ENDED'] })).toEqual(['Vorbei'])
    expect(await tom.client.announcements.list({ query: { publication: ['ENDED'] } })).toBeRefused(403)
    expect(await tom.client.announcements.get(planned.id)).toBeRefused(404)
    expect(await tom.client.announcements.read(planned.id)).toBeRefused(404)
    expect((await olga.client.announcements.get(planned.id)).status).toBe(200)
  })

  test('is found by its words, and not by what formats them', async () => {
    await write({ title: 'Ausflug', content: '<p>Wir fahren nach <strong>Zittau</strong></p>' })
    await write({ title: 'Anderes' })
    expect(await shownTo(tom, { query: 'zittau' })).toEqual(['Ausflug'])
    expect(await shownTo(tom, { query: 'strong' })).toEqual([])
    expect(await shownTo(tom, { query: 'AUSFLUG' })).toEqual(['Ausflug'])
  })

  test('is for the staff of its houses alone', async () => {
    const first = await write()
    expect(await zita.client.announcements.get(first.id, { legalEntityId: home.secondEntityId } as never)).toBeRefused(
      404,
    )
    expect(await zita.client.announcements.read(first.id)).toBeRefused(404)
    const both = [home.legalEntityId, home.secondEntityId]
    const second = await write({ title: 'Für alle', legalEntityIds: both }, boss)
    expect(await shownTo(zita, {}, home.secondEntityId)).toEqual(['Für alle'])
    expect((await zita.client.announcements.read(second.id)).status).toBe(204)
  })

  test('is written by whoever has the right at all of its houses', async () => {
    const both = [home.legalEntityId, home.secondEntityId]
    const fields = { title: 'Titel', content: '<p>x</p>' }
    expect(await tom.client.announcements.create(fields)).toBeRefused(403)
    expect(await olga.client.announcements.create({ ...fields, legalEntityIds: both })).toBeRefused(403)
    const own = await write()
    expect(await olga.client.announcements.update(own.id, { legalEntityIds: both })).toBeRefused(403)
    expect(await tom.client.announcements.update(own.id, { title: 'Anders' })).toBeRefused(403)
    const shared = await write({ legalEntityIds: both }, boss)
    expect(await olga.client.announcements.update(shared.id, { title: 'Anders' })).toBeRefused(403)
    expect(await olga.client.announcements.delete(shared.id)).toBeRefused(403)
    const { status, body } = await olga.client.announcements.update(
      own.id,
      { title: 'Anders' },
      { ifMatch: own.version },
    )
    expect([status, body.title]).toEqual([200, 'Anders'])
    expect(await olga.client.announcements.update(own.id, { title: 'x' }, { ifMatch: own.version })).toBeRefused(412)
    expect((await olga.client.announcements.delete(own.id)).status).toBe(204)
    expect(await tom.client.announcements.get(own.id)).toBeRefused(404)
  })

  test('names no house that there is not', async () => {
    const fields = { title: 'Titel', content: '<p>x</p>', legalEntityIds: [home.legalEntityId, 987_654_321] }
    expect(await boss.client.announcements.create(fields)).toBeRefused(400, {
      field: 'legalEntityIds',
      message: 'common.validation-unknown-reference',
    })
  })
})

describe('reading', () => {
  test('is noted once, with who it was; the notification is read by it as well', async () => {
    const { id } = await write()
    expect(await unreadOf(tom)).toBe(1)
    for (const _ of [1, 2]) expect((await tom.client.announcements.read(id)).status).toBe(204)
    expect((await tom.client.announcements.get(id)).body).toMatchObject({ isRead: true, readerCount: 1 })
    expect((await olga.client.announcements.get(id)).body).toMatchObject({ isRead: false, readerCount: 1 })
    expect(await unreadOf(tom)).toBe(0)
    const { body } = await olga.client.announcements.listReaders(id)
    expect(body.items).toMatchObject([{ id: tom.userId, firstName: 'Vera', lastName: 'Test' }])
    expect(await tom.client.announcements.listReaders(id)).toBeRefused(403)
  })

  test('by our own people leaves no mark', async () => {
    const { id } = await write()
    const { client } = await platformUser('super-administrator', home.tenantId)
    expect((await client.announcements.read(id)).status).toBe(204)
    expect((await olga.client.announcements.get(id)).body.readerCount).toBe(0)
  })
})

describe('publishing', () => {
  test('tells the staff of the houses, once, and not the author', async () => {
    const { id } = await write()
    await olga.client.announcements.update(id, { title: 'Anders' })
    expect(await toldOf(tom)).toMatchObject([
      {
        type: 'NEW_ANNOUNCEMENT',
        title: 'Neue Ankündigung',
        message: 'Betriebsfeier',
        payload: { processId: null, taskId: null, announcementId: id, productId: null },
      },
    ])
    expect([await unreadOf(olga), await unreadOf(zita), await unreadOf(boss)]).toEqual([0, 0, 1])
  })

  test('in the future tells them then, once, although two servers are at it', async () => {
    const { id } = await write({ publishFrom: inMinutes(60) })
    expect(await unreadOf(tom)).toBe(0)
    await home.inTenant((tx) => tx.run(sql`update announcements set publish_from = now() - interval '1 minute'`))
    await home.inTenant((tx) =>
      tx.asPlatform(() => tx.run(sql`update jobs set next_attempt_at = now() where home_tenant_id = ${home.tenantId}`)),
    )
    await Promise.all([aWorker([announcing]), aWorker([announcing])])
    await expect.poll(() => unreadOf(tom), { timeout: 10_000 }).toBe(1)
    expect((await toldOf(tom))[0]?.payload.announcementId).toBe(id)
    expect(await unreadOf(olga)).toBe(0)
  })

  test('that was put off tells nobody at the first time', async () => {
    const { id } = await write({ publishFrom: inMinutes(60) })
    await olga.client.announcements.update(id, { publishFrom: inMinutes(120) })
    await home.inTenant(
      (tx) => announcing.effect?.(tx, { payload: { announcementId: id } } as never, {} as never) ?? Promise.resolve(),
    )
    expect(await unreadOf(tom)).toBe(0)
    await olga.client.announcements.update(id, { publishFrom: null })
    expect(await unreadOf(tom)).toBe(1)
  })

  test('of what was taken away or is over tells nobody', async () => {
    const { id } = await write({ publishFrom: inMinutes(60) })
    await olga.client.announcements.delete(id)
    await home.inTenant((tx) => tx.run(sql`update announcements set publish_from = now() - interval '1 minute'`))
    await home.inTenant(
      (tx) => announcing.effect?.(tx, { payload: { announcementId: id } } as never, {} as never) ?? Promise.resolve(),
    )
    await write({ publishFrom: inMinutes(-60), publishUntil: inMinutes(-30) })
    expect(await unreadOf(tom)).toBe(0)
  })
})

describe('taking away', () => {
  const there = { legalEntityId: 0 }
  const restore = (who: StaffMember, id: number) => who.client.announcements.restore(id)

  beforeEach(() => {
    there.legalEntityId = home.legalEntityId
  })

  test('is undone by whoever has the right, and nobody is told twice', async () => {
    const { id } = await write()
    expect((await toldOf(tom)).length).toBe(1)
    expect((await olga.client.announcements.delete(id)).status).toBe(204)
    expect(await shownTo(tom)).toEqual([])
    const { status, body } = await restore(olga, id)
    expect([status, body.title, body.deleted]).toEqual([200, 'Betriebsfeier', false])
    expect(await shownTo(tom)).toEqual(['Betriebsfeier'])
    expect((await toldOf(tom)).length).toBe(1)
    expect((await restore(olga, id)).body.version).toBe(body.version)
  })

  test('is undone by nobody else', async () => {
    const { id } = await write({ legalEntityIds: [home.legalEntityId, home.secondEntityId] }, boss)
    await boss.client.announcements.delete(id, there)
    expect(await restore(tom, id)).toBeRefused(403)
    // She writes for one of its houses, and not for the other.
    expect(await restore(olga, id)).toBeRefused(403)
    const stranger = await (await funeralHome()).staff({ tenantRole: 'ADMINISTRATOR' })
    expect(await restore(stranger, id)).toBeRefused(404)
    expect(await shownTo(tom)).toEqual([])
  })
})

describe('the picture', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const form = () => ({
    documentLabel: 'ANNOUNCEMENT_IMAGE' as const,
    file: new File([png], 'feier.png', { type: 'image/png' }),
  })

  test('is a document that everybody sees whom the announcement is for, and nobody else', async () => {
    const { id } = await write()
    const { status, body } = await olga.client.announcementDocuments.create(id, form())
    expect(status).toBe(201)
    const seen = (await tom.client.announcements.get(id)).body.documentAccessToken
    expect(seen).toBe(body.accessToken)
    expect((await tom.client.documents.content(seen)).status).toBe(200)
    expect((await zita.client.documents.content(seen)).status).toBe(404)
    expect(await tom.client.announcementDocuments.create(id, form())).toBeRefused(403)
    expect(await tom.client.documents.delete(seen)).toBeRefused(403)
    expect((await olga.client.documents.delete(seen)).status).toBe(204)
    expect((await tom.client.announcements.get(id)).body.documentAccessToken).toBeNull()
  })

  test('of what is planned is seen by those alone who write it', async () => {
    const { id } = await write({ publishFrom: inMinutes(60) })
    const { accessToken } = (await olga.client.announcementDocuments.create(id, form())).body
    expect((await olga.client.documents.content(accessToken)).status).toBe(200)
    expect((await tom.client.documents.content(accessToken)).status).toBe(403)
  })

  test('of an announcement of several houses is changed by whoever has the right at all of them', async () => {
    const { id } = await write({ legalEntityIds: [home.legalEntityId, home.secondEntityId] }, boss)
    expect(await olga.client.announcementDocuments.create(id, form())).toBeRefused(404)
    const { accessToken } = (await boss.client.announcementDocuments.create(id, form())).body
    expect((await zita.client.documents.content(accessToken)).status).toBe(200)
    expect(await olga.client.documents.delete(accessToken)).toBeRefused(403)
  })
})
