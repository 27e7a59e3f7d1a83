import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { discard } from '../kit/embedded-postgres/testing'
import { aPerson, type TestClient } from '../kit/testing'
import { postmasterOf, pullThePlug, type ServerProcess, signInAt, startServerProcess } from './server-process'

let dataDir: string
let server: ServerProcess

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pietas-crash-'))
  server = await startServerProcess({ DATA_DIR: dataDir })
}, 60_000)

afterAll(async () => {
  await server.stop()
  await discard(dataDir)
})

const office = 'office@abendrot.example'

// Among hundreds of names made at random two may sound alike.
const anyway = { query: { ignoreDuplicates: true } }

/** Records one person after the other until the server is gone. @returns nothing; ids are added when acknowledged. */
const writeOn = async (client: TestClient, city: string, acknowledged: Set<number>): Promise<void> => {
  for (;;) {
    const answer = await client.persons.create(aPerson({ city }), anyway).catch(() => null)
    if (answer === null) return
    if (answer.status !== 201 && answer.status !== 503) throw new Error(JSON.stringify(answer.body))
    if (answer.status === 201) acknowledged.add(answer.body.id)
  }
}

/** What the database itself holds of a city: ids of its persons, and of those whose creation the trail tells. */
const stored = async (city: string): Promise<{ persons: number[]; told: number[] }> => {
  const { port } = await postmasterOf(dataDir)
  const password = (await readFile(join(dataDir, 'postgres/superuser-password'), 'utf8')).trim()
  const client = new pg.Client(`postgres://postgres:${password}@127.0.0.1:${port}/pietas`)
  await client.connect()
  const ids = async (text: string) =>
    (await client.query<{ id: string }>(text, [city])).rows.map((row) => Number(row.id)).sort((a, b) => a - b)
  const found = {
    persons: await ids('select id from persons where city = $1'),
    told: await ids(
      `select record_id as id from audit_entries
       where record_table = 'persons' and action = 'insert' and after ->> 'city' = $1`,
    ),
  }
  await client.end()
  return found
}

// The processes of a killed server are found below /proc.
test.runIf(process.platform === 'linux').each(['Görlitz', 'Zittau', 'Löbau'])(
  'what was acknowledged before the plug was pulled is there afterwards (%s)',
  { timeout: 60_000 },
  async (round) => {
    const city = `${round} am Unglückstag`
    const acknowledged = new Set<number>()
    const client = await signInAt(server.origin, office)
    const writers = Array.from({ length: 6 }, () => writeOn(client, city, acknowledged))
    await expect.poll(() => acknowledged.size, { timeout: 20_000, interval: 5 }).toBeGreaterThan(60)
    await pullThePlug(server, dataDir)
    await Promise.all(writers)

    server = await startServerProcess({ DATA_DIR: dataDir })
    const { persons, told } = await stored(city)
    expect(persons).toEqual(expect.arrayContaining([...acknowledged]))
    // Neither a record without its trail nor a trail without its record.
    expect(told).toEqual(persons)

    const again = await signInAt(server.origin, office)
    const shown = await again.persons.list({ query: { filterIds: [...acknowledged], limit: 500 } })
    expect(shown.body.items).toHaveLength(acknowledged.size)
    expect((await again.persons.create(aPerson(), anyway)).status).toBe(201)
  },
)

/** Adds one document after the other until the server is gone. @returns nothing; texts are added when acknowledged. */
const uploadOn = async (client: TestClient, personId: number, acknowledged: Map<string, string>): Promise<void> => {
  for (let n = 0; ; n += 1) {
    const text = `${personId}.${n} `.repeat(20_000)
    const file = new File([text], `${n}.txt`)
    const answer = await client.personDocuments.create(personId, { documentLabel: 'PERSON', file }).catch(() => null)
    if (answer === null) return
    if (answer.status === 201) acknowledged.set(answer.body.accessToken, text)
  }
}

test.runIf(process.platform === 'linux')(
  'of every document the whole file is there, of those that were acknowledged and of those that came just so far',
  { timeout: 60_000 },
  async () => {
    const client = await signInAt(server.origin, office)
    const people = await Promise.all(Array.from({ length: 4 }, () => client.persons.create(aPerson(), anyway)))
    const acknowledged = new Map<string, string>()
    const writers = people.map(({ body }) => uploadOn(client, body.id, acknowledged))
    await expect.poll(() => acknowledged.size, { timeout: 20_000, interval: 5 }).toBeGreaterThan(40)
    await pullThePlug(server, dataDir)
    await Promise.all(writers)

    server = await startServerProcess({ DATA_DIR: dataDir })
    const again = await signInAt(server.origin, office)
    const found = new Map<string, string>()
    for (const { body } of people) {
      const { items } = (await again.personDocuments.list(body.id, { query: { limit: 500 } })).body
      for (const { accessToken, size } of items) {
        const file = await again.documents.content(accessToken)
        expect(file.status).toBe(200)
        expect(file.body.length).toBe(size)
        found.set(accessToken, file.body)
      }
    }
    for (const [accessToken, text] of acknowledged) expect(found.get(accessToken)).toBe(text)
  },
)
