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
  const took = await server.stop()
  await discard(dataDir)
  expect(took).toBeLessThan(5000)
})

const office = 'office@abendrot.example'

/** Records one person after the other until the server is gone. @returns nothing; ids are added when acknowledged. */
const writeOn = async (client: TestClient, city: string, acknowledged: Set<number>): Promise<void> => {
  for (;;) {
    const answer = await client.persons.create(aPerson({ city })).catch(() => null)
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
    expect((await again.persons.create(aPerson())).status).toBe(201)
  },
)
