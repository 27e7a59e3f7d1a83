import { type Api, api } from '@pietas/contract/api'
import { type ClientOf, makeClient, type Request, type Scope } from '@pietas/contract/kit'
import type { Me } from '@pietas/contract/session'
import { Refused } from '../target'
import type { Answer, Call, Wire } from '../wire'

export type Client = ClientOf<Api, Answer>

const cookiesOf = ({ headers }: Answer): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** Somebody who is signed in. */
export class Member {
  readonly name: string
  readonly client: Client
  readonly scope: Scope = {}
  readonly #wire: Wire
  readonly #login: { email: string; password: string }
  #cookie = ''
  #me: Me | null = null

  private constructor(wire: Wire, login: { email: string; password: string }) {
    this.#wire = wire
    this.#login = login
    this.name = login.email
    this.client = makeClient<Api, Client>(
      api,
      () => this.scope,
      ({ method, path, search, headers, body }: Request) => {
        const sent = body === undefined || body instanceof FormData ? body : JSON.stringify(body)
        return this.send({ method, path: path + search, headers, body: sent })
      },
    )
  }

  /** @throws Refused when the server does not let him in. */
  static async signIn(wire: Wire, email: string, password: string): Promise<Member> {
    const member = new Member(wire, { email, password })
    await member.renew()
    return member
  }

  /** Where the server is, as a browser would say. */
  get origin(): string {
    return this.#wire.target.origin
  }

  get cookie(): string {
    return this.#cookie
  }

  /** What the server has said of him at the latest sign-in. */
  get me(): Me {
    if (!this.#me) throw new Error(`${this.name} is not signed in`)
    return this.#me
  }

  send(call: Call): Promise<Answer> {
    return this.#wire.send(this.signed(call))
  }

  /** @returns the call in his name. */
  signed(call: Call): Call {
    return { ...call, by: this.name, headers: { cookie: this.#cookie, ...call.headers } }
  }

  /** Signs in, again when a session has ended. The device stays known, so that wrong guesses of others do not shut him out. */
  async renew(): Promise<void> {
    const device = this.#cookie
    const answer = await this.#wire.send({
      method: 'POST',
      path: '/api/v1/auth/sign-in',
      body: JSON.stringify(this.#login),
      headers: device ? { cookie: device } : {},
    })
    if (answer.status !== 200) throw new Refused(`${this.name} may not sign in: ${JSON.stringify(answer.body)}`)
    // A device that is known already gets no new cookie.
    const kept = device.split('; ').filter((cookie) => cookie.includes('pietas-device='))
    this.#cookie = [...kept, cookiesOf(answer)].join('; ')
    this.#me = answer.body
    const [tenant] = this.me.tenants
    this.scope.tenantId = tenant?.id ?? 0
    this.scope.legalEntityId = tenant?.legalEntities[0]?.id ?? 0
  }
}
