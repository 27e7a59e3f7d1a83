import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from './call'
import type { Caller } from './db/fair-queue'
import { networkOf } from './networks'
import { hashToken } from './secrets'

type Known = Pick<Caller, 'tenant' | 'user'>

const mostKnown = 5000

const keyOf = (token: string): string => hashToken(token).toString('base64url')

/**
 * Says on whose account a call comes before the database has been asked: whose session it was when it was last seen. It
 * decides about turns and nothing else; whether the session still holds is asked each time.
 */
export class Callers {
  private readonly known = new Map<string, Known>()

  /** @returns on whose account: the user's where the session is known, else that of the network he asks from. */
  of(request: FastifyRequest, reply: FastifyReply, token: string | null): Caller {
    const known = token === null ? undefined : this.known.get(keyOf(token))
    return { ...(known ?? { tenant: 'unknown', user: networkOf(request.ip) }), line: reply.raw }
  }

  /** Remembers whose session it is. @returns on whose account the call goes on. */
  remember(reply: FastifyReply, token: string, { homeTenantId, loginId }: Actor): Caller {
    const key = keyOf(token)
    const known = { tenant: `${homeTenantId ?? 'platform'}`, user: `${loginId}` }
    this.known.delete(key)
    this.known.set(key, known)
    const [longestUnseen] = this.known.size > mostKnown ? this.known.keys() : []
    if (longestUnseen !== undefined) this.known.delete(longestUnseen)
    return { ...known, line: reply.raw }
  }
}
