import type { FastifyReply } from 'fastify'

/** An answer that goes on for as long as the caller listens. */
export class EventStream {
  /** Begins to send. @returns a function that ends it. */
  readonly open: (line: Line) => () => void

  constructor(open: (line: Line) => () => void) {
    this.open = open
  }
}

/** The line to a listener. */
export type Line = {
  send: (event: object) => void
  missed: () => void
  /** Asks at once whether he may still listen. */
  check: () => void
  hangUp: () => void
}

/** How often a listener is asked for his session again, which also keeps the line open. */
const beatEvery = 25_000
/** Who reads so slowly that this much waits for him is cut off; he comes back and loads anew. */
const longestQueue = 256 * 1024

/**
 * Sends events until the caller leaves or may no longer listen.
 *
 * @param mayListen false or a rejection when the caller has lost his session or is no longer what he was. He comes
 * back by himself, and hears what he may then.
 */
export const sendEvents = (
  reply: FastifyReply,
  stream: EventStream,
  mayListen: () => Promise<boolean>,
): FastifyReply => {
  reply.hijack()
  const { raw } = reply
  // A slow reader may keep the line for long after its end, and nothing may be written to it any more.
  const write = (text: string): void => {
    if (raw.writableEnded) return
    raw.write(text)
    if (raw.writableLength > longestQueue) raw.destroy()
  }
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  write('retry: 2000\n\n')
  const forget = (): void => {
    clearInterval(beat)
    close()
  }
  const hangUp = (): void => {
    forget()
    raw.end()
  }
  const check = (then: () => void): void => {
    mayListen().then((may) => {
      if (may) then()
      else hangUp()
    }, hangUp)
  }
  const close = stream.open({
    send: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
    missed: () => write('event: missed\ndata: {}\n\n'),
    check: () => check(() => undefined),
    hangUp,
  })
  const beat = setInterval(() => check(() => write(':\n\n')), beatEvery)
  raw.on('close', forget)
  // Who left before this has closed already, and would never be forgotten.
  if (raw.destroyed) forget()
  return reply
}
