import { lookup } from 'node:dns/promises'
import { BlockList, connect, isIP } from 'node:net'

/** Where everything goes: one address, found out once, so that no name can lead elsewhere later. */
export type Target = { origin: string; secure: boolean; hostname: string; address: string; port: number }

/** What is wrong with what somebody has asked for; the message says it. */
export class Refused extends Error {}

type Resolve = (hostname: string) => Promise<string[]>

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

const isLoopback = (address: string): boolean => loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

const resolveName: Resolve = async (hostname) => {
  if (isIP(hostname)) return [hostname]
  const found = await lookup(hostname, { all: true }).catch(() => [])
  return found.map(({ address }) => address)
}

const accepts = (address: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: address, port, timeout: 5000 })
    const end = (isOpen: boolean): void => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
    socket.once('timeout', () => end(false))
  })

const read = (text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol)) throw new Refused(`This is no address of a server: ${text}`)
  if (url.pathname !== '/' || url.search || url.username)
    throw new Refused(`Of the server only the address is wanted, such as http://127.0.0.1:3000: ${text}`)
  return url
}

/**
 * Finds out where a server is. What is sent there does harm, so it has to be at this machine, unless somebody has named
 * the host himself.
 *
 * @throws Refused for every other host, whatever it is called, and where nobody listens.
 */
export const resolveTarget = async (
  text: string,
  allowedHosts: readonly string[] = [],
  resolve: Resolve = resolveName,
): Promise<Target> => {
  const url = read(text)
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = await resolve(hostname)
  if (addresses.length === 0) throw new Refused(`Nobody knows the host ${hostname}`)
  const foreign = addresses.find((address) => !isLoopback(address))
  if (foreign && !allowedHosts.includes(hostname))
    throw new Refused(
      `${hostname} is ${foreign} and not this machine. Whoever may attack it says so: --allow-host ${hostname}`,
    )
  const secure = url.protocol === 'https:'
  const port = Number(url.port || (secure ? 443 : 80))
  for (const address of addresses)
    if (await accepts(address, port)) return { origin: url.origin, secure, hostname, address, port }
  throw new Refused(`Nobody listens at ${url.origin}`)
}
