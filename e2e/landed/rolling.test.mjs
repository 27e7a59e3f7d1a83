import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { clientAt, openSession, startServerProcess } from '../../server/src/house/server-process'
import { aDatabase } from '../../server/src/kit/db/testing'
import { query } from '../../server/src/kit/embedded-postgres/testing'
import { aPerson } from '../../server/src/kit/testing/people'

const landed = process.env.LANDED_FOLDER
const anyway = { query: { ignoreDuplicates: true } }

let folder
let settings
let older
let session
let userId

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pietas-rolling-'))
  settings = { DATABASE_URL: await aDatabase(), DATA_DIR: folder, LOG_LEVEL: 'error' }
  older = await startServerProcess(settings, landed)
  session = await openSession(older.origin, 'admin@abendrot.example')
  userId = (await clientAt(older.origin, session).session.me()).body.user.id
})

afterAll(async () => {
  await older.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Asks everything that can be asked knowing no more than whose house it is. @returns the status of each path. */
const askAll = async (origin, paths) => {
  const statuses = {}
  for (const path of paths) {
    const { tenantId, legalEntityId } = session.scope
    const address = path.replace('{tenantId}', tenantId).replace('{legalEntityId}', legalEntityId)
    const answer = await fetch(origin + address, { headers: { cookie: session.cookie } })
    statuses[path] = answer.status
    if (answer.headers.get('content-type')?.startsWith('text/event-stream')) await answer.body.cancel()
    else await answer.arrayBuffer()
  }
  return statuses
}

const pathsOf = async (origin) => {
  const { paths } = await (await fetch(`${origin}/api/v1/openapi.json`)).json()
  return Object.keys(paths).filter(
    (path) => paths[path].get && !/\{/.test(path.replace('{tenantId}', '').replace('{legalEntityId}', '')),
  )
}

/** What people do all day, each time anew. @returns what was answered. */
const work = async (client) => {
  const made = await client.persons.create(aPerson(), anyway)
  const answers = [made]
  const { id } = made.body
  const { legalEntityId } = session.scope
  answers.push(
    await client.persons.update(id, { city: 'Görlitz', notes: randomUUID() }),
    await client.persons.list({ query: { query: made.body.lastName } }),
    await client.personDocuments.create(id, { documentLabel: 'PERSON', file: new File([randomUUID()], 'Akte.txt') }),
    await client.tasks.create({
      basic: { status: 'OPEN', title: 'Blumen', dueDate: '2099-12-01', userId, legalEntityId },
    }),
    await client.processes.list(),
  )
  return answers
}

const refusals = (answers) => answers.filter(({ status }) => status >= 300).map(({ status, body }) => [status, body])

test('the landed build goes on while the new one brings the schema up to date, and beside it', async () => {
  const client = clientAt(older.origin, session)
  const paths = await pathsOf(older.origin)
  expect(paths.length).toBeGreaterThan(60)
  const before = await askAll(older.origin, paths)
  expect(Object.entries(before).filter(([, status]) => status >= 500)).toEqual([])
  const migrations = async () => (await query(settings.DATABASE_URL, 'select name from migrations')).length
  const then = await migrations()

  let isOver = false
  onTestFinished(() => {
    isOver = true
  })
  const answers = []
  const working = Promise.all(
    [1, 2, 3].map(async () => {
      while (!isOver) answers.push(...(await work(client)))
    }),
  )
  await expect.poll(() => answers.length).toBeGreaterThan(20)
  const newer = await startServerProcess(settings)
  onTestFinished(newer.stop)
  const during = answers.length
  await expect.poll(() => answers.length, { timeout: 20_000 }).toBeGreaterThan(during + 50)
  isOver = true
  await working
  expect(refusals(answers)).toEqual([])
  console.log(
    `${await migrations()} migrations, ${then} of them known to the landed build; ${answers.length} calls meanwhile`,
  )

  // What it had asked before it asks again, by statements that it has prepared.
  expect(await askAll(older.origin, paths)).toEqual(before)

  const beside = clientAt(newer.origin, session)
  for (const [one, other] of [
    [client, beside],
    [beside, client],
  ]) {
    const [made, ...rest] = await work(one)
    expect(refusals([made, ...rest])).toEqual([])
    expect((await other.persons.get(made.body.id)).body.notes).toBe(rest[0].body.notes)
    expect(refusals([await other.persons.update(made.body.id, { notes: 'gesehen' })])).toEqual([])
  }
  await newer.stop()
  expect(refusals(await work(client))).toEqual([])
})
