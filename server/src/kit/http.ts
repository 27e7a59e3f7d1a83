import type { Socket } from 'node:net'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import type { Problem, Route } from '@pietas/contract/kit'
import Fastify, {
  type ConnectionError,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { refusalOf } from './db/errors'
import { isDiskFull, seldom } from './disk-space'
import type { Env } from './env'
import { standardOutput } from './log'
import { hasPages, sendPage } from './pages'
import { invalidField, Refusal } from './refusal'
import { actorOf } from './security'
import { newErrorId } from './serve'

const titles: Record<number, string> = {
  400: 'Invalid input',
  401: 'No session',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  412: 'Stale version',
  413: 'Too large',
  415: 'Unsupported media type',
  416: 'Range not satisfiable',
  429: 'Too many requests',
  503: 'Unavailable',
  507: 'Storage full',
}

const problemOf = (refusal: Refusal): Problem => ({
  type: 'about:blank',
  title: titles[refusal.status] ?? 'Error',
  status: refusal.status,
  code: refusal.code,
  ...refusal.extras,
})

/** Sends a problem as RFC 9457 asks. */
export const sendProblem = (reply: FastifyReply, refusal: Refusal): FastifyReply => {
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter))
  return reply
    .status(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemOf(refusal)))
}

/** What Fastify itself refuses before a handler runs. */
const refusalOfFramework = (error: FastifyError): Refusal | null => {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal(413, 'TOO_LARGE')
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE')
  if (error.statusCode === 400 || error.statusCode === 414) return invalidField('', 'common.validation-invalid')
  return null
}

const routeOf = (request: FastifyRequest): Route | undefined =>
  (request.routeOptions.config as { route?: Route } | undefined)?.route

// Whoever opens a file in a window of its own, and is refused, sees the app instead of the words for programs: it asks
// him to sign in, or says that there is nothing. What asks for no session has nothing to say there.
const opensFile = (request: FastifyRequest): boolean => {
  const route = routeOf(request)
  const isOfApp = Boolean(route?.media) && route?.access !== 'public'
  return request.headers['sec-fetch-dest'] === 'document' && isOfApp && hasPages(request.server)
}

type AnswerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply

const answerErrors =
  (isTimeToTell: () => boolean): AnswerError =>
  (error, request, reply) => {
    const refusal = error instanceof Refusal ? error : (refusalOf(error) ?? refusalOfFramework(error as FastifyError))
    if (isDiskFull(error) && isTimeToTell())
      request.log.warn({ route: routeOf(request)?.path }, 'there is no room left on the disk: nothing can be stored')
    if (refusal) return opensFile(request) ? sendPage(reply) : sendProblem(reply, refusal)
    const id = newErrorId()
    request.log.error({ id, err: error }, 'unexpected error')
    const body: Problem = { type: 'about:blank', title: 'Unexpected error', status: 500, code: 'UNEXPECTED', id }
    return reply
      .status(500)
      .header('cache-control', 'no-store')
      .type('application/problem+json; charset=utf-8')
      .send(JSON.stringify(body))
  }

// Browsers name the page that causes a write; another site's page is turned away. Programs send no such header.
const refuseForeignOrigin = (env: Env) => async (request: FastifyRequest) => {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const { origin, host } = request.headers
  if (request.headers['sec-fetch-site'] === 'cross-site') throw new Refusal(403, 'FOREIGN_ORIGIN')
  if (origin === undefined) return
  const allowed = [`http://${host}`, `https://${host}`, env.PUBLIC_URL?.replace(/\/$/, '')]
  if (!allowed.includes(origin)) throw new Refusal(403, 'FOREIGN_ORIGIN')
}

// RFC 9112, section 3.2: from HTTP/1.1 on a request names its host.
const refuseNamelessHost = async ({ raw }: FastifyRequest) => {
  if (raw.httpVersion === '1.1' && !raw.headers.host) throw invalidField('Host', 'common.validation-required')
}

const logAnswers = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    // The pattern and not the address: an address may carry what somebody searched for.
    const route = request.routeOptions.url ?? 'unknown'
    request.log.info(
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: actorOf(request)?.actorId,
      },
      'answered',
    )
  })
}

// Bodies are JSON, and forms where a route takes a file; those are read by the gate, piece by piece. Many clients say
// that they send JSON even where they send nothing, with a DELETE for example.
const acceptBodies = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser('remove', 'remove')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    return parseJson(request, body as string, done)
  })
  app.addContentTypeParser('multipart/form-data', (request, _payload, done) => {
    done(routeOf(request)?.upload ? null : new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE'))
  })
}

const statusOfBrokenRequest: Record<string, [status: number, title: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request header fields too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request timeout'],
}

const day = 86_400

const referrerPolicy = 'same-origin'

// Of other hosts below ours nothing is known: they are included only when somebody says so.
const stayWithTls = (env: Env): { maxAge: number; includeSubDomains: boolean } | false =>
  (env.PUBLIC_URL?.startsWith('https') ?? false) && { maxAge: 365 * day, includeSubDomains: env.HSTS_SUBDOMAINS }

/** What every answer tells a browser, for those that no hook has seen: they hold nothing that it would have to show. */
const guardsOf = (env: Env): Record<string, string> => {
  const tls = stayWithTls(env)
  return {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'referrer-policy': referrerPolicy,
    'cache-control': 'no-store',
    ...(tls && {
      'strict-transport-security': `max-age=${tls.maxAge}${tls.includeSubDomains ? '; includeSubDomains' : ''}`,
    }),
  }
}

type AnswerBroken = (error: ConnectionError, socket: Socket) => void

// What is not HTTP, or comes too slowly, never reaches a route; it gets the same kind of answer all the same.
const answerBrokenRequests = (env: Env): AnswerBroken => {
  const guards = Object.entries(guardsOf(env)).map(([name, value]) => `${name}: ${value}`)
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const [status, title] = statusOfBrokenRequest[error.code ?? ''] ?? [400, 'Invalid input']
    const body = JSON.stringify({ type: 'about:blank', title, status, code: 'INVALID_INPUT' })
    const head = [
      `HTTP/1.1 ${status} ${title}`,
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      ...guards,
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  }
}

// A file may take its time as long as it moves; anything else has to be here before the patience has ended.
const cutSlowBodies = (app: FastifyInstance, patience: number, answerBroken: AnswerBroken): void => {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return
    if (routeOf(request)?.upload) return void raw.setTimeout(patience, () => raw.destroy())
    const timer = setTimeout(() => {
      if (raw.complete) return
      if (reply.sent) raw.destroy()
      else answerBroken({ code: 'ERR_HTTP_REQUEST_TIMEOUT' } as ConnectionError, raw.socket)
    }, patience)
    raw.once('close', () => clearTimeout(timer))
  })
}

/** @param stream where the log goes, if not to standard output. @returns the HTTP server with everything that holds for every route; slow clients are cut off, see above. */
export const createHttp = async (env: Env, stream?: { write: (line: string) => void }): Promise<FastifyInstance> => {
  const patience = env.PATIENCE * 1000
  const answerError = answerErrors(seldom(60_000))
  const answerBroken = answerBrokenRequests(env)
  const app = Fastify({
    logger: { level: env.LOG_LEVEL, base: null, stream: stream ?? standardOutput() },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1_048_576,
    // The longest that an upload may take; see cutSlowBodies for everything else.
    requestTimeout: 3_600_000,
    keepAliveTimeout: patience / 2,
    maxRequestsPerSocket: 10_000,
    connectionTimeout: 0,
    forceCloseConnections: 'idle',
    trustProxy: env.PUBLIC_URL ? ['loopback', ...(env.TRUSTED_PROXIES ?? [])] : false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    http: {
      headersTimeout: Math.round(patience * 0.66),
      connectionsCheckingInterval: Math.round(patience / 6),
      // Node would refuse it by itself and without a word; see refuseNamelessHost.
      requireHostHeader: false,
    },
    clientErrorHandler: answerBroken,
    // An address that cannot be decoded is refused before any route is found.
    frameworkErrors: (error, request, reply) => {
      // No hook has run, so nothing has guarded this answer yet.
      reply.headers(guardsOf(env))
      answerError(error, request as FastifyRequest, reply as FastifyReply)
    },
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
  })
  app.setErrorHandler(answerError)
  acceptBodies(app)
  // First of all, so that it holds for whoever is turned away as well.
  cutSlowBodies(app, patience, answerBroken)
  logAnswers(app)
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // The component library writes its styles at run time; scripts stay strict.
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: referrerPolicy },
    strictTransportSecurity: stayWithTls(env),
  })
  // What a caller expects beyond HTTP he does not get; he is answered like everybody else: RFC 9110, section 10.1.1.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  // After the headers: whoever is turned away gets them as well.
  app.addHook('onRequest', refuseNamelessHost)
  app.addHook('onRequest', refuseForeignOrigin(env))
  return app
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`)

/** Answers what no route takes: a known path with another method is 405, a page of the app its index, the rest 404. */
export const answerUnknown = (
  app: FastifyInstance,
  routes: readonly Route[],
  sendPage: ((reply: FastifyReply) => FastifyReply) | null,
): void => {
  const patterns = routes.map((route) => ({ method: route.method, pattern: patternOf(route.path) }))
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (sendPage && isRead && !path.startsWith('/api/') && !/\.\w+$/.test(path)) return sendPage(reply)
    const allowed = patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    // The router takes no part of a path that is longer than any id; then the method was right.
    const isUnknown = allowed.length === 0 || allowed.some((method) => method === request.method)
    if (isUnknown) return sendProblem(reply, new Refusal(404, 'NOT_FOUND'))
    return sendProblem(reply.header('allow', [...new Set(allowed)].join(', ')), new Refusal(405, 'METHOD_NOT_ALLOWED'))
  })
}
