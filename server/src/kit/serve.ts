import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  type Access,
  type Grants,
  hasPermission,
  hasPermissionSomewhere,
  isOfPlatform,
  noGrants,
  type Permission,
  pathParams,
  type Route,
  successStatus,
  wireId,
} from '@pietas/contract/kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { answerSchema } from './answer-schema'
import {
  type Actor,
  type CallWith,
  type Handler,
  type House,
  Media,
  mfaRequired,
  type Params,
  reaches,
  StoredMedia,
} from './call'
import type { Callers } from './callers'
import { cookieToken, httpOf } from './cookies'
import { type Db, Json, type Tx } from './db/transaction'
import { EventStream, sendEvents } from './events/stream'
import { readKey, remembered } from './idempotency'
import { parse } from './parse'
import { forbidden, invalidField, noSession, notFound } from './refusal'
import { rememberActor } from './security'
import { sendJson, sendStored } from './sending'
import { beginShortCall, longPage } from './turns'
import { type AnyUploadHandler, type Once, takeUpload } from './uploads'

/** What the gate asks the features for; app.ts puts the two together. */
export type Gatekeeper = {
  identify: (db: Db, token: string, tenantId: number | null, legalEntityId: number | null) => Promise<Actor | null>
  grantsOf: (actor: Actor) => Grants
  callers: Callers
}

/** What is known of a call before its body is read; `db` works on the account of who calls. */
type Admission = { params: Params; actor: Actor | null; grants: Grants; db: Db }

const scopes = ['tenantId', 'legalEntityId']

const readParam = (request: FastifyRequest, route: Route, name: string): number | string => {
  const special = route.params?.shape[name] as z.ZodType | undefined
  const parsed = (special ?? wireId).safeParse((request.params as Record<string, string>)[name])
  if (parsed.success) return parsed.data as number | string
  // An id that is not a number names no record; the answer is the one for an unknown record.
  throw special || scopes.includes(name) ? invalidField(name, 'common.validation-invalid') : notFound()
}

const readParams = (request: FastifyRequest, route: Route, names: readonly string[]): Params =>
  Object.fromEntries(names.map((name) => [name, readParam(request, route, name)]))

const isPermitted = (access: Access, grants: Grants, at: number | 'tenant'): boolean => {
  if (access === 'public' || access === 'session' || access === 'member') return true
  if (typeof access === 'string') return hasPermission(grants, access, at)
  if ('anyOf' in access) return access.anyOf.some((permission: Permission) => hasPermission(grants, permission, at))
  if ('ofRecord' in access)
    return [access.ofRecord].flat().some((permission) => hasPermissionSomewhere(grants, permission))
  return access.orMember === true || hasPermission(grants, access.platform, 'tenant')
}

// A foreign tenant and one that does not exist answer the same.
// Our own people have to enter a tenant first, except for what the platform does with it from outside.
const isMember = ({ access }: Route, actor: Actor, params: Params): boolean => {
  if (params.tenantId === undefined) return true
  if (actor.platformRole && typeof access === 'object' && 'platform' in access) return actor.tenantState !== null
  if (actor.tenantState !== 'ACTIVE') return false
  if (![actor.homeTenantId, actor.enteredTenantId].includes(Number(params.tenantId))) return false
  if (params.legalEntityId === undefined) return true
  if (actor.entityMfaRequired === null) return false
  return reaches(actor, Number(params.legalEntityId))
}

const admit = async (
  house: House,
  gatekeeper: Gatekeeper,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Admission> => {
  const { callers } = gatekeeper
  if (route.access === 'public') {
    const db = house.db.onAccountOf(callers.of(request, reply, null))
    return { params: readParams(request, route, pathParams(route.path)), actor: null, grants: noGrants, db }
  }
  const token = cookieToken(request, house.env)
  if (!token) throw noSession()
  const db = house.db.onAccountOf(callers.of(request, reply, token))
  const raw = request.params as Record<string, string>
  const idOf = (name: string): number | null => wireId.safeParse(raw[name]).data ?? null
  const actor = await gatekeeper.identify(db, token, idOf('tenantId'), idOf('legalEntityId'))
  if (!actor) throw noSession()
  db.goOnAccountOf(callers.remember(reply, token, actor))
  rememberActor(request, actor)
  const names = pathParams(route.path)
  const scope = readParams(
    request,
    route,
    names.filter((name) => scopes.includes(name)),
  )
  if (!isMember(route, actor, scope)) throw forbidden()
  const grants = gatekeeper.grantsOf(actor)
  if (!isPermitted(route.access, grants, scope.legalEntityId === undefined ? 'tenant' : Number(scope.legalEntityId)))
    throw forbidden()
  if (actor.entityMfaRequired && !actor.mfaEnrolled) throw mfaRequired()
  return { params: readParams(request, route, names), actor, grants, db }
}

const readIfMatch = (request: FastifyRequest): number | null => {
  const header = request.headers['if-match']
  if (header === undefined || header === '*') return null
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1]
  if (version === undefined) throw invalidField('If-Match', 'common.validation-invalid')
  return Number(version)
}

/** An answer checked against its own schema: in development and tests, never in production. */
const checked = (route: Route, query: unknown, answer: unknown): void => {
  const value = answer instanceof Json ? answer.value() : answer
  const parsed = answerSchema(route, query)?.safeParse(value)
  if (parsed && !parsed.success)
    throw new Error(
      `${route.method} ${route.path} answers against its schema: ${JSON.stringify(parsed.error.issues.slice(0, 5))}`,
    )
}

const noTransaction = new Proxy({} as Tx, {
  get: () => {
    throw new Error('This route is neither of a tenant nor of the platform, or is remote, so there is no transaction')
  },
})

const sendMedia = (reply: FastifyReply, { type, bytes, keptFor }: Media): FastifyReply => {
  if (keptFor > 0) reply.header('cache-control', `private, max-age=${keptFor}`)
  return reply.type(type).send(bytes)
}

const send = (house: House, request: FastifyRequest, reply: FastifyReply, route: Route, answer: unknown): unknown => {
  if (answer instanceof StoredMedia) return sendStored(request, reply, answer.facts, house.env.PATIENCE * 1000)
  // Personal data stays in no cache; whoever uses the browser next cannot page back to it.
  reply.status(successStatus(route)).header('cache-control', 'no-store')
  if (answer instanceof Media) return sendMedia(reply, answer)
  if (!route.answer) return reply.send()
  return sendJson(reply, answer instanceof Json ? answer.parts : [JSON.stringify(answer)])
}

const isLong = (query: unknown): boolean => ((query as { limit?: number } | undefined)?.limit ?? 0) > longPage

/** What the handlers that prepare have in common, see `PreparedHandler`. */
type AnyPreparedHandler = {
  prepare: (call: CallWith<unknown, unknown>) => Promise<unknown>
  write: (call: CallWith<unknown, unknown>, prepared: unknown) => Promise<unknown>
}

/** The admission of a request, kept between the two hooks. */
const admissions = new WeakMap<FastifyRequest, Admission>()

/**
 * Puts a route of the contract behind the one gate: session, scope, permission, parsing, transaction, answer.
 * Who may not call is turned away before the body is read.
 */
export function serve<R extends Route>(
  app: FastifyInstance,
  house: House,
  gatekeeper: Gatekeeper,
  route: R,
  handler: Handler<R>,
): void
// What every handler has in common: the signature above sees to it that route and handler belong together.
export function serve(
  app: FastifyInstance,
  house: House,
  gatekeeper: Gatekeeper,
  route: Route,
  handler: ((call: CallWith<unknown, unknown>) => Promise<unknown>) | AnyUploadHandler | AnyPreparedHandler,
): void {
  const inTenant = route.path.includes('{tenantId}')
  const isRead = route.method === 'GET'
  // What waits for another machine or process is not answered soon; nor does a slow caller count, see below.
  const isBrief = typeof handler === 'function' && !(route.remote || route.media || route.stream)
  const run = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const admission = admissions.get(request) as Admission
    const { db } = admission
    const key = readKey(route, request.headers['idempotency-key'])
    const query = parse(route.query, request.query)
    if (isLong(query)) db.goOnAtLength()
    const body = route.upload ? undefined : parse(route.body, request.body, route.keyed)
    const call = {
      route,
      params: admission.params,
      query,
      body,
      ifMatch: readIfMatch(request),
      tenantId: Number(admission.params.tenantId ?? 0),
      legalEntityId: Number(admission.params.legalEntityId ?? 0),
      actor: admission.actor as Actor,
      grants: admission.grants,
      house: { ...house, db },
      http: httpOf(request, reply, house.env),
    }
    const scope = { tenantId: call.tenantId, actorId: call.actor?.actorId ?? null }
    const once: Once = (input, then) =>
      key !== null
        ? remembered(house.secretKey, route, key, call.actor.actorId, { params: call.params, query, body: input }, then)
        : then
    const answerOf = async (): Promise<unknown> => {
      if (typeof handler === 'object') {
        if ('admit' in handler) return takeUpload(request, call, scope, handler, once)
        const prepared = await handler.prepare({ ...call, tx: noTransaction })
        return db.inTenant(
          scope,
          once(body, (tx) => handler.write({ ...call, tx }, prepared)),
        )
      }
      const work = (tx: Tx): Promise<unknown> => handler({ ...call, tx })
      if (isOfPlatform(route)) return db.asPlatform(once(body, work), scope.actorId)
      if (!inTenant || route.remote) return work(noTransaction)
      if (isRead) return db.readInTenant(scope, work)
      return db.inTenant(scope, once(body, work))
    }
    // From here on nobody waits for the caller: his body is read, and his answer not yet sent.
    const answered = isBrief && !isLong(query) ? beginShortCall() : undefined
    const answer = await answerOf().finally(answered)
    if (answer instanceof EventStream)
      return sendEvents(reply, answer, async () => {
        const { actor } = await admit(house, gatekeeper, route, request, reply)
        return isDeepStrictEqual(actor, admission.actor)
      })
    if (!house.env.production && !(answer instanceof Media)) checked(route, query, answer)
    return send(house, request, reply, route, answer)
  }
  app.route({
    method: route.method,
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(route.bodyLimit ? { bodyLimit: route.bodyLimit } : {}),
    config: { route },
    onRequest: async (request, reply) => {
      admissions.set(request, await admit(house, gatekeeper, route, request, reply))
    },
    handler: run,
  })
}

/** An id for an unknown error, so that a caller's report finds the line in the log. */
export const newErrorId = (): string => randomUUID()
