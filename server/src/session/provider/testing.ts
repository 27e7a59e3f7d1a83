import { generateKeyPairSync, type JsonWebKey } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importJWK, SignJWT } from 'jose'
import Provider from 'oidc-provider'

/** Whom the provider takes the person at the screen for. */
export type Person = { sub: string; email: string; email_verified: boolean }

type Twist = (claims: Record<string, unknown>) => Record<string, unknown>

const client = { id: 'pietas', secret: 'a-secret-between-two-machines' }

const newKey = (): JsonWebKey & { kid: string } => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), kid: 'key', alg: 'RS256', use: 'sig' }
}

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}

/** A real OpenID provider on this machine, at which whoever comes is signed in as the person that is set. */
export class IdentityProviderForTests {
  readonly issuer: string
  readonly client = client
  person: Person = { sub: 'nobody', email: 'nobody@test.example', email_verified: true }
  /** Bends what the id token says, which is signed anew with the right key. */
  twist: Twist | null = null
  /** Signs with a key that the provider has never shown. */
  forges = false
  private readonly server: Server

  private constructor(server: Server, port: number) {
    this.server = server
    this.issuer = `http://127.0.0.1:${port}`
  }

  static async start(redirectUris: string[]): Promise<IdentityProviderForTests> {
    const server = createServer()
    const idp = new IdentityProviderForTests(server, await listening(server))
    idp.open(redirectUris)
    return idp
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  private open(redirectUris: string[]): void {
    const key = newKey()
    const provider = new Provider(this.issuer, {
      clients: [
        {
          client_id: client.id,
          client_secret: client.secret,
          redirect_uris: redirectUris,
          post_logout_redirect_uris: redirectUris.map((uri) => uri.replace(/provider$/, 'sign-in')),
        },
      ],
      jwks: { keys: [key as never] },
      cookies: { keys: ['for-tests'] },
      claims: { email: ['email', 'email_verified'], openid: ['sub'] },
      features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
      pkce: { required: () => true },
      findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...this.person, sub }) }),
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      loadExistingGrant: async (ctx) => {
        const { session, client: asked, provider: itself } = ctx.oidc
        const grant = new itself.Grant({ accountId: session?.accountId, clientId: asked?.clientId })
        grant.addOIDCScope('openid email profile')
        await grant.save()
        return grant
      },
      renderError: (ctx, out) => {
        ctx.body = JSON.stringify(out)
      },
      ttl: { Session: 600, Interaction: 600, Grant: 600, IdToken: 600, AccessToken: 600 },
    })
    provider.use(async (ctx, next) => {
      if (ctx.path.startsWith('/interaction/'))
        return provider.interactionFinished(ctx.req, ctx.res, {
          login: { accountId: this.person.sub, remember: false },
        })
      await next()
      const body = ctx.body as { id_token?: string } | undefined
      if (ctx.path !== '/token' || !body?.id_token || (!this.twist && !this.forges)) return
      const claims = JSON.parse(Buffer.from(body.id_token.split('.')[1] ?? '', 'base64url').toString('utf8'))
      const signer = await importJWK((this.forges ? newKey() : key) as never, 'RS256')
      const bent = new SignJWT(this.twist ? this.twist(claims) : claims)
      ctx.body = { ...body, id_token: await bent.setProtectedHeader({ alg: 'RS256', kid: 'key' }).sign(signer) }
    })
    this.server.on('request', provider.callback())
  }

  /** Walks the way that a browser would, from page to page. @returns the address that leads back to the app. */
  async walk(start: string): Promise<URL> {
    const jar = new Map<string, string>()
    let next = new URL(start)
    for (let step = 0; step < 10; step += 1) {
      if (next.origin !== this.issuer) return next
      const response = await fetch(next, {
        redirect: 'manual',
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      })
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
        jar.set(name, value)
      }
      const location = response.headers.get('location')
      if (!location) throw new Error(`the provider goes nowhere: ${response.status} ${await response.text()}`)
      next = new URL(location, next)
    }
    throw new Error('the provider goes round in circles')
  }
}
