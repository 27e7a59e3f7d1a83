import { lookup as resolve } from 'node:dns'
import { request } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const patience = 4_000
const largestAnswer = 1_000_000

/** How a library asks: what `fetch` takes, as far as it is needed. */
export type Asking = (url: string, options: RequestInit) => Promise<Response>

const inside = new BlockList()
const networks = {
  ipv4: `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
    192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`,
  // What leads to the addresses above by another name is inside as well: translated, tunnelled. Mapped ones the list knows.
  ipv6: `::/96 64:ff9b::/96 64:ff9b:1::/48 2001::/32 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8`,
} as const
for (const family of ['ipv4', 'ipv6'] as const)
  for (const network of networks[family].split(/\s+/)) {
    const [address = '', bits] = network.split('/')
    inside.addSubnet(address, Number(bits), family)
  }

/** @returns whether an address is reached over the internet, and not in the networks around the server. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address)
  return family !== 0 && !inside.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

const refused = (host: string): Error => new Error(`${host} is not reached over the internet`)

// The address that was looked at is the one that is connected to: a name that answers otherwise a moment later gains nothing.
const lookupPublic: LookupFunction = (host, options, callback) =>
  resolve(host, { ...options, all: true }, (error, found) => {
    const first = found?.[0]
    if (error || !first) return callback(error ?? refused(host), '')
    if (!found.every(({ address }) => isPublicAddress(address))) return callback(refused(host), '')
    if (options.all) return callback(null, found as never)
    callback(null, first.address, first.family)
  })

const headersOf = (given: RequestInit['headers']): Record<string, string> =>
  Object.fromEntries(new Headers(given).entries())

/**
 * Asks a machine that somebody of a tenant has named: by TLS alone, at no address inside, following nobody elsewhere,
 * within 4 s and for 1 MB at most.
 */
export const askPublic: Asking = (url, { method = 'GET', headers, body }) =>
  new Promise((answer, fail) => {
    const to = new URL(url)
    const host = to.hostname.replace(/^\[|\]$/g, '')
    if (to.protocol !== 'https:' || (isIP(host) !== 0 && !isPublicAddress(host))) return fail(refused(to.hostname))
    const asked = request(
      to,
      { method, headers: headersOf(headers), lookup: lookupPublic, signal: AbortSignal.timeout(patience) },
      (response) => {
        const pieces: Buffer[] = []
        let length = 0
        response.on('data', (piece: Buffer) => {
          length += piece.byteLength
          if (length > largestAnswer) response.destroy(new Error('too long'))
          else pieces.push(piece)
        })
        response.on('error', fail)
        response.on('end', () => {
          const told = Object.entries(response.headers).map(
            ([name, value]) => [name, String(value)] as [string, string],
          )
          const status = response.statusCode ?? 502
          const isEmpty = status === 204 || status === 304
          answer(new Response(isEmpty ? null : new Uint8Array(Buffer.concat(pieces)), { status, headers: told }))
        })
      },
    )
    asked.on('error', fail)
    asked.end(body === undefined || body === null ? undefined : String(body))
  })

/** Asks a machine that whoever runs the server has named, wherever it is; follows nobody elsewhere, within 4 s. */
export const askTrusted: Asking = (url, options) =>
  fetch(url, { ...options, redirect: 'manual', signal: AbortSignal.timeout(patience) })

/**
 * Finds the machine that somebody of a tenant has named, to be connected to by this very address.
 *
 * @throws where the name leads inside, or nowhere
 */
export const publicAddressOf = (host: string): Promise<string> =>
  new Promise((found, fail) =>
    lookupPublic(host, {}, (error, address) => (error ? fail(error) : found(String(address)))),
  )
