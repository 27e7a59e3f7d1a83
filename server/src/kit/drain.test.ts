import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { drainable } from './drain'

const open = async (answer: (response: ServerResponse) => void, waits: Parameters<typeof drainable>[1]) => {
  const server = createServer((_, response) => answer(response))
  const drain = drainable(server, waits)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, drain }
}

const dial = async (server: Server, said: string): Promise<Socket> => {
  const known = once(server, 'connection')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(said)
  await known
  return socket
}

const whole = 'GET / HTTP/1.1\r\nHost: here\r\n\r\n'

test('who has said nothing, or only half, is not waited for; who is owed an answer is', async () => {
  let answer: () => void = () => undefined
  const { server, drain } = await open(
    (response) => {
      answer = () => response.end('done')
    },
    { grace: 10, callers: 100 },
  )
  const [silent, half, asker] = [
    await dial(server, ''),
    await dial(server, whole.slice(0, 20)),
    await dial(server, whole),
  ]
  const came = text(asker)
  const ended = drain()
  await Promise.all([once(silent, 'close'), once(half, 'close')])
  answer()
  expect(await came).toMatch(/^HTTP\/1.1 200 OK\r\n.*Connection: close\r\n.*done/s)
  await ended
})

test('an answer that never comes ends with all patience', async () => {
  const { server, drain } = await open(() => undefined, { grace: 10, callers: 20, answers: 60 })
  const asker = await dial(server, whole)
  const began = performance.now()
  await Promise.all([drain(), once(asker, 'close')])
  expect(performance.now() - began).toBeGreaterThanOrEqual(60)
})
