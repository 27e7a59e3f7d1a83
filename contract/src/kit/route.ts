import type * as z from 'zod'
import type { Permission } from './permissions'
import type { ProblemCode } from './problem-codes'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/**
 * Who may call a route.
 * - `public`: everybody; `session`: whoever is signed in; `member`: members of the path's tenant and entity.
 * - a permission: held at the path's legal entity, or at tenant level when the path names none.
 * - `anyOf`: one of several permissions, judged the same way.
 * - `ofRecord`: held somewhere in the tenant, one of them where there are several; the handler asks again at the
 *   record's own legal entity.
 * - `platform`: held by a platform role, which need not enter the path's tenant for it; with `orMember` the staff of that
 *   tenant as well.
 */
export type Access =
  | 'public'
  | 'session'
  | 'member'
  | Permission
  | { anyOf: readonly Permission[] }
  | { ofRecord: Permission | readonly Permission[] }
  | { platform: Permission; orMember?: true }

/** One call of the API as a row of facts. */
export type Route = {
  method: Method
  path: string
  access: Access
  /** What the call does, in one sentence for the API document. */
  about: string
  /** Only where a path parameter is not an id. */
  params?: z.ZodObject
  /** What a call says that lacks a path parameter, where that is not the text of `missingText`. */
  missing?: Readonly<Record<string, string>>
  query?: z.ZodObject
  body?: z.ZodType
  /**
   * The body travels as multipart/form-data: the fields of `body` as texts, then the part `file`. The handler opens
   * its transactions itself, so that a slow line holds no connection.
   */
  upload?: { maxBytes: number }
  /** The body is an object with a single key; findings name the fields below it. */
  keyed?: true
  /** Absent = 204 without a body, unless `media` says otherwise. */
  answer?: z.ZodType
  /**
   * The answer is a file of this type and no JSON; browsers ask for it by its address, see `addressOf`. Beside an
   * `answer` it is what those get who ask for that type.
   */
  media?: string
  /** The answer goes on as server-sent events of this shape. */
  stream?: z.ZodType
  /** The handler waits for another machine or process: it opens transactions itself, so that no connection waits too. */
  remote?: true
  /**
   * The handler works in two steps, see `PreparedHandler`: what takes another process first, without a transaction, and
   * what is written of it afterwards.
   */
  prepared?: true
  /** The answer holds a secret that is stored nowhere: sent again, the call makes another one. */
  secret?: true
  /** Only for a POST that answers without creating anything. */
  status?: 200
  /** Named refusals beyond those every route of its access can give. */
  failures?: readonly ProblemCode[]
  /** Body limit in bytes where the default of 1 MiB does not fit. */
  bodyLimit?: number
}

/** States a route; the type keeps method, path and schemas exact for client and handler. */
export const route = <const R extends Route>(facts: R): R => facts

/** Works across tenants: a call of the platform's own, in a transaction of the platform. */
export const isOfPlatform = ({ access, path }: Route): boolean =>
  typeof access === 'object' && 'platform' in access && !path.includes('{tenantId}')

/**
 * Answers the same when it is sent again under its `Idempotency-Key`. What is no part of a tenant or of the platform does
 * not, nor what answers a secret: the answer would have to be kept.
 */
export const isRepeatable = (route: Route): boolean =>
  route.method === 'POST' && !route.secret && (route.path.includes('{tenantId}') || isOfPlatform(route))

/** The names in braces of a path, in order. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never

/** @returns the names in braces of a path, in order. */
export const pathParams = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')

/** @returns the HTTP status of success. */
export const successStatus = (route: Route): 200 | 201 | 204 => {
  if ((route.media && !route.answer) || route.stream) return 200
  if (!route.answer) return 204
  return route.status ?? (route.method === 'POST' ? 201 : 200)
}

export type Features = Record<string, Record<string, Route>>

export const tenantPath = '/api/v1/tenants/{tenantId}'
export const entityPath = `${tenantPath}/legal-entities/{legalEntityId}` as const
export const entityPathV2 = '/api/v2/tenants/{tenantId}/legal-entities/{legalEntityId}'

/** Calls about one legal entity, whichever is active, ask for its id by name: spec 1 section 8. */
export const perEntity = { missing: { legalEntityId: 'Legal Entity Id is required' } } as const

const ownTexts: Readonly<Record<string, string>> = {
  legalEntityId: 'Active legal entity is required',
  legalEntityBranchId: 'Branch Id is required',
}

/**
 * What a call says that lacks a path parameter: spec 1 section 8. `burialFormId` makes `BurialForm Id is required`.
 *
 * @param route whose own texts come first.
 */
export const missingText = (route: Pick<Route, 'missing'>, name: string): string => {
  const words = name.replace(/[A-Z][a-z]*$/, ' $&')
  return route.missing?.[name] ?? ownTexts[name] ?? `${words[0]?.toUpperCase()}${words.slice(1)} is required`
}
