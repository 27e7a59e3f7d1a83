import type { Server, ServerResponse } from 'node:http'
import { Server as Listener } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** So long a connection on which nobody asks anything is kept: whoever holds it may be about to. */
const grace = 500
/** So long a caller is waited for who has not sent his whole request. */
const patienceForCallers = 3000
/** Longer than any statement in the database may take. */
const patienceForAnswers = 25_000

type Waits = { grace: number; callers: number; answers: number }

/**
 * Lets a server end without losing a request. From then on nobody new is let in, so that a proxy asks another server;
 * whoever is connected is answered, and told with the answer that this connection ends. Who has been asking nothing
 * keeps his connection for a moment, because his next request may be on its way.
 *
 * @param server before it listens.
 * @returns what ends it; resolves when the last connection has ended, or was cut after all patience.
 */
export const drainable = (server: Server, waits: Partial<Waits> = {}): (() => Promise<void>) => {
  const wait: Waits = { grace, callers: patienceForCallers, answers: patienceForAnswers, ...waits }
  const owed = new Set<ServerResponse>()
  const sockets = new Set<NonNullable<ServerResponse['socket']>>()
  let isEnding = false
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  // Before the one who answers.
  server.prependListener('request', (_, response) => {
    owed.add(response)
    response.once('close', () => owed.delete(response))
    if (isEnding) response.shouldKeepAlive = false
  })
  const cutWhoeverOwesNothing = (): void => {
    const kept = new Set([...owed].filter(({ req }) => req.complete).map(({ socket }) => socket))
    for (const socket of sockets) if (!kept.has(socket)) socket.destroy()
  }
  return async () => {
    isEnding = true
    for (const response of owed) response.shouldKeepAlive = false
    // Not the one of HTTP, which would cut idle connections at once.
    const ended = new Promise<void>((resolve) => Listener.prototype.close.call(server, () => resolve()))
    await Promise.race([ended, delay(wait.grace)])
    server.closeIdleConnections()
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    const callers = setInterval(cutWhoeverOwesNothing, wait.callers)
    const answers = setTimeout(() => server.closeAllConnections(), wait.answers)
    await ended
    for (const timer of [sweep, callers]) clearInterval(timer)
    clearTimeout(answers)
  }
}
