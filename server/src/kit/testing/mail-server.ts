import { createServer, type Server } from 'node:net'

let mailServer: Server | undefined

type Answer = (recipient: string) => string

/** Ends the mail server of a test. */
export const closeMailServer = (): Promise<void> =>
  new Promise((resolve) => {
    if (mailServer) mailServer.close(() => resolve())
    else resolve()
  })

/**
 * A mail server. @param taken what it says of a letter that it has received.
 *
 * @returns its address and the letters that it took.
 */
export const aMailServer = async (
  answer: Answer = () => '250 ok',
  taken: (letter: string) => string | null = () => '250 ok',
) => {
  const received: string[] = []
  mailServer = createServer((socket) => {
    let letter: string | null = null
    let typed = ''
    const say = (text: string): boolean => socket.write(`${text}\r\n`)
    const replyTo = (line: string): void => {
      const recipient = /^RCPT TO:<(.+)>/i.exec(line)?.[1]
      if (recipient) return void say(answer(recipient))
      if (line.startsWith('DATA')) letter = ''
      say(letter === null ? '250 ok' : '354 go on')
    }
    socket.on('error', () => undefined)
    say('220 test')
    socket.on('data', (bytes) => {
      typed += bytes.toString()
      while (letter === null && typed.includes('\r\n')) {
        const line = typed.slice(0, typed.indexOf('\r\n'))
        typed = typed.slice(line.length + 2)
        replyTo(line)
      }
      if (!typed.endsWith('\r\n.\r\n')) return
      const said = taken(typed)
      received.push(typed)
      typed = ''
      letter = null
      if (said === null) socket.destroy()
      else say(said)
    })
  })
  await new Promise<void>((resolve) => mailServer?.listen(0, '127.0.0.1', resolve))
  const address = mailServer.address()
  return { received, url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` }
}
