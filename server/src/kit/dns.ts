import { Resolver } from 'node:dns/promises'
import type { Env } from './env'
import { unavailable } from './refusal'

// Both mean that the name system was asked and knows of nothing.
const nothing = ['ENOTFOUND', 'ENODATA']

/**
 * The texts that a name has in DNS, each put together of its parts.
 *
 * @returns none where the name or the record does not exist.
 * @throws 503 UNAVAILABLE when no name server answers within about 5 s.
 */
export const textsOf = async ({ DNS_SERVERS: servers }: Pick<Env, 'DNS_SERVERS'>, name: string): Promise<string[]> => {
  const resolver = new Resolver({ timeout: 2_500, tries: 2 })
  if (servers) resolver.setServers(servers)
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    if (nothing.includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw unavailable()
  }
}
