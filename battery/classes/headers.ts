import { type RawAnswer, say } from '../raw'
import type { Stage } from '../stage/stage'
import type { Tally } from '../tally'
import type { Answer, Call, Wire } from '../wire'
import type { Class } from './class'

type Headed = Pick<Answer, 'status' | 'headers'>

/** What a browser is told of scripts, or of everything where scripts are not named. */
const scriptSources = (policy: string): string => {
  const directives = policy.split(';').map((directive) => directive.trim())
  const named = (name: string) => directives.find((directive) => directive.startsWith(`${name} `))
  return named('script-src') ?? named('default-src') ?? ''
}

const year = 365 * 86_400

/** @returns what an answer of any kind lacks, or tells too much; null for nothing. */
const faultOf = ({ status, headers }: Headed, isSecure: boolean, isPrivate: boolean): string | null => {
  const policy = headers.get('content-security-policy') ?? ''
  const scripts = scriptSources(policy)
  const faults: [isSo: boolean, fault: string][] = [
    [headers.get('x-content-type-options') !== 'nosniff', 'no nosniff'],
    [!policy.includes("frame-ancestors 'none'"), 'may be framed'],
    [!/object-src 'none'/.test(policy) || !/base-uri 'none'/.test(policy), 'lets plugins or another base in'],
    [scripts === '' || /unsafe-|\*|https?:|data:/.test(scripts), `lets scripts in: ${policy || 'no policy'}`],
    [status !== 304 && !headers.has('referrer-policy'), 'no referrer policy'],
    [headers.has('x-powered-by') || headers.has('server'), 'says what it is made with'],
    [headers.has('access-control-allow-origin'), 'is open to pages of others'],
    [isPrivate && !/no-store/.test(headers.get('cache-control') ?? ''), 'may be kept by a cache'],
    [
      isSecure && !(Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]) >= year),
      'no HSTS',
    ],
  ]
  const found = faults.filter(([isSo]) => isSo).map(([, fault]) => fault)
  return found.length === 0 ? null : `${status}: ${found.join(', ')}`
}

const cookieFault = ({ headers }: Headed, isSecure: boolean): string | null => {
  for (const cookie of headers.getSetCookie()) {
    const wanted = ['HttpOnly', 'SameSite=', 'Path=/', ...(isSecure ? ['Secure', '__Host-'] : [])]
    const missing = wanted.filter((word) => !cookie.includes(word))
    if (missing.length > 0) return `${cookie.split('=')[0]} lacks ${missing.join(', ')}`
  }
  return null
}

const foreign = 'https://elsewhere.battery.invalid'

/** Calls that are answered in every way there is. */
const callsOf = ({ boss, place }: Stage, personId: unknown, accessToken: unknown): Call[] => {
  const at = `/api/v1/tenants/${place.tenantId}`
  const document = `${at}/documents/${accessToken}`
  const get = (path: string, headers?: Record<string, string>): Call => ({ method: 'GET', path, headers })
  const post = (path: string, body: Call['body'], headers?: Record<string, string>): Call =>
    boss.signed({ method: 'POST', path, body, headers })
  const person = `${at}/legal-entities/${place.legalEntityId}/persons/${personId}`
  return [
    ...[get('/'), get('/persons'), get('/auth/sign-in'), get('/nothing.js'), get('/assets/nothing.js'), get('/..%2f')],
    ...[get('/healthz'), get('/readyz'), get('/api/v1/openapi.json'), get('/api/v1/nothing'), get('/api/v1/auth/me')],
    ...[get('/%'), get('/api/v1/%zz'), get('/%c0%ae'), get(`/${'x'.repeat(10_000)}`)],
    ...[get('/api/v1/auth/me'), get(`${at}/users`), get(`${at}/tasks/987654321`), get(document)].map((call) =>
      boss.signed(call),
    ),
    ...[get(document, { range: 'bytes=0-3' }), get(document, { range: 'bytes=9999-' })].map((call) =>
      boss.signed(call),
    ),
    boss.signed(get(`${document}/thumbnail`)),
    boss.signed(get(`${at}/events`)),
    boss.signed({ method: 'DELETE', path: '/api/v1/auth/me' }),
    boss.signed({ method: 'HEAD', path: `${at}/users` }),
    boss.signed({ method: 'PATCH', path: person, body: '{"city":"x"}', headers: { 'if-match': '"999999999"' } }),
    post(`${at}/notes`, '{'),
    post(`${at}/notes`, '{}'),
    post(`${at}/notes`, '<x/>', { 'content-type': 'application/xml' }),
    post(`${at}/notes`, JSON.stringify({ subject: 'x'.repeat(2_000_000) })),
    post(`${at}/notes`, '{}', { origin: foreign }),
    { method: 'POST', path: '/api/v1/auth/sign-out' },
    { method: 'POST', path: '/api/v1/auth/sign-in', body: '{"email":"nobody@battery.invalid","password":"x"}' },
    { method: 'OPTIONS', path: `${at}/users`, headers: { origin: foreign, 'access-control-request-method': 'PATCH' } },
    ...['TRACE', 'PUT', 'PROPFIND'].map((method) => ({ method, path: '/' })),
  ]
}

/** Words that are no HTTP, or not quite. */
const brokenWords = (host: string): Record<string, string> => ({
  'no HTTP at all': 'hallo\r\n\r\n',
  'headers without end': `GET / HTTP/1.1\r\nhost: ${host}\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`,
  'an expectation': `GET /api/v1/auth/me HTTP/1.1\r\nhost: ${host}\r\nexpect: wonders\r\nconnection: close\r\n\r\n`,
  'no host': 'GET / HTTP/1.1\r\n\r\n',
  'a sign that no header holds': `GET / HTTP/1.1\r\nhost: ${host}\r\nx: a\u0000b\r\n\r\n`,
  'two lengths': `POST /api/v1/auth/sign-in HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nxx`,
  'a length and chunks': `POST /api/v1/auth/sign-in HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
  'a broken chunk': `POST /api/v1/auth/sign-in HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n\r\n`,
  'a sign that no address holds': `GET /\u0001 HTTP/1.1\r\nhost: ${host}\r\n\r\n`,
})

/** So much may be on its way while the refusal is. */
const isLong = ({ body }: Call): boolean => typeof body === 'string' && body.length > 1_000_000

/**
 * Sends what is refused before it has been read. The line is shut then, and whoever is still sending may be told that
 * before he hears the answer: RFC 9112, section 9.6. It is asked for again, a few times.
 */
const insist = async (wire: Wire, call: Call, tries = 10): Promise<Answer> => {
  try {
    return await wire.send(call)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (tries === 0 || (code !== 'EPIPE' && code !== 'ECONNRESET')) throw error
    return insist(wire, call, tries - 1)
  }
}

const everyKind = async (stage: Stage, tally: Tally, wire: Wire, known: Record<string, unknown>, isSecure: boolean) => {
  const rename = (call: Call): Call => ({
    ...call,
    // Behind TLS the session has another name.
    headers: { ...call.headers, ...(isSecure && call.headers?.cookie ? { cookie: secureCookie(stage) } : {}) },
  })
  for (const call of callsOf(stage, known.personId, known.accessToken).map(rename)) {
    const answer = await (isLong(call) ? insist(wire, call) : wire.send(call))
    const isPrivate = call.path.startsWith('/api/') && !call.path.endsWith('openapi.json')
    tally.count(faultOf(answer, isSecure, isPrivate) ?? cookieFault(answer, isSecure), call)
  }
  for (const [name, words] of Object.entries(brokenWords(new URL(wire.target.origin).host))) {
    const answer = await say(wire, words)
    const fault = (came: RawAnswer): string | null => {
      if (came.status < 400 || came.status >= 500) return `answered with ${came.status}`
      return faultOf(came, isSecure, true)
    }
    tally.count(answer === null ? null : fault(answer), name)
  }
}

const secureCookie = ({ boss, strict }: Stage): string =>
  strict ? boss.cookie.replaceAll(/\bpietas/g, '__Host-pietas') : boss.cookie

/** Pages of others may cause nothing. */
const foreignPages = async ({ boss, place }: Stage, tally: Tally, processId: unknown) => {
  const path = `/api/v1/tenants/${place.tenantId}/notes`
  const body = JSON.stringify({ subject: 'Von fremder Seite', processId })
  const origins: Record<string, string>[] = [
    { origin: foreign },
    { origin: 'null' },
    { origin: `${boss.origin}.battery.invalid` },
    { 'sec-fetch-site': 'cross-site' },
    { origin: boss.origin, 'sec-fetch-site': 'cross-site' },
  ]
  for (const headers of origins) tally.expect(await boss.send({ method: 'POST', path, body, headers }), 403)
  tally.expect(await boss.send({ method: 'POST', path, body, headers: { origin: boss.origin } }), 201)
}

export const headers: Class = {
  name: 'headers',
  share: 0.5,
  run: async (stage, tally, pace) => {
    const isSecure = stage.wire.target.secure
    const known = await stage.fill()
    if (stage.strict) await stage.strict((wire) => everyKind(stage, tally, wire, known, true))
    else if (!isSecure) tally.leaveOut('HSTS and the cookies behind TLS: this address is plain HTTP')
    do {
      await everyKind(stage, tally, stage.wire, known, isSecure)
      await foreignPages(stage, tally, known.processId)
    } while (pace.goesOn())
  },
}
