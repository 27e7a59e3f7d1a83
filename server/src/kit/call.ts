import type { Readable } from 'node:stream'
import type { Grants, Permission, Route } from '@pietas/contract/kit'
import { hasPermission } from '@pietas/contract/kit'
import type * as z from 'zod'
import { sql } from './db/sql'
import type { Db, Json, Tx } from './db/transaction'
import type { Env } from './env'
import type { Changes } from './events/changes'
import type { EventStream } from './events/stream'
import type { FileStore, Range, ReceivedFile } from './files'
import type { Scanner } from './malware'
import type { Paper } from './paper'
import { forbidden, notFound, Refusal } from './refusal'
import type { Thumbnails } from './thumbnails'

/** Who asks, as the session says, and what he is in the tenant of the path. */
export type Actor = {
  sessionId: number
  loginId: number
  actorId: number
  homeTenantId: number | null
  platformRole: string | null
  /** The tenant in which one of our own people works at the moment. */
  enteredTenantId: number | null
  mfaEnrolled: boolean
  /** The session was opened by an identity provider. */
  byProvider: boolean
  /** Of the tenant of the path, where there is one, else of the own one; null = there is none. */
  tenantState: 'ACTIVE' | 'DEACTIVATED' | null
  /** Null when the path's legal entity does not exist in the tenant. */
  entityMfaRequired: boolean | null
  tenantRoles: string[]
  legalEntities: { legalEntityId: number; roles: string[] }[]
}

/** What the handlers share: opened once, at start. */
export type House = {
  db: Db
  env: Env
  secretKey: Buffer
  changes: Changes
  files: FileStore
  thumbnails: Thumbnails
  paper: Paper
  /** Null where no file is scanned. */
  scanner: Scanner | null
}

/** The few things of HTTP that a handler may see or do. */
export type Http = {
  address: string
  userAgent: string | null
  /** The session token of the cookie, if one was sent. */
  token: string | null
  setSession: (token: string, maxAgeSeconds: number) => void
  clearSession: () => void
  /** What tells this device from others, if somebody has signed in at it before. */
  device: string | null
  setDevice: (token: string, maxAgeSeconds: number) => void
  /** Whether the caller asks for this type before JSON. */
  prefers: (type: string) => boolean
  /** Host and port that the browser asks. */
  host: string
  /** What binds the way to an identity provider and back to this browser. */
  provider: string | null
  setProvider: (token: string, maxAgeSeconds: number) => void
  clearProvider: () => void
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** What a path names: ids, and texts where its route says so. */
export type Params = Record<string, number | string>

/** One call as its handler sees it: everything is parsed, permitted and inside a transaction. */
export type Call<R extends Route = Route> = CallWith<Parsed<R['query']>, Parsed<R['body']>>

/** A call by what was parsed of it. Handlers are typed by it: one may serve routes that differ in path or access. */
export type CallWith<Query, Body> = {
  route: Route
  params: Params
  query: Query
  body: Body
  /** Version of `If-Match`, when the caller sent one. */
  ifMatch: number | null
  tenantId: number
  legalEntityId: number
  /** Only where the route needs a session. */
  actor: Actor
  grants: Grants
  tx: Tx
  house: House
  http: Http
}

/** A file that the handler has at hand, as it travels to the client. */
export class Media {
  readonly type: string
  readonly bytes: Buffer
  /** Seconds that a browser may keep it, where it says nothing about anybody. */
  readonly keptFor: number

  constructor(type: string, bytes: Buffer, keptFor = 0) {
    this.type = type
    this.bytes = bytes
    this.keptFor = keptFor
  }
}

/** A stored file: opened when the transaction has ended, and only as far as it is asked for. */
export class StoredMedia {
  readonly facts: StoredMediaFacts

  constructor(facts: StoredMediaFacts) {
    this.facts = facts
  }
}

export type StoredMediaFacts = {
  type: string
  size: number
  /** Changes whenever the bytes do. */
  tag: string
  name: string
  /** A browser offers it for saving and never shows it. */
  attachment: boolean
  open: (range?: Range) => Promise<Readable>
}

type JsonAnswer<R extends Route> = R['answer'] extends z.ZodType
  ? z.output<R['answer']> | Json<z.output<R['answer']>>
  : never

export type Answered<R extends Route> = R['media'] extends string
  ? Media | StoredMedia | JsonAnswer<R>
  : R['stream'] extends z.ZodType
    ? EventStream
    : R['answer'] extends z.ZodType
      ? z.output<R['answer']> | Json<z.output<R['answer']>>
      : undefined

/** A call that brought a file: what is known of the bytes, beside the fields of the form. */
export type UploadCall<R extends Route> = CallWith<Parsed<R['query']>, Parsed<R['body']>> & {
  file: ReceivedFile & { type: string }
}

/** A handler of two steps, between which the file arrives: no connection to the database waits for a slow line. */
export type UploadHandler<R extends Route> = {
  /** Before a byte of the body is read. @throws what refuses the call */
  admit: (call: Omit<CallWith<Parsed<R['query']>, undefined>, 'body'>) => Promise<void>
  /** The content is kept by now; this writes what refers to it. */
  store: (call: UploadCall<R>) => Promise<Answered<R>>
}

/**
 * A handler of two steps, between which no transaction waits: what takes another process or machine is prepared first.
 * A call that is sent again under its key may prepare in vain: what it writes is written once.
 */
export type PreparedHandler<R extends Route, Prepared = unknown> = {
  /** Without a transaction, see `remote`. @throws what refuses the call */
  prepare: (call: CallWith<Parsed<R['query']>, Parsed<R['body']>>) => Promise<Prepared>
  /** Writes what was prepared. */
  write: (call: CallWith<Parsed<R['query']>, Parsed<R['body']>>, prepared: Prepared) => Promise<Answered<R>>
}

/** States such a handler; the type of what it prepares stays its own. */
export const prepared = <R extends Route, Prepared>(handler: PreparedHandler<R, Prepared>): PreparedHandler<R> =>
  handler as PreparedHandler<R>

export type Handler<R extends Route> = R['upload'] extends object
  ? UploadHandler<R>
  : R['prepared'] extends true
    ? PreparedHandler<R>
    : (call: CallWith<Parsed<R['query']>, Parsed<R['body']>>) => Promise<Answered<R>>

/** One handler for every route of a feature. */
export type Handlers<Routes extends Record<string, Route>> = { [C in keyof Routes]: Handler<Routes[C]> }

/** @returns the id that a path names. */
export const pathId = (call: { params: Params }, name: string): number => Number(call.params[name] ?? 0)

/** @returns the text that a path names. */
export const pathText = (call: { params: Params }, name: string): string => String(call.params[name] ?? '')

/** @returns whether somebody has a place at a legal entity: a row there, a tenant role, or a platform role. */
export const reaches = (actor: Actor, legalEntityId: number): boolean =>
  actor.platformRole !== null ||
  actor.tenantRoles.length > 0 ||
  actor.legalEntities.some((row) => row.legalEntityId === legalEntityId)

export const mfaRequired = (): Refusal => new Refusal(403, 'MFA_ENROLMENT_REQUIRED')

const wantsMfa = async (tx: Tx, legalEntityId: number): Promise<boolean> => {
  const entity = await tx.row<{ wanted: boolean }>(
    sql`select mfa_required as wanted from legal_entities where id = ${legalEntityId}`,
  )
  return entity?.wanted ?? false
}

/** @throws 403 for who has no one-time codes, where the legal entity of a record wants them. */
export const demandMfa = async (call: Pick<Call, 'actor' | 'tx'>, legalEntityId: number | null): Promise<void> => {
  if (legalEntityId === null || call.actor.mfaEnrolled) return
  if (await wantsMfa(call.tx, legalEntityId)) throw mfaRequired()
}

/**
 * Asks at the legal entity of a record what the gate asks at the one of a path.
 *
 * @throws 404 where the caller has no place, so that he learns of no record there; 403 without the permission, or
 *   without one-time codes where the entity wants them.
 */
export const demand = async (
  call: Pick<Call, 'actor' | 'grants' | 'tx'>,
  permission: Permission,
  legalEntityId: number,
): Promise<void> => {
  if (!reaches(call.actor, legalEntityId)) throw notFound()
  if (!hasPermission(call.grants, permission, legalEntityId)) throw forbidden()
  await demandMfa(call, legalEntityId)
}
