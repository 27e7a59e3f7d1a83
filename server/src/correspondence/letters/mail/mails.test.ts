import type { Letter } from '@pietas/contract/correspondence'
import { afterEach, describe, expect, test } from 'vitest'
import { sql } from '../../../kit/db/sql'
import { readEnv } from '../../../kit/env'
import { aWorker, stopWorkers } from '../../../kit/jobs/testing'
import { aMailServer, closeMailServer, testServer } from '../../../kit/testing'
import { aDesk, made } from '../../testing'
import { connectionOf, letterMailJobs } from './mails'
import { noteFailed, noteSent } from './queries'

afterEach(stopWorkers)
afterEach(closeMailServer)

const patient = { timeout: 20_000 }

const sendBy = (url: string, options = {}) =>
  aWorker(letterMailJobs(readEnv({ SMTP_URL: url, MAIL_FROM: 'Pietas <post@haus.example>' })), options)

const aMail = async (body: object = {}) => {
  const desk = await aDesk()
  const mark = `Betreff ${desk.home.tenantId}`
  const mail = await desk.letter({
    channel: 'EMAIL',
    state: 'FINAL',
    subject: mark,
    content: '<p>Guten <strong>Tag</strong></p>',
    ...body,
  })
  const current = async (): Promise<Letter> => (await desk.client.correspondence.get(desk.processId, mail.id)).body
  return { ...desk, mail, mark, current }
}

/** Lines that quoted-printable has parted are joined again. */
const readable = (letter: string): string => letter.replace(/=\r\n/g, '')

describe('a mail', () => {
  test('leaves with its page, from the house, answers go to the branch, and says so at the letter', async () => {
    const { received, url } = await aMailServer()
    const { mail, mark, current, boss } = await aMail()
    expect(mail).toMatchObject({ mailState: 'QUEUED', mailSentAt: null })
    made(await boss.legalEntities.update({ emailSignature: '<p>Haus Abendrot</p>' }))
    await sendBy(url)
    await expect.poll(async () => (await current()).mailState, patient).toBe('SENT')
    const [letter = ''] = received.filter((one) => one.includes(mark)).map(readable)
    expect(letter).toMatch(/^To: .*<amt@post\.example>/m)
    expect(letter).toMatch(/^From: .*<post@haus\.example>/m)
    expect(letter).toMatch(/^Reply-To: post@test\.example/m)
    expect(letter).toMatch(/^Message-ID: <letter\.\d+\.\d+\.0\.\d+@haus\.example>/im)
    expect(letter).toContain('<p>Guten <strong>Tag</strong></p>')
    expect(letter).toContain('<p>Haus Abendrot</p>')
    expect(letter).toMatch(/Content-Type: application\/pdf/)
    expect((await current()).mailSentAt).not.toBeNull()
  })

  test('can go without its page, and takes documents of the process along', async () => {
    const { received, url } = await aMailServer()
    const desk = await aDesk()
    const file = new File(['Inhalt'], 'Urkunde.txt')
    const paper = made(
      await desk.client.processDocuments.create(desk.processId, { documentLabel: 'PROCESS_OTHER', file }),
    )
    const subject = `Betreff ${desk.home.tenantId}`
    await desk.letter({
      ...{ channel: 'EMAIL', state: 'FINAL', subject, attachLetter: false, attachmentIds: [paper.id] },
    })
    await sendBy(url)
    await expect.poll(() => received.filter((one) => one.includes(subject)), patient).toHaveLength(1)
    const [letter = ''] = received.filter((one) => one.includes(subject))
    expect(letter).toContain('Urkunde.txt')
    expect(letter).not.toContain('application/pdf')
  })

  test('that nobody takes is told at the letter with the reason, and can be sent once more', async () => {
    let refuses = true
    const { received, url } = await aMailServer(() => (refuses ? '550 nobody here' : '250 ok'))
    const { mail, mark, current, client, processId } = await aMail()
    expect(made(await client.correspondence.sendAgain(processId, mail.id)).version).toBe(mail.version)
    await sendBy(url)
    await expect.poll(async () => (await current()).mailState, patient).toBe('FAILED')
    expect((await current()).mailError).toContain('nobody here')
    refuses = false
    expect(made(await client.correspondence.sendAgain(processId, mail.id))).toMatchObject({
      mailState: 'QUEUED',
      mailError: null,
    })
    await expect.poll(async () => (await current()).mailState, patient).toBe('SENT')
    expect(received.filter((one) => one.includes(mark))).toHaveLength(1)
  })

  test('has one name for mailboxes, however often it was on its way', async () => {
    const ours: { mark?: string } = {}
    let breaks = true
    // Taken, and then the line breaks before that is said.
    const { received, url } = await aMailServer(undefined, (letter) => {
      if (!breaks || !letter.includes(ours.mark ?? ' ')) return '250 ok'
      breaks = false
      return null
    })
    const { mark, current } = await aMail()
    ours.mark = mark
    const kinds = letterMailJobs(readEnv({ SMTP_URL: url, MAIL_FROM: 'Pietas <post@haus.example>' }))
    await aWorker(kinds.map((kind) => ({ ...kind, backoff: () => 0 })) as typeof kinds)
    await expect.poll(async () => (await current()).mailState, patient).toBe('SENT')
    const names = received.filter((one) => one.includes(mark)).map((one) => /^Message-ID: (.+)$/im.exec(one)?.[1])
    expect(names).toHaveLength(2)
    expect(new Set(names).size).toBe(1)
  })
})

test('a mail that fails again and again is given up and told at the letter; one that has left is not sent anew', async () => {
  const { received, url } = await aMailServer(() => '451 later')
  const { mail, mark, current, home } = await aMail()
  const [kind] = letterMailJobs(readEnv({ SMTP_URL: url, MAIL_FROM: 'Pietas <post@haus.example>' }))
  if (!kind) throw new Error('There is no kind')
  const { house } = await testServer()
  const job = (attempt: number) => ({
    ...{ id: 1, kind: kind.name, tenantId: home.tenantId, actorId: null, attempt },
    payload: { letterId: mail.id, attempt: 0 },
  })
  const run = async (attempt: number) => {
    const note = await kind.outside?.(job(attempt) as never, house)
    if (note) await home.inTenant((tx) => note(tx))
  }
  await expect(run(1)).rejects.toThrow(/later/)
  expect((await current()).mailState).toBe('QUEUED')
  await run(kind.attempts ?? 0)
  expect(await current()).toMatchObject({ mailState: 'FAILED', mailError: expect.stringContaining('later') })
  // Whoever finds the job a second time finds nothing to send.
  await run(1)
  expect((await current()).mailState).toBe('FAILED')
  expect(received.filter((one) => one.includes(mark))).toEqual([])
})

test('what was noted of a mail is not noted over', async () => {
  const { mail, current, home } = await aMail()
  await home.inTenant(noteSent(mail.id))
  const { mailSentAt } = await current()
  await home.inTenant(noteFailed(mail.id, 'zu spät'))
  expect(await current()).toMatchObject({ mailState: 'SENT', mailError: null, mailSentAt })
  await home.inTenant((tx) => tx.run(sql`update letters set mail_state = 'FAILED' where id = ${mail.id}`))
  await home.inTenant(noteSent(mail.id))
  expect((await current()).mailState).toBe('FAILED')
})

test('two servers that share the work send each mail once', async () => {
  const { received, url } = await aMailServer()
  const { letter, client, processId, home } = await aDesk()
  const subject = `Betreff ${home.tenantId}`
  for (let n = 0; n < 6; n += 1) await letter({ channel: 'EMAIL', state: 'FINAL', subject })
  await Promise.all([sendBy(url), sendBy(url)])
  const states = async () =>
    (await client.correspondence.list(processId)).body.items.map(({ mailState }: Letter) => mailState)
  await expect.poll(states, patient).toEqual(Array(6).fill('SENT'))
  expect(received.filter((one) => one.includes(subject))).toHaveLength(6)
})

test('without any mail server a mail waits, and says why', async () => {
  const { mail, current, home } = await aMail()
  const { failures } = await aWorker(letterMailJobs(readEnv({})))
  await expect.poll(() => failures.map(String).join(), patient).toContain('SMTP_URL')
  expect((await current()).mailState).toBe('QUEUED')
  expect([mail.mailState, home.tenantId > 0]).toEqual(['QUEUED', true])
})

describe('a mail server of the company', () => {
  test('is never one inside, and the one of the installation does not step in', async () => {
    const { received, url } = await aMailServer()
    const { mark, current, boss, home } = await aMail()
    const port = Number(new URL(url).port)
    made(
      await boss.legalEntities.update({
        smtpHost: 'localhost.localdomain',
        smtpPort: port,
        smtpFrom: 'haus@abendrot.example',
      }),
    )
    // A name that leads inside wherever this runs.
    await home.inTenant((tx) =>
      tx.run(sql`update legal_entities set smtp_host = 'localhost' where smtp_port = ${port}`),
    )
    const { failures } = await sendBy(url)
    await expect.poll(() => failures.map(String).join(), patient).toContain('is not reached over the internet')
    expect(received.filter((one) => one.includes(mark))).toEqual([])
    expect((await current()).mailState).toBe('QUEUED')
  })

  test.each([
    [
      { security: 'TLS', port: null },
      { port: 465, secure: true, requireTLS: false },
    ],
    [
      { security: 'STARTTLS', port: null },
      { port: 587, secure: false, requireTLS: true },
    ],
    [
      { security: null, port: 2525 },
      { port: 2525, secure: false, requireTLS: true },
    ],
  ] as const)('%j is spoken to encrypted, as the machine that was named', (said, expected) => {
    const server = {
      host: 'post.abendrot.example',
      user: 'haus',
      password: '00',
      from: 'haus@abendrot.example',
      ...said,
    }
    expect(connectionOf(server, '9.9.9.9', 'geheim')).toEqual({
      ...{ host: '9.9.9.9', tls: { servername: 'post.abendrot.example' }, auth: { user: 'haus', pass: 'geheim' } },
      ...expected,
    })
  })

  test('says whom its mails are from, and its password stays secret', async () => {
    const { boss, home } = await aDesk()
    expect(await boss.legalEntities.update({ smtpHost: 'post.abendrot.example' })).toBeRefused(400, {
      ...{ field: 'smtpFrom', message: 'common.validation-required' },
    })
    const server = { smtpHost: 'Post.Abendrot.example', smtpFrom: 'haus@abendrot.example', smtpPassword: 'ganz geheim' }
    const stored = made(await boss.legalEntities.update(server))
    expect(stored).toMatchObject({ smtpHost: 'post.abendrot.example', smtpPasswordSet: true })
    expect(JSON.stringify(stored)).not.toContain('geheim')
    const { body } = await (await home.as('OFFICE_MANAGER')).legalEntities.get()
    expect(body).toMatchObject({ smtpHost: null, smtpPasswordSet: false })
  })
})
