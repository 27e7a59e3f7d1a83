import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { createPerson, funeralHome, request, testServer } from '../kit/testing'

const minute = 60_000

/** Opens a connection, says something, then one more piece every second. @returns what came back and how long it lived. */
const dawdle = async (opening: string, piece: string | (() => string)): Promise<{ answer: string; lived: number }> => {
  const { origin } = await testServer()
  const began = Date.now()
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  socket.on('error', () => undefined)
  socket.write(opening)
  const say = (): void => {
    const next = typeof piece === 'string' ? piece : piece()
    if (next && socket.writable) socket.write(next)
  }
  const timer = setInterval(say, 1000)
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(timer)
  return { answer, lived: Date.now() - began }
}

const post = 'POST /api/v1/auth/sign-in HTTP/1.1\r\nhost: pietas.test\r\ncontent-type: application/json\r\n'

const answered = 'GET /healthz HTTP/1.1\r\nhost: pietas.test\r\n\r\n'

/** How an upload begins, in the name of somebody who may. */
const uploadHead = async (): Promise<string> => {
  const home = await funeralHome()
  const office = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['OFFICE_MANAGER'] }] })
  const { id } = await createPerson(office.client)
  const path = `/api/v1/tenants/${home.tenantId}/persons/${id}/documents`
  const head = ['host: pietas.test', `cookie: ${office.cookie}`, 'content-type: multipart/form-data; boundary=x']
  return `POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n`
}

// They wait side by side, so the real limits cost one of them, not all.
describe.concurrent('a client that takes its time is cut off within a minute', () => {
  test.each([
    ['headers that never end', 'GET /healthz HTTP/1.1\r\nhost: pietas.test\r\n', 'x-slow: 1\r\n'],
    ['a body that trickles', `${post}content-length: 5000\r\n\r\n{`, ' '],
    ['a body in chunks that never ends', `${post}transfer-encoding: chunked\r\n\r\n`, '1\r\n \r\n'],
    ['a connection that says nothing', '', ''],
  ])('%s', { timeout: minute + 10_000 }, async (_, opening, piece) => {
    const { answer, lived } = await dawdle(opening, piece)
    expect(lived).toBeLessThan(minute)
    expect(answer).not.toContain('200 OK')
  })

  test('a connection kept open after its answer', { timeout: minute + 10_000 }, async () => {
    const { answer, lived } = await dawdle(answered, '')
    expect(answer).toContain('200 OK')
    expect(lived).toBeLessThan(minute)
  })

  test('an upload that falls silent', { timeout: minute + 10_000 }, async () => {
    const { answer, lived } = await dawdle(`${await uploadHead()}content-length: 5000\r\n\r\n--x\r\n`, '')
    expect(lived).toBeLessThan(minute)
    expect(answer).not.toContain('201 Created')
  })

  test('while everybody else is served', async () => {
    expect((await request('GET', '/healthz')).status).toBe(200)
  })
})

// Longer than everything else may take; a byte now and then is enough.
test.concurrent('an upload over a slow line takes its time', { timeout: minute + 10_000 }, async () => {
  const parts = [
    '--x\r\ncontent-disposition: form-data; name="documentLabel"\r\n\r\nPERSON\r\n',
    '--x\r\ncontent-disposition: form-data; name="file"; filename="Langsam.txt"\r\n\r\n',
    'Bitte haben Sie etwas Geduld mit mir',
    '\r\n--x--\r\n',
  ]
  const [labelled, named, text, end] = parts as [string, string, string, string]
  const length = parts.join('').length
  const head = `${await uploadHead()}connection: close\r\ncontent-length: ${length}\r\n\r\n${labelled}${named}`
  const letters = [...text, end]
  const { answer, lived } = await dawdle(head, () => letters.shift() ?? '')
  expect(answer).toContain('201 Created')
  expect(answer).toContain('"fileName":"Langsam.txt"')
  expect(lived).toBeGreaterThan(30_000)
})
