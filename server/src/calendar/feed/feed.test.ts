import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays } from '@pietas/contract/kit'
import { describe, expect, test } from 'vitest'
import { sql } from '../../kit/db/sql'
import { readCalendar } from '../../kit/icalendar/testing'
import {
  aProcess,
  createPerson,
  type FuneralHome,
  newAddress,
  platformUser,
  request,
  type StaffMember,
  testServer,
} from '../../kit/testing'
import { at, plan, planning, storyDay } from '../../tasks/testing'

const pathOf = (url: string): string => new URL(url).pathname

/** Makes a feed. @returns its path. */
const feedOf = async ({ client }: StaffMember, body = {}): Promise<string> => {
  const answer = await client.calendarFeeds.create(body)
  expect(answer.status).toBe(201)
  return pathOf(answer.body.url)
}

const read = async (path: string) => {
  const answer = await request('GET', path)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return readCalendar(answer.body)
}

const mallory = { 'x-forwarded-for': newAddress() }

describe('the address of a feed', () => {
  test('needs no session, is kept by no cache, and is a calendar', async () => {
    const { tom } = await planning()
    const { headers, status } = await request('GET', await feedOf(tom))
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('is answered once, and nothing that would open it is stored', async () => {
    const { home, tom } = await planning()
    expect((await tom.client.calendarFeeds.getOwn()).body).toEqual({ exists: false, withNames: false, createdAt: null })
    const answer = await tom.client.calendarFeeds.create({ withNames: true }, { idempotencyKey: 'feed' })
    const token = pathOf(answer.body.url).split('/').at(-1)?.replace('.ics', '') ?? ''
    expect(token.length).toBeGreaterThan(43)
    expect((await tom.client.calendarFeeds.getOwn()).body).toMatchObject({ exists: true, withNames: true })
    const kept = await home.inTenant((tx) =>
      tx.row<{ all: string }>(sql`select concat((select json_agg(f) from calendar_feeds f),
        (select json_agg(k) from idempotency_keys k), (select json_agg(a) from audit_entries a)) as all`),
    )
    expect(kept?.all).toContain('token_hash')
    expect(kept?.all).not.toContain(token.split('-').slice(1).join('-'))
  })

  test('ends with the next one, and when its owner says so', async () => {
    const { tom, vera } = await planning()
    const first = await feedOf(tom)
    const others = await feedOf(vera)
    const second = await feedOf(tom)
    expect(second).not.toBe(first)
    expect(await request('GET', first)).toBeRefused(404)
    await read(second)
    expect((await tom.client.calendarFeeds.delete()).status).toBe(204)
    expect((await tom.client.calendarFeeds.delete()).status, 'twice').toBe(204)
    expect(await request('GET', second)).toBeRefused(404)
    await read(others)
  })

  test('ends with the work of its owner', async () => {
    const { home, tom } = await planning()
    const path = await feedOf(tom)
    await (await home.asTenant('ADMINISTRATOR')).users.delete(tom.userId)
    expect(await request('GET', path)).toBeRefused(404)
  })

  test('that is wrong says no more than one that has ended', async () => {
    const { tom } = await planning()
    const path = await feedOf(tom)
    await tom.client.calendarFeeds.delete()
    const ended = await request('GET', path, { headers: mallory })
    const [first = '', ...rest] = path.split('-')
    for (const wrong of [
      path.replace(/.\.ics$/, 'x.ics'),
      `${first}x-${rest.join('-')}`,
      '/api/v1/calendar-feeds/x.ics',
      '/api/v1/calendar-feeds/zzzzzzzzzzzzzz-x.ics',
      '/api/v1/calendar-feeds/zzzzzzzzzz-x.ics',
      '/api/v1/calendar-feeds/%00.ics',
      `/api/v1/calendar-feeds/${'x'.repeat(99)}.ics`,
      '/api/v1/calendar-feeds/1-%27%20or%201=1.ics',
    ]) {
      const answer = await request('GET', wrong, { headers: mallory })
      expect([answer.status, answer.body], wrong).toEqual([ended.status, ended.body])
    }
  })

  test('that is wrong says so in a window of its own as well, and shows no page', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'pietas-feed-'))
    await writeFile(join(directory, 'index.html'), '<!doctype html>')
    const { house, createApp } = await testServer()
    const app = await createApp(house, directory)
    const headers = { 'sec-fetch-dest': 'document', 'x-forwarded-for': newAddress(), host: 'pietas.test' }
    const answer = await app.inject({ url: '/api/v1/calendar-feeds/1-x.ics', headers })
    await app.close()
    await rm(directory, { recursive: true })
    expect(answer.statusCode).toBe(404)
  })

  test('is not guessed: who misses too often waits, and shuts out nobody else', async () => {
    const { tom } = await planning()
    const path = await feedOf(tom)
    const headers = { 'x-forwarded-for': newAddress() }
    const guess = (n: number) => request('GET', path.replace(/....\.ics$/, `${1000 + n}.ics`), { headers })
    const answers = await Promise.all(Array.from({ length: 61 }, (_, n) => guess(n)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    const refused = await guess(99)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await request('GET', path, { headers })).status, 'the right one is answered all the same').toBe(200)
  })

  test('is for the staff of the house', async () => {
    const { home } = await planning()
    const { client } = await platformUser('supporter', home.tenantId)
    expect(await client.calendarFeeds.create({})).toBeRefused(404)
  })
})

/** A case with a deceased and an appointment for it. */
const aCase = async (home: FuneralHome, { client }: StaffMember) => {
  const [dead, widow] = [
    await createPerson(client, { firstName: 'Erna', lastName: 'Morgenstern' }),
    await createPerson(client),
  ]
  const people = { deceasedPersonId: dead.id, clientPersonId: widow.id }
  return (await client.processes.create(aProcess(home, people))).body.id as number
}

const place = { name: 'Familie Morgenstern', street: 'Am Markt', streetNumber: '3', zipCode: '02826', city: 'Görlitz' }

describe('a feed tells', () => {
  test('of what somebody does or takes part in, and of nothing else', async () => {
    const story = await planning()
    const { vera, tom } = story
    await plan(story, vera.client, 'appointment', { title: 'Seins', preparationTime: 30 })
    await plan(story, vera.client, 'work', { title: 'Mit ihm', userId: vera.userId, userIds: [tom.userId] })
    await plan(story, vera.client, 'appointment', { title: 'Ohne ihn', userId: vera.userId })
    await plan(story, vera.client, 'appointment', { title: 'Abgesagt', status: 'CANCELLED' })
    const gone = await plan(story, vera.client, 'appointment', { title: 'Weg' })
    await vera.client.tasks.delete(gone.id)
    await plan(story, tom.client, 'private', { title: 'Zahnarzt', userId: null })
    const events = await read(await feedOf(tom))
    expect(events.map(({ summary }) => summary).sort()).toEqual(['Fällig: Zahnarzt', 'Mit ihm', 'Seins'])
    expect(events.find(({ summary }) => summary === 'Seins')).toMatchObject({
      start: at('10:00'),
      end: at('11:00'),
      status: 'CONFIRMED',
      transparency: 'OPAQUE',
      description: 'Vorbereitung ab 09:30',
    })
  })

  test('of leave by its days, of what is only due by its day, of a way at no stated hour by one', async () => {
    const story = await planning()
    const { vera, tom } = story
    const { id } = await plan(story, vera.client, 'vacation', { startDate: storyDay, endDate: addDays(storyDay, 2) })
    await plan(story, vera.client, 'basic', { title: 'Urne', dueDate: at('14:00', 5) })
    await plan(story, vera.client, 'transportation', { title: 'Weg', dueDate: at('15:00', 6) })
    const path = await feedOf(tom)
    const when = async () => (await read(path)).map(({ start, end, status, summary }) => [start, end, status, summary])
    expect(await when()).toEqual([
      [storyDay, addDays(storyDay, 3), 'TENTATIVE', 'Urlaub'],
      [addDays(storyDay, 5), addDays(storyDay, 6), 'CONFIRMED', 'Fällig bis 14:00: Urne'],
      [at('15:00', 6), at('16:00', 6), 'CONFIRMED', 'Weg'],
    ])
    await vera.client.tasks.accept(id)
    expect((await when())[0]).toEqual([storyDay, addDays(storyDay, 3), 'CONFIRMED', 'Urlaub'])
  })

  test('the same event of a task that has changed, with a higher number', async () => {
    const story = await planning()
    const { id } = await plan(story, story.vera.client, 'appointment')
    const path = await feedOf(story.tom)
    const [before] = await read(path)
    await story.vera.client.tasks.update(id, { appointment: { endDate: at('12:00') } })
    const [after] = await read(path)
    expect(before).toMatchObject({ sequence: 0, end: at('11:00') })
    expect(after).toMatchObject({ sequence: 1, end: at('12:00'), uid: before?.uid })
  })

  test('no names of a case unless its owner wants them', async () => {
    const story = await planning()
    const { home, vera, tom } = story
    const processId = await aCase(home, vera)
    const fields = {
      ...{ title: 'Beisetzung Erna Morgenstern', description: 'Tochter von Erna ruft an', preparationType: 'BURIAL' },
      ...{ processId, address: place },
    }
    await plan(story, vera.client, 'appointment', fields)
    await plan(story, vera.client, 'sickDay', {
      title: 'Krankmeldung von Tom',
      startDate: addDays(storyDay, 9),
      endDate: addDays(storyDay, 9),
    })
    const without = await request('GET', await feedOf(tom))
    expect(without.body).not.toMatch(/Erna|Morgenstern|Krank/)
    expect(readCalendar(without.body)).toMatchObject([
      { summary: `Beisetzung, Vorgang ${processId}`, location: 'Am Markt 3, 02826 Görlitz', description: null },
      { summary: 'Abwesenheit' },
    ])
    const [named] = await read(await feedOf(tom, { withNames: true }))
    expect(named).toMatchObject({
      summary: fields.title,
      description: fields.description,
      location: 'Familie Morgenstern, Am Markt 3, 02826 Görlitz',
    })
  })

  test('of a house that wants one-time codes when something is, and nothing else', async () => {
    const story = await planning()
    const { home, vera, tom } = story
    await plan(story, vera.client, 'appointment', { title: 'Geheim', description: 'Geheim', address: place })
    await (await home.asTenant('ADMINISTRATOR')).legalEntities.update({ mfaRequired: true })
    expect(await read(await feedOf(tom, { withNames: true }))).toMatchObject([
      { summary: 'Termin', description: null, location: null, start: at('10:00') },
    ])
  })
})

describe('one task', () => {
  const fileOf = async (member: StaffMember, id: number) => member.client.calendarFeeds.getTask(id)

  test('is a file of its own for whoever may read it', async () => {
    const story = await planning()
    const { home, vera, tom } = story
    const { id } = await plan(story, vera.client, 'appointment', {
      title: 'Trauergespräch; Urne, 2. Teil',
      address: place,
    })
    const answer = await fileOf(tom, id)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(readCalendar(answer.body)).toMatchObject([{ summary: 'Trauergespräch; Urne, 2. Teil', start: at('10:00') }])
    const stranger = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['TECHNICAL_SERVICE'] }] })
    expect(await fileOf(stranger, id)).toBeRefused(404)
    expect(await fileOf(vera, 999_999_999)).toBeRefused(404)
  })

  test('that is another`s leave says that he is away', async () => {
    const story = await planning()
    const { id } = await plan(story, story.vera.client, 'sickDay', { title: 'Krankmeldung von Tom' })
    const dispatcher = await story.home.staff({
      at: [{ legalEntityId: story.home.legalEntityId, roles: ['DISPATCHER'] }],
    })
    const { body } = await fileOf(dispatcher, id)
    expect(readCalendar(body)).toMatchObject([{ summary: 'Abwesenheit', start: storyDay }])
    expect(body).not.toContain('Krank')
  })
})
