import { Agent } from 'node:http'
import { shoot } from './load'

/** Asks for the same so many times at once. Told by its parent what, and tells how it went. */
type Order = { origin: string; cookie: string; path: string; count: number }

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

process.on('message', async ({ origin, cookie, path, count }: Order) => {
  const shots = Array.from({ length: count }, () => shoot(origin, cookie, { method: 'GET', path }, agent))
  const refused = (await Promise.allSettled(shots)).filter(({ status }) => status === 'rejected').length
  process.send?.({ refused })
})

process.send?.('ready')
