import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blackPicture, paper } from '../documents/demo/papers'
import { endlessDrawing, harmfulFiles, millionObjects } from '../documents/testing-harmful-files'
import { discard } from '../kit/embedded-postgres/testing'
import type { TestAnswer, TestClient } from '../kit/testing'
import { type ServerProcess, signInAt, startServerProcess } from './server-process'

let dataDir: string
let server: ServerProcess
let client: TestClient
let processId: number

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pietas-bombs-'))
  server = await startServerProcess({ DATA_DIR: dataDir })
  client = await signInAt(server.origin, 'office@abendrot.example')
  processId = (await client.processes.list()).body.items[0].id
}, 60_000)

afterAll(async () => {
  await server.stop()
  await discard(dataDir)
})

const megabytes = 1024 * 1024

/** The most memory that the server itself has ever had. */
const mostMemory = async (): Promise<number> => {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
  return (Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024) / megabytes
}

const upload = async (name: string, content: Buffer): Promise<string> => {
  const file = new File([content], name)
  const { status, body } = await client.processDocuments.create(processId, { documentLabel: 'PROCESS_OTHER', file })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.accessToken
}

const thumbnail = (accessToken: string): Promise<TestAnswer> => client.documents.thumbnail(accessToken)

// Its figures stand below /proc.
describe.runIf(process.platform === 'linux')('a file that is meant to do harm', () => {
  test.each(harmfulFiles)('%s has no small picture, now and later', { timeout: 60_000 }, async (_, name, content) => {
    const accessToken = await upload(name, content())
    expect(await thumbnail(accessToken)).toBeRefused(404)
    expect(await thumbnail(accessToken)).toBeRefused(404)
  })

  test('a PDF of a million objects is served all the same', { timeout: 60_000 }, async () => {
    const accessToken = await upload('Million.pdf', millionObjects())
    expect([200, 404]).toContain((await thumbnail(accessToken)).status)
  })

  test('a PDF that draws without end is given up, while everybody else is served', { timeout: 60_000 }, async () => {
    const accessToken = await upload('Endlos.pdf', endlessDrawing())
    let isOver = false
    const asked = thumbnail(accessToken).then((answer) => {
      isOver = true
      return answer
    })
    for (let n = 0; n < 30; n += 1) expect((await client.processes.list()).status).toBe(200)
    expect(isOver).toBe(false)
    expect(await asked).toBeRefused(404)
    expect(await thumbnail(accessToken)).toBeRefused(404)
  })

  test('takes nothing away from the next one', { timeout: 30_000 }, async () => {
    expect((await thumbnail(await upload('Gut.pdf', paper('Gut')))).status).toBe(200)
    expect((await thumbnail(await upload('Gut.png', blackPicture(5000, 4000)))).status).toBe(200)
  })

  test('leaves the memory of the server alone, and nothing behind', { timeout: 60_000 }, async () => {
    const before = await mostMemory()
    const great = Buffer.alloc(50 * megabytes, 7)
    for (let n = 0; n < 5; n += 1) {
      great.writeUInt32LE(n)
      await upload('Film.bin', great)
    }
    // Five times fifty megabytes came and five bombs were thrown; had any of it been held, the figures would be hundreds.
    expect((await mostMemory()) - before).toBeLessThan(100)
    // Versions of Node differ by a hundred; a bomb that goes off takes a thousand.
    expect(await mostMemory()).toBeLessThan(500)
    expect(await readdir(join(dataDir, 'incoming'))).toEqual([])
  })
})
