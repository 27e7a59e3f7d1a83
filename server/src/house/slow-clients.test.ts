import { connect } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { createPerson, funeralHome, request, testServer } from '../kit/testing'

const patience = 2

beforeAll(() => testServer({ PATIENCE: String(patience) }))

/** Opens a connection, says something, then one more piece every so often. @returns what came back until it was closed. */
const dawdle = async (opening: string, piece: string | (() => string), everyMs = 200): Promise<string> => {
  const { origin } = await testServer()
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
  const timer = setInterval(say, everyMs)
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(timer)
  return answer
}

const post = 'POST /api/v1/auth/sign-in HTTP/1.1\r\nhost: pietas.test\r\ncontent-type: application/json\r\n'

const answered = 'GET /healthz HTTP/1.1\r\nhost: pietas.test\r\n\r\n'

/** A person and somebody who may do everything with his documents. */
const records = async () => {
  const home = await funeralHome()
  const office = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['OFFICE_MANAGER'] }] })
  const { id } = await createPerson(office.client)
  return { home, office, id }
}

/** How an upload begins, in the name of somebody who may. */
const uploadHead = async (): Promise<string> => {
  const { home, office, id } = await records()
  const path = `/api/v1/tenants/${home.tenantId}/persons/${id}/documents`
  const head = ['host: pietas.test', `cookie: ${office.cookie}`, 'content-type: multipart/form-data; boundary=x']
  return `POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n`
}

// None of them ends by itself: a server that waits for ever keeps the test waiting until it fails. They wait side by side.
describe.concurrent('a client that takes its time is cut off', () => {
  test.each([
    ['headers that never end', 'GET /healthz HTTP/1.1\r\nhost: pietas.test\r\n', 'x-slow: 1\r\n'],
    ['a body that trickles', `${post}content-length: 5000\r\n\r\n{`, ' '],
    ['a body in chunks that never ends', `${post}transfer-encoding: chunked\r\n\r\n`, '1\r\n \r\n'],
    ['a connection that says nothing', '', ''],
  ])('%s', async (_, opening, piece) => {
    expect(await dawdle(opening, piece)).not.toContain('200 OK')
  })

  test('a connection kept open after its answer', async () => {
    expect(await dawdle(answered, '')).toContain('200 OK')
  })

  test('an upload that falls silent', async () => {
    const answer = await dawdle(`${await uploadHead()}content-length: 5000\r\n\r\n--x\r\n`, '')
    expect(answer).not.toContain('201 Created')
  })

  test('a download that nobody reads', async () => {
    const { home, office, id } = await records()
    const file = new File([Buffer.alloc(30_000_000, 7)], 'Film.bin')
    const stored = await office.client.personDocuments.create(id, { documentLabel: 'PERSON', file })
    const { app, origin } = await testServer()
    const path = `/api/v1/tenants/${home.tenantId}/documents/${stored.body.accessToken}`
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    const closed = new Promise((resolve) => {
      app.server.on('connection', (other) => {
        if (other.remotePort === socket.localPort) other.once('close', resolve)
      })
    })
    socket.on('error', () => undefined)
    socket.write(`GET ${path} HTTP/1.1\r\nhost: pietas.test\r\ncookie: ${office.cookie}\r\n\r\n`)
    await new Promise((resolve) => socket.once('data', resolve))
    socket.pause()
    await closed
    socket.destroy()
  })

  test('while everybody else is served', async () => {
    expect((await request('GET', '/healthz')).status).toBe(200)
  })
})

// Its pieces take three times as long as anything else may.
test.concurrent('an upload over a slow line takes its time', async () => {
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
  const answer = await dawdle(head, () => letters.shift() ?? '', (patience * 3000) / letters.length)
  expect(answer).toContain('201 Created')
  expect(answer).toContain('"fileName":"Langsam.txt"')
})
