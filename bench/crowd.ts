import { Agent } from 'node:http'
import { shoot } from './load'

/** So many clients, each with a connection of its own, ask for the same, one call after the other; the cookies go round. */
export type Order = { origin: string; cookies: readonly string[]; path: string; clients: number; calls: number }

/** How it went: calls that were refused, and milliseconds until the last was answered. */
export type Outcome = { refused: number; why?: string; took: number }

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

process.on('message', async ({ origin, cookies, path, clients, calls }: Order) => {
  let refused = 0
  let why: string | undefined
  let next = 0
  const client = async (_: unknown, at: number): Promise<void> => {
    const cookie = cookies[at % cookies.length] ?? ''
    while (next < calls) {
      next += 1
      await shoot(origin, cookie, { method: 'GET', path }, agent).catch((error: Error) => {
        refused += 1
        why = error.message
      })
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: clients }, client))
  process.send?.({ refused, ...(why ? { why } : {}), took: performance.now() - began } satisfies Outcome)
})

process.send?.('ready')
