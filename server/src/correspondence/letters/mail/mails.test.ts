import type { Letter } from '@pietas/contract/correspondence'
import { afterEach, describe, expect, test } from 'vitest'
import { readEnv } from '../../../kit/env'
import { aWorker, stopWorkers } from '../../../kit/jobs/testing'
import { aMailServer, closeMailServer } from '../../../kit/testing'
import { aDesk, made } from '../../testing'
import { letterMailJobs } from './mails'

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

test('without a mail server a mail waits', () => {
  expect(letterMailJobs(readEnv({}))).toEqual([])
})
