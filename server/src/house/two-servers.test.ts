import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, today } from '@pietas/contract/kit'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withOwner } from '../kit/backup'
import { aDatabase } from '../kit/db/testing'
import { aPerson, type TestAnswer, type TestClient } from '../kit/testing'
import { aMailServer, closeMailServer } from '../kit/testing/mail-server'
import { clientAt, openSession, type ServerProcess, type Session, startServerProcess } from './server-process'

const boss = 'admin@abendrot.example'
// Among names made at random two may sound alike.
const anyway = { query: { ignoreDuplicates: true } }

let folder: string
let url: string
let mails: Awaited<ReturnType<typeof aMailServer>>
let one: ServerProcess
let other: ServerProcess
/** One session, at both. */
let session: Session
let here: TestClient
let there: TestClient

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pietas-two-'))
  url = await aDatabase()
  mails = await aMailServer()
  const settings = { DATABASE_URL: url, DATA_DIR: folder, SMTP_URL: mails.url }
  // At once, on a database that nobody has prepared.
  const started = await Promise.all([startServerProcess(settings), startServerProcess(settings)])
  one = started[0]
  other = started[1]
})

afterAll(async () => {
  await Promise.all([one.stop(), other.stop()])
  await closeMailServer()
  await rm(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  session = await openSession(one.origin, boss)
  here = clientAt(one.origin, session)
  there = clientAt(other.origin, session)
})

/** Both at the same instant. @returns what they answered, the lower status first. */
const atOnce = async (ask: (client: TestClient) => Promise<TestAnswer>): Promise<[TestAnswer, TestAnswer]> => {
  const [first, second] = await Promise.all([ask(here), ask(there)])
  return first.status <= second.status ? [first, second] : [second, first]
}

/** Listens at one server. @returns what has been heard, and whether the stream has ended. */
const listenAt = async (origin: string) => {
  const answer = await fetch(`${origin}/api/v1/tenants/${session.scope.tenantId}/events`, {
    headers: { cookie: session.cookie },
  })
  expect(answer.status).toBe(200)
  const heard = { text: '', isOver: false }
  const read = async () => {
    for await (const bytes of answer.body ?? []) heard.text += Buffer.from(bytes).toString()
    heard.isOver = true
  }
  void read().catch(() => undefined)
  return heard
}

test('who has signed in at one is known at the other, and out everywhere when he leaves', async () => {
  const [me, same] = [await here.session.me(), await there.session.me()]
  expect(same.body).toEqual(me.body)
  expect((await there.session.signOut()).status).toBe(204)
  expect(await here.session.me()).toBeRefused(401)
})

test('a stream at one ends soon after its session has ended at the other, and nobody else is cut off', async () => {
  const leaving = await listenAt(one.origin)
  const leaver = there
  session = await openSession(other.origin, boss)
  const staying = await listenAt(one.origin)
  await leaver.session.signOut()
  // Far less than until its next beat.
  await expect.poll(() => leaving.isOver, { timeout: 5000 }).toBe(true)
  const { body } = await clientAt(other.origin, session).persons.create(aPerson(), anyway)
  await expect.poll(() => staying.text).toContain(`{"kind":"persons","id":${body.id}}`)
  expect(staying.isOver).toBe(false)
})

test('a stream at one hears what is changed at the other', async () => {
  const heard = await listenAt(one.origin)
  const { body } = await there.persons.create(aPerson(), anyway)
  await expect.poll(() => heard.text).toContain(`{"kind":"persons","id":${body.id}}`)
})

test('failed sign-ins at both count together', async () => {
  const guess = (origin: string) =>
    clientAt(origin, { cookie: '', scope: {} }).session.signIn({
      email: 'kpi@abendrot.example',
      password: 'guessed-it',
    })
  const statuses: number[] = []
  for (let n = 0; n < 6; n += 1) statuses.push((await guess(one.origin)).status, (await guess(other.origin)).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
})

test('one key at both at the same instant makes one record', async () => {
  for (let round = 0; round < 10; round += 1) {
    const person = aPerson()
    const idempotencyKey = randomUUID()
    const [first, second] = await atOnce((client) => client.persons.create(person, { ...anyway, idempotencyKey }))
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body.id).toBe(first.body.id)
    const { items } = (await here.persons.list({ query: { query: person.lastName } })).body
    expect(items).toHaveLength(1)
  }
})

test('of two who save the same version at the same instant one is told that it is stale', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { body } = await here.persons.create(aPerson(), anyway)
    const [saved, stale] = await atOnce((client) =>
      client.persons.update(body.id, { notes: randomUUID() }, { ifMatch: body.version }),
    )
    expect([saved.status, stale.status]).toEqual([200, 412])
    expect(stale.body.current.notes).toBe(saved.body.notes)
  }
})

test('of two who plan the same person at the same instant one is refused', async () => {
  const { body } = await here.session.me()
  const { legalEntityId } = session.scope
  for (let round = 0; round < 5; round += 1) {
    const day = addDays(today(), 200 + round)
    const appointment = {
      ...{ status: 'OPEN' as const, title: 'Trauergespräch', userId: body.user.id, legalEntityId },
      ...{ startDate: `${day}T09:00:00Z`, endDate: `${day}T10:00:00Z` },
    }
    const [planned, refused] = await atOnce((client) => client.tasks.create({ appointment }))
    expect([planned.status, refused.status]).toEqual([201, 409])
    expect(refused.body.code).toBe('TASK_OVERLAP')
  }
})

test('of what waits in the outbox each mail leaves once', async () => {
  const recipients = Array.from({ length: 30 }, (_, n) => `neu-${n}-${randomUUID()}@abendrot.example`)
  const invite = (email: string, n: number) =>
    (n % 2 === 0 ? here : there).users.create({
      ...{ firstName: 'Nina', lastName: 'Neu', email, tenantRoles: ['ADMINISTRATOR'], createCognitoUser: true },
    })
  const made = await Promise.all(recipients.map(invite))
  expect(made.map(({ status }) => status)).toEqual(recipients.map(() => 201))
  const lettersTo = (email: string) => mails.received.filter((letter) => letter.includes(email)).length
  await expect.poll(() => recipients.map(lettersTo), { timeout: 30_000 }).toEqual(recipients.map(() => 1))
  const waiting = () =>
    withOwner(url, async (client) => {
      await client.query('set role pietas_platform')
      return (await client.query(`select from jobs where kind = 'mail' and state <> 'DONE'`)).rowCount
    })
  await expect.poll(waiting).toBe(0)
  expect(recipients.map(lettersTo)).toEqual(recipients.map(() => 1))
})

test('a file that has come to one is handed out by the other', async () => {
  const person = await here.persons.create(aPerson(), anyway)
  const file = new File(['Sterbeurkunde '.repeat(1000)], 'Urkunde.txt')
  const added = await here.personDocuments.create(person.body.id, { documentLabel: 'PERSON', file })
  expect((await there.documents.content(added.body.accessToken)).body).toBe(await file.text())
})
