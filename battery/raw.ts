import { setTimeout as delay } from 'node:timers/promises'
import type { Wire } from './wire'

/** What came back to words that no client would send. */
export type RawAnswer = { status: number; headers: Headers; body: string }

const patience = 20_000

const read = (text: string): RawAnswer => {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = new Headers()
  for (const line of lines) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0), headers, body: rest.join('\r\n\r\n') }
}

/** Whether an answer is here as long as it says that it is: not everybody hangs up afterwards. */
const isWhole = (text: string): boolean => {
  const end = text.indexOf('\r\n\r\n')
  const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1]
  return end >= 0 && length !== undefined && text.length >= end + 4 + Number(length)
}

/** Says something over a bare connection and hears what comes. @returns null when it stays silent. */
export const say = async (wire: Wire, words: string | Buffer): Promise<RawAnswer | null> => {
  const socket = await wire.open()
  let text = ''
  const answered = new Promise<void>((resolve) => {
    socket.once('close', resolve)
    socket.on('data', (data: Buffer) => {
      text += data.toString('latin1')
      if (isWhole(text)) resolve()
    })
  })
  socket.write(words)
  const over = new AbortController()
  await Promise.race([answered, delay(patience, null, { signal: over.signal, ref: false }).catch(() => null)])
  over.abort()
  socket.destroy()
  return text === '' ? null : read(text)
}
