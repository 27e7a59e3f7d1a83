import type * as z from 'zod'
import type { Features, PathParams, Route } from './route'
import { missingText, pathParams } from './route'

/** The tenant and legal entity a client works in; filled into paths that ask for them. */
export type Scope = { tenantId?: number; legalEntityId?: number }

export type CallOptions<R extends Route> = {
  query?: R['query'] extends z.ZodType ? z.input<R['query']> : never
  idempotencyKey?: string
  ifMatch?: number
  signal?: AbortSignal
} & Scope

type OwnParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name extends 'tenantId' | 'legalEntityId'
    ? OwnParams<Rest>
    : [id: number | string, ...OwnParams<Rest>]
  : []

/** What a call with a file takes: the fields, if it has any, and the file. */
export type UploadBody<Body> = (string extends keyof Body ? unknown : Body) & { file: Blob }

type Body<R extends Route> = R['body'] extends z.ZodType
  ? [body: R['upload'] extends object ? UploadBody<z.input<R['body']>> : z.input<R['body']>]
  : []

/** Own path parameters first, then the body, then options. */
export type CallArguments<R extends Route> = [...OwnParams<R['path']>, ...Body<R>, options?: CallOptions<R>]

export type Answer<R extends Route> = R['answer'] extends z.ZodType ? z.output<R['answer']> : undefined

export type Client<Api extends Features> = {
  [F in keyof Api]: { [C in keyof Api[F]]: (...args: CallArguments<Api[F][C]>) => Promise<Answer<Api[F][C]>> }
}

/** A client whose every call answers with what `send` answers: for tests that look at status and headers. */
export type ClientOf<Api extends Features, Result> = {
  [F in keyof Api]: { [C in keyof Api[F]]: (...args: CallArguments<Api[F][C]>) => Promise<Result> }
}

/** What `send` gets: path and query are ready to be put into an address. */
export type Request = {
  route: Route
  method: string
  path: string
  search: string
  headers: Record<string, string>
  /** A `FormData` for an upload, otherwise what becomes JSON. */
  body: unknown
  signal: AbortSignal | undefined
}

type LooseOptions = CallOptions<Route> & { query?: Record<string, unknown> }

const searchOf = (query: Record<string, unknown> | undefined): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null || value === '') continue
    const isObject = typeof value === 'object' && !Array.isArray(value)
    search.set(name, isObject ? JSON.stringify(value) : String(value))
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

// The file comes last: whoever receives it knows by then what it is for.
const formOf = (body: Record<string, unknown>): FormData => {
  const { file, ...fields } = body
  if (!(file instanceof Blob)) throw new Error('File is required')
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== null) form.append(name, String(value))
  form.append('file', file)
  return form
}

const headersOf = (options: LooseOptions): Record<string, string> => ({
  ...(options.ifMatch === undefined ? {} : { 'if-match': `"${options.ifMatch}"` }),
  ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
})

const requestOf = (route: Route, args: unknown[], scope: Scope): Request => {
  const rest = [...args]
  const names = pathParams(route.path)
  const own = names
    .filter((name) => name !== 'tenantId' && name !== 'legalEntityId')
    .map((name) => [name, rest.shift()])
  const body = route.body ? rest.shift() : undefined
  const options = (rest.shift() ?? {}) as LooseOptions
  const values: Record<string, unknown> = { ...scope, ...Object.fromEntries(own) }
  if (options.tenantId !== undefined) values.tenantId = options.tenantId
  if (options.legalEntityId !== undefined) values.legalEntityId = options.legalEntityId
  const partOf = (name: string): string => {
    const value = values[name] ?? ''
    if (value === '' || Number.isNaN(value)) throw new Error(missingText(route, name))
    return encodeURIComponent(String(value))
  }
  return {
    route,
    method: route.method,
    path: route.path.replace(/\{(\w+)\}/g, (_, name: string) => partOf(name)),
    search: searchOf(options.query),
    headers: headersOf(options),
    body: route.upload ? formOf((body ?? {}) as Record<string, unknown>) : body,
    signal: options.signal,
  }
}

/**
 * @param scope the tenant and legal entity of the path.
 * @throws when a path parameter is missing.
 * @returns the address of a call, for what a browser fetches by itself: pictures and downloads.
 */
export const addressOf = <R extends Route>(route: R, scope: Scope, ...args: CallArguments<R>): string => {
  const { path, search } = requestOf(route, args, scope)
  return path + search
}

/**
 * Makes one function per call of the API. A call that lacks what its path asks for fails with the text of
 * `missingText`, and nothing is sent.
 *
 * @param api the features with their routes.
 * @param scope asked at each call for the tenant and legal entity of the path.
 * @param send carries the request and answers; it alone knows about fetch, cookies and errors.
 */
export const makeClient = <Api extends Features, Made = Client<Api>>(
  api: Api,
  scope: () => Scope,
  send: (request: Request) => Promise<unknown>,
): Made => {
  const calls = Object.entries(api).map(([feature, routes]) => [
    feature,
    Object.fromEntries(
      Object.entries(routes).map(([name, route]) => [
        name,
        async (...args: unknown[]) => send(requestOf(route, args, scope())),
      ]),
    ),
  ])
  return Object.fromEntries(calls) as Made
}

export type { PathParams }
