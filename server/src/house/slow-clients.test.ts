import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { request, testServer } from '../kit/testing'

const minute = 60_000

/** Opens a connection, says something, then one more piece every second. @returns what came back and how long it lived. */
const dawdle = async (opening: string, piece: string): Promise<{ answer: string; lived: number }> => {
  const { origin } = await testServer()
  const began = Date.now()
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  socket.on('error', () => undefined)
  socket.write(opening)
  const timer = setInterval(() => piece && socket.writable && socket.write(piece), 1000)
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(timer)
  return { answer, lived: Date.now() - began }
}

const post = 'POST /api/v1/auth/sign-in HTTP/1.1\r\nhost: pietas.test\r\ncontent-type: application/json\r\n'

const answered = 'GET /healthz HTTP/1.1\r\nhost: pietas.test\r\n\r\n'

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

  test('while everybody else is served', async () => {
    expect((await request('GET', '/healthz')).status).toBe(200)
  })
})
