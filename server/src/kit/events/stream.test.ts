import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EventStream, type Line, sendEvents } from './stream'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A server with one stream. @returns what its listener receives, and the other end of the line. */
const listen = async (mayListen: () => Promise<boolean>) => {
  const app = Fastify()
  const ended = vi.fn()
  const line = new Promise<Line>((resolve) => {
    const stream = new EventStream((opened) => {
      resolve(opened)
      return ended
    })
    app.get('/', (_, reply) => sendEvents(reply, stream, mayListen))
  })
  const answer = await fetch(await app.listen({ port: 0, host: '127.0.0.1' }))
  return { text: answer.text(), line: await line, ended, app }
}

test('what comes after the end is told to nobody, and harms nobody', async () => {
  const { text, line, ended, app } = await listen(async () => true)
  line.send({ kind: 'persons', id: 1 })
  line.hangUp()
  line.send({ kind: 'persons', id: 2 })
  expect(await text).toBe('retry: 2000\n\ndata: {"kind":"persons","id":1}\n\n')
  expect(ended).toHaveBeenCalled()
  await app.close()
})

test('a listener goes on for as long as he is what he was, and no longer', async () => {
  let isTheSame = true
  const { text, line, app } = await listen(async () => isTheSame)
  await vi.advanceTimersByTimeAsync(25_000)
  line.send({ kind: 'persons', id: 1 })
  isTheSame = false
  await vi.advanceTimersByTimeAsync(25_000)
  expect(await text).toBe('retry: 2000\n\n:\n\ndata: {"kind":"persons","id":1}\n\n')
  await app.close()
})
