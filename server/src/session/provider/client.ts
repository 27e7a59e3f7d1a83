import type { Configuration } from 'openid-client'
import { askPublic, askTrusted } from '../../kit/fetching/public-only'
import { Refusal, unavailable } from '../../kit/refusal'

/** An identity provider as it is asked. */
export type Provider = {
  key: string
  /** The house that has named it; null = whoever runs the server has, for everybody. */
  tenantId: number | null
  name: string | null
  issuer: string
  clientId: string
  clientSecret: string | null
  /** Whether it may lie inside, and be asked without TLS. */
  isTrusted: boolean
}

/** What is remembered of somebody who has gone to a provider. */
export type Gone = { redirectUri: string; state: string; nonce: string; verifier: string }

export type Named = { email: string | null; idToken: string }

// Comes with the first sign-in of this kind: most installations never have one.
const library = () => import('openid-client')

const known = new Map<string, { until: number; configuration: Promise<Configuration> }>()
const keptFor = 3_600_000
const mostKept = 100

const discover = async ({ issuer, clientId, clientSecret, isTrusted }: Provider): Promise<Configuration> => {
  const openid = await library()
  const ask = isTrusted ? askTrusted : askPublic
  const lenient = isTrusted && issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []
  const found = await openid.discovery(new URL(issuer), clientId, undefined, openid.None(), {
    execute: lenient,
    [openid.customFetch]: ask as never,
  })
  const { token_endpoint_auth_methods_supported: ways = ['client_secret_basic'] } = found.serverMetadata()
  const proof = ways.includes('client_secret_basic') ? openid.ClientSecretBasic : openid.ClientSecretPost
  const configuration = new openid.Configuration(
    found.serverMetadata(),
    clientId,
    undefined,
    clientSecret === null ? openid.None() : proof(clientSecret),
  )
  configuration[openid.customFetch] = ask as never
  for (const allow of lenient) allow(configuration)
  // The signature of an id token is looked at although it comes from the provider itself.
  openid.enableNonRepudiationChecks(configuration)
  return configuration
}

/** Asks the provider what it can, at most once an hour. @throws 503 when it cannot be reached */
export const reach = async (provider: Provider): Promise<Configuration> => {
  const { issuer, clientId, clientSecret, isTrusted } = provider
  const key = JSON.stringify([issuer, clientId, clientSecret, isTrusted])
  const there = known.get(key)
  if (there && there.until > Date.now()) return there.configuration
  const [oldest] = known.keys()
  if (known.size >= mostKept && oldest !== undefined) known.delete(oldest)
  const configuration = discover(provider).catch(() => {
    known.delete(key)
    throw unavailable()
  })
  known.set(key, { until: Date.now() + keptFor, configuration })
  return configuration
}

/** @returns where the browser goes, and what has to be remembered until it comes back. */
export const wayTo = async (provider: Provider, redirectUri: string): Promise<Gone & { url: string }> => {
  const [openid, configuration] = [await library(), await reach(provider)]
  const gone = {
    redirectUri,
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    verifier: openid.randomPKCECodeVerifier(),
  }
  const url = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: gone.state,
    nonce: gone.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(gone.verifier),
    code_challenge_method: 'S256',
  })
  return { ...gone, url: url.href }
}

const isTrue = (claim: unknown): boolean => claim === true || claim === 'true'

/**
 * Whom the provider names in its answer: state, nonce, audience, issuer, time and signature are looked at.
 *
 * @returns his address, null where the provider does not vouch for it.
 * @throws 401 PROVIDER_REFUSED
 */
export const namedBy = async (provider: Provider, gone: Gone, answer: string): Promise<Named> => {
  const [openid, configuration] = [await library(), await reach(provider)]
  const url = new URL(gone.redirectUri)
  url.search = answer
  try {
    const tokens = await openid.authorizationCodeGrant(configuration, url, {
      pkceCodeVerifier: gone.verifier,
      expectedState: gone.state,
      expectedNonce: gone.nonce,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims || !tokens.id_token) throw new Error('no id token')
    const told =
      claims.email === undefined && configuration.serverMetadata().userinfo_endpoint
        ? await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : claims
    const isVouchedFor = typeof told.email === 'string' && isTrue(told.email_verified)
    return { email: isVouchedFor ? String(told.email) : null, idToken: tokens.id_token }
  } catch {
    throw new Refusal(401, 'PROVIDER_REFUSED')
  }
}

/** @returns where the browser ends its session at the provider; null where it offers no such place or is not there. */
export const wayOut = async (provider: Provider, idToken: string | null, back: string): Promise<string | null> => {
  const configuration = await reach(provider).catch(() => null)
  if (!configuration?.serverMetadata().end_session_endpoint) return null
  const { buildEndSessionUrl } = await library()
  return buildEndSessionUrl(configuration, {
    post_logout_redirect_uri: back,
    ...(idToken ? { id_token_hint: idToken } : {}),
  }).href
}
