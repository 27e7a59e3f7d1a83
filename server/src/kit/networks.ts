import { isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address, without leading zeros; browsers and proxies write it in many ways. */
const groupsOf = (address: string): string[] => {
  const { hostname } = new URL(`http://[${address}]`)
  const [front = '', back] = hostname.slice(1, -1).split('::')
  const words = (text: string) => text.split(':').filter(Boolean)
  const [head, tail] = [words(front), words(back ?? '')]
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail]
}

const asIPv4 = (high: string, low: string): string => {
  const bytes = [high, low].map((group) => Number.parseInt(group, 16)).flatMap((word) => [word >> 8, word & 255])
  return bytes.join('.')
}

/**
 * Who is behind an address, as far as it tells: an IPv4 address itself, of an IPv6 address the network of 64 bits, which
 * one household or one hired machine has as a whole.
 */
export const networkOf = (address: string): string => {
  const plain = address.replace(/%.*$/, '')
  if (!isIPv6(plain)) return address
  const groups = groupsOf(plain)
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff'
  return isMapped ? asIPv4(groups[6] ?? '0', groups[7] ?? '0') : `${groups.slice(0, 4).join(':')}::/64`
}
