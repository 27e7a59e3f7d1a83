import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { readEnv } from './env'
import { startMailer, writeMail } from './mail'
import { funeralHome, testServer } from './testing'

let mailServer: Server | undefined
let stop: (() => void) | undefined

afterEach(() => {
  stop?.()
  mailServer?.close()
})

/** A mail server that takes everything. @returns its address and what it was sent. */
const aMailServer = async () => {
  const received: string[] = []
  mailServer = createServer((socket) => {
    let letter: string | null = null
    socket.on('error', () => undefined)
    socket.write('220 test\r\n')
    socket.on('data', (bytes) => {
      const text = bytes.toString()
      if (letter === null) {
        if (text.startsWith('DATA')) letter = ''
        return void socket.write(letter === null ? '250 ok\r\n' : '354 go on\r\n')
      }
      letter += text
      if (!letter.endsWith('\r\n.\r\n')) return
      received.push(letter)
      letter = null
      socket.write('250 ok\r\n')
    })
  })
  await new Promise<void>((resolve) => mailServer?.listen(0, '127.0.0.1', resolve))
  const address = mailServer.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { received, url: `smtp://127.0.0.1:${port}` }
}

test('what waits in the outbox is sent when a mail server is configured', async () => {
  const home = await funeralHome()
  const { house } = await testServer()
  const { received, url } = await aMailServer()
  const subject = `Betreff ${home.tenantId}`
  const mail = { recipient: 'erna@post.example', subject, text: 'Hallo', tenantId: home.tenantId, actorId: null }
  await house.db.asPlatform((tx) => writeMail(tx, mail))
  const failures: unknown[] = []
  stop = startMailer(house.db, readEnv({ SMTP_URL: url }), (error) => failures.push(error))
  await expect.poll(() => received.filter((letter) => letter.includes(subject)), { timeout: 15_000 }).toHaveLength(1)
  expect(failures).toEqual([])
})
