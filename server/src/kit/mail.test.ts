import type { Language } from '@pietas/contract/kit'
import { afterEach, expect, test } from 'vitest'
import { sql } from './db/sql'
import { readEnv } from './env'
import { aWorker, stopWorkers } from './jobs/testing'
import { mailJobs, writeMail } from './mail'
import { aMailServer, closeMailServer, type FuneralHome, funeralHome, testServer } from './testing'

afterEach(stopWorkers)
afterEach(closeMailServer)

const writeIn = async (language: Language, home: FuneralHome, ...recipients: string[]): Promise<void> => {
  const { house } = await testServer()
  await house.db.asPlatform(async (tx) => {
    for (const recipient of recipients) {
      const letter = {
        de: { subject: `Betreff ${home.tenantId}`, text: 'Hallo' },
        en: { subject: `Subject ${home.tenantId}`, text: 'Hello' },
      }
      await writeMail(tx, letter, { recipient, language, tenantId: home.tenantId, actorId: null })
    }
  })
}

const write = (home: FuneralHome, ...recipients: string[]): Promise<void> => writeIn('de', home, ...recipients)

type State = { state: string; attempts: number; sent: boolean; error: string | null }

/** What has become of the mails of a tenant. */
const mailsOf = async (home: FuneralHome): Promise<Record<string, State>> => {
  const { house } = await testServer()
  const rows = await house.db.asPlatform((tx) =>
    tx.rows<State & { recipient: string }>(sql`
      select m.recipient, j.state, j.attempts, m.sent_at is not null as sent, j.last_error as error
      from mails m join jobs j on j.kind = 'mail' and (j.payload ->> 'mailId')::bigint = m.id
      where m.home_tenant_id = ${home.tenantId}`),
  )
  return Object.fromEntries(rows.map(({ recipient, ...state }) => [recipient, state]))
}

const sendBy = (url: string) => aWorker(mailJobs(readEnv({ SMTP_URL: url, MAIL_FROM: 'Haus <haus@pietas.example>' })))

test('what waits in the outbox is sent when a mail server is configured', async () => {
  const home = await funeralHome()
  const { received, url } = await aMailServer()
  await write(home, 'erna@post.example')
  const { failures } = await sendBy(url)
  const ours = () => received.filter((letter) => letter.includes(`Betreff ${home.tenantId}`))
  await expect.poll(ours, { timeout: 15_000 }).toHaveLength(1)
  await expect.poll(() => mailsOf(home)).toMatchObject({ 'erna@post.example': { state: 'DONE', sent: true } })
  expect(failures).toEqual([])
  expect(ours()[0]).toMatch(/^Message-ID: <pietas\.\d+\.\d+@pietas\.example>/im)
})

test('a mail leaves in the language of whom it is for, and says in its HTML which that is', async () => {
  const home = await funeralHome()
  const { received, url } = await aMailServer()
  await writeIn('en', home, 'erna@post.example')
  await sendBy(url)
  const ours = () => received.filter((letter) => letter.includes(`Subject ${home.tenantId}`))
  await expect.poll(ours, { timeout: 15_000 }).toHaveLength(1)
  expect(ours()[0]).toContain('<p>Hello</p>')
  // Quoted-printable writes the sign of equality so.
  expect(ours()[0]).toMatch(/<html lang=(3D)?"en">/)
})

test('an appointment goes along as a file for calendars', async () => {
  const home = await funeralHome()
  const { received, url } = await aMailServer()
  const { house } = await testServer()
  const letter = { subject: `Betreff ${home.tenantId}`, text: 'Hallo' }
  const to = { recipient: 'otto@post.example', language: 'de', tenantId: home.tenantId, actorId: null } as const
  await house.db.asPlatform((tx) => writeMail(tx, { de: letter, en: letter }, to, 'BEGIN:VCALENDAR\r\n'))
  await sendBy(url)
  const ours = () => received.filter((one) => one.includes(`Betreff ${home.tenantId}`))
  await expect.poll(ours, { timeout: 15_000 }).toHaveLength(1)
  expect(ours()[0]).toMatch(/Content-Type: text\/calendar; charset=utf-8; name=termin\.ics/i)
  expect(ours()[0]).toContain('Content-Disposition: attachment; filename=termin.ics')
})

test('a recipient who is refused keeps no mail to others back, and is not tried again', async () => {
  const home = await funeralHome()
  const { url } = await aMailServer((to) => (to.startsWith('unbekannt') ? '550 nobody of that name here' : '250 ok'))
  await write(home, 'unbekannt@post.example', 'a@post.example', 'b@post.example', 'c@post.example')
  await sendBy(url)
  const done = { state: 'DONE', attempts: 1, sent: true, error: null }
  await expect
    .poll(() => mailsOf(home), { timeout: 15_000 })
    .toEqual({
      'a@post.example': done,
      'b@post.example': done,
      'c@post.example': done,
      'unbekannt@post.example': {
        state: 'FAILED',
        attempts: 1,
        sent: false,
        error: expect.stringContaining('nobody of that name here'),
      },
    })
})

test('a mailbox that is full for now is tried again, at once when an administrator says so', async () => {
  const home = await funeralHome()
  let full = true
  const { received, url } = await aMailServer(() => (full ? '452 mailbox full' : '250 ok'))
  await write(home, 'voll@post.example')
  await sendBy(url)
  const waiting = { 'voll@post.example': { state: 'WAITING', attempts: 1, sent: false } }
  await expect.poll(() => mailsOf(home), { timeout: 15_000 }).toMatchObject(waiting)
  full = false
  const { client } = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const [job] = (await client.jobs.list({ query: { filters: { kind: 'mail' } } })).body.items
  expect(job).toMatchObject({ state: 'WAITING', lastError: expect.stringContaining('452') })
  await client.jobs.retry(job.id)
  await expect.poll(() => mailsOf(home), { timeout: 15_000 }).toMatchObject({ 'voll@post.example': { state: 'DONE' } })
  expect(received.filter((letter) => letter.includes(`Betreff ${home.tenantId}`))).toHaveLength(1)
})

test('a mail server that is not there costs a mail nothing but time', async () => {
  const home = await funeralHome()
  const { url } = await aMailServer()
  await closeMailServer()
  await write(home, 'erna@post.example')
  await sendBy(url)
  await expect
    .poll(() => mailsOf(home), { timeout: 15_000 })
    .toMatchObject({
      'erna@post.example': { state: 'WAITING', attempts: 1, error: expect.stringContaining('ECONNREFUSED') },
    })
})
