import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Http } from './call'
import type { Env } from './env'
import { whereFrom } from './where-from'

// The prefix makes browsers refuse the cookie unless it is Secure, so it is used behind TLS only.
const prefix = '__Host-'

const isSecure = (env: Env): boolean => env.PUBLIC_URL?.startsWith('https://') ?? false

const nameOf = (env: Env, plain: 'pietas' | 'pietas-device' | 'pietas-provider'): string =>
  isSecure(env) ? prefix + plain : plain

const cookieNamed = (request: FastifyRequest, name: string): string | null => {
  const value = request.cookies[name]
  return value && value.length <= 100 ? value : null
}

/** @returns the session token of a request, or null; behind TLS the plain name, which any subdomain may set, is ignored. */
export const cookieToken = (request: FastifyRequest, env: Env): string | null =>
  cookieNamed(request, nameOf(env, 'pietas'))

/** @returns what a handler may see of the request and do to the session cookie. */
export const httpOf = (request: FastifyRequest, reply: FastifyReply, env: Env): Http => {
  const name = nameOf(env, 'pietas')
  const deviceName = nameOf(env, 'pietas-device')
  const providerName = nameOf(env, 'pietas-provider')
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(env) } as const
  return {
    ...whereFrom(request),
    token: cookieToken(request, env),
    setSession: (token, maxAge) => {
      reply.setCookie(name, token, { ...options, maxAge })
    },
    clearSession: () => {
      reply.clearCookie(name, options)
    },
    device: cookieNamed(request, deviceName),
    setDevice: (token, maxAge) => {
      reply.setCookie(deviceName, token, { ...options, maxAge })
    },
    prefers: (type) => (request.headers.accept ?? '').trimStart().toLowerCase().startsWith(type),
    host: request.host,
    provider: cookieNamed(request, providerName),
    setProvider: (token, maxAge) => {
      reply.setCookie(providerName, token, { ...options, maxAge })
    },
    clearProvider: () => {
      reply.clearCookie(providerName, options)
    },
  }
}
