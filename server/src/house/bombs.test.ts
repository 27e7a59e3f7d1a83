import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blackPicture, paper } from '../documents/demo/papers'
import { archive } from '../documents/testing'
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

/** A PDF whose page says so much, packed; its table of objects is left to the reader to find. */
const pdfOf = (content: Buffer, more = ''): Buffer =>
  Buffer.concat([
    Buffer.from(
      `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n` +
        `3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>\nendobj\n` +
        `4 0 obj\n<< /Filter /FlateDecode /Length ${content.length} >>\nstream\n`,
    ),
    content,
    Buffer.from(`\nendstream\nendobj\n${more}trailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF\n`),
  ])

const millionObjects = (): Buffer => {
  const objects = Array.from({ length: 1_000_000 }, (_, at) => `${at + 5} 0 obj\nnull\nendobj\n`).join('')
  return pdfOf(deflateSync('1 0 0 rg 0 0 595 842 re f'), objects)
}

const endlessDrawing = (): Buffer => {
  const line = '0 0 m 595 842 l 300 0 l 0 842 l f*\n'
  return pdfOf(deflateSync(Buffer.alloc(200 * megabytes, line)))
}

const jpegOf = (width: number, height: number): Buffer => {
  const size = Buffer.alloc(4)
  size.writeUInt16BE(height, 0)
  size.writeUInt16BE(width, 2)
  const [start, frame] = [Buffer.from('ffd8', 'hex'), Buffer.from('ffc0001108', 'hex')]
  return Buffer.concat([start, frame, size, Buffer.from('03012200021101031101ffd9', 'hex')])
}

const zipInZip = (): Buffer => {
  let inner = archive([{ name: '0.txt', content: Buffer.alloc(50 * megabytes) }])
  for (let depth = 0; depth < 6; depth += 1)
    inner = archive(Array.from({ length: 10 }, (_, at) => ({ name: `${depth}-${at}.zip`, content: inner })))
  return inner
}

const entities = (): Buffer => {
  const names = Array.from({ length: 12 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('')
  return Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY e0 "ha">${names}]><svg>&e12;</svg>`)
}

// Its figures stand below /proc.
describe.runIf(process.platform === 'linux')('a file that is meant to do harm', () => {
  test.each([
    ['a picture of 30,000 by 30,000 points', 'Bild.png', () => blackPicture(30_000, 30_000)],
    ['a picture that says it has 65,000 by 65,000 points', 'Bild.jpg', () => jpegOf(65_000, 65_000)],
    ['a picture cut off', 'Bild.png', () => blackPicture(50, 50).subarray(0, 40)],
    ['archives in archives', 'Alles.zip', zipInZip],
    ['a drawing of entities of entities', 'Bild.svg', entities],
    ['a PDF of nothing', 'Leer.pdf', () => Buffer.from('%PDF-1.7\n')],
    ['a PDF that is cut off', 'Halb.pdf', () => paper('Halb').subarray(0, 200)],
  ])('%s has no small picture, now and later', { timeout: 60_000 }, async (_, name, content) => {
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
    expect(await mostMemory()).toBeLessThan(350)
    expect(await readdir(join(dataDir, 'incoming'))).toEqual([])
  })
})
