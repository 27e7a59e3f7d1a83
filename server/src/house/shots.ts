import fc from 'fast-check'
import { almost, arbitraryOf, hostile, hostileTexts, type Known, type Schema } from './arbitraries'

type Parameter = { name: string; in: 'path' | 'query' | 'header'; schema: Schema }
export type Content = Record<string, { schema: Schema & { $ref?: string } }>

/** One call as the API document describes it. */
export type Operation = {
  operationId: string
  parameters: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

/** The API document. */
export type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** A call of the document with its address. */
export type Described = { name: string; method: string; path: string; operation: Operation }

/** @returns every call of the document. */
export const operationsOf = (document: Document): Described[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: operation.operationId,
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )

/** One call with whatever stands in it. */
export type Shot = {
  caller: number
  path: Record<string, string>
  query: Record<string, unknown>
  headers: Record<string, string>
  body: unknown
  /** Sent instead of the body, as it is. */
  raw: string | null
  /** What a body says that it is, where that is not the truth. */
  contentType: string | null
}

/** As part of an address, in a length that still reaches the router. */
const encoded = (text: string, length: number): string => encodeURIComponent(text.toWellFormed().slice(0, length))

// An empty part or one of dots alone would be another address.
const hostileParts = hostileTexts.filter((text) => !/^\.*$/.test(text)).map((text) => encoded(text, 250))

// Where nothing is known nothing is hit: who calls may be at work in an installation that others use.
const nowhere = 987_654_321

const pathValue = (name: string, known: Known): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constant(String(known[name] ?? nowhere)) },
    { weight: 1, arbitrary: fc.constantFrom(...hostileParts) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('%', '%zz', '%c3%28', '%ed%a0%80', '0', '-1', '1.0', '1e3', '9'.repeat(300)),
    },
  )

const rawBodies = [
  '',
  '{',
  '[1',
  'null',
  '""',
  '{"a":1}}',
  '{"__proto__":{"a":1}}',
  '['.repeat(50_000),
  '\u0000',
  '{"a":"\\ud800"}',
]

const contentTypes = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'x',
]

/** What nobody asked for, and programs on the way act upon. */
const oddHeaders: Record<string, string> = {
  accept: 'text/html',
  'accept-encoding': 'identity;q=0',
  'content-encoding': 'gzip',
  'if-none-match': '*',
  'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT',
  range: 'bytes=0-0,-1',
  'x-forwarded-host': 'elsewhere.example',
  'x-http-method-override': 'DELETE',
  'x-original-url': '/api/v1/jobs',
  'user-agent': '\u00ff'.repeat(2000),
}

const seldom = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 20, arbitrary: fc.constant(null) }, { weight: 1, arbitrary })

/** The schema of a body, as JSON or as a form; the file of a form is made up when it is sent. */
const bodySchemaOf = ({ requestBody }: Operation): Schema | undefined => {
  const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {}
  if (json || !form) return json?.schema
  const { file: _file, ...properties } = form.schema.properties ?? {}
  return { ...form.schema, properties, required: form.schema.required?.filter((name) => name !== 'file') ?? [] }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** A body as a form that carries a file, whatever else it is. */
const formOf = (body: unknown): FormData => {
  const form = new FormData()
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [['fileName', body] as const]
  for (const [name, value] of fields) form.append(name, textOf(value))
  const name = textOf(fields[0]?.[1]).slice(0, 300)
  form.append('file', new File([textOf(body)], name))
  return form
}

/** @returns calls of one kind, by one of so many callers, of which some are right and most are not. */
export const shotAt = (operation: Operation, known: Known, callers: number): fc.Arbitrary<Shot> => {
  const inPlace = (place: string) => operation.parameters.filter((parameter) => parameter.in === place)
  const body = bodySchemaOf(operation)
  const queries = inPlace('query').map(({ name, schema }) => {
    const listed = known[name.replace(/s$/, '')]
    const fitting = listed === undefined ? arbitraryOf(schema) : fc.oneof(fc.constant(listed), arbitraryOf(schema))
    return [name, fc.oneof({ weight: 4, arbitrary: fitting }, { weight: 1, arbitrary: hostile })] as const
  })
  const headers = inPlace('header').map(({ name }) => {
    const values = ['"1"', '"2"', 'W/"1"', '*', '1', '"x"', 'key-1', 'ä', 'x'.repeat(300)]
    return [name, fc.constantFrom(...values)] as const
  })
  return fc.record({
    caller: fc.nat({ max: callers - 1 }),
    path: fc.record(
      Object.fromEntries(inPlace('path').map(({ name }) => [name, pathValue(name, known)])),
    ) as fc.Arbitrary<Record<string, string>>,
    // One or two at a time: the first that is wrong would hide the others.
    query: fc
      .tuple(
        fc.record(Object.fromEntries(queries)),
        fc.subarray(Object.keys(Object.fromEntries(queries)), { maxLength: Math.min(2, queries.length) }),
      )
      .map(([all, names]) => Object.fromEntries(names.map((name) => [name, (all as Known)[name]]))),
    headers: fc.oneof(
      { weight: 3, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: fc.record(Object.fromEntries(headers), { requiredKeys: [] }) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(...Object.entries(oddHeaders)).map(([name, value]) => ({ [name]: value })),
      },
    ) as fc.Arbitrary<Record<string, string>>,
    body: body
      ? fc.oneof(
          { weight: 6, arbitrary: arbitraryOf(body, known) },
          { weight: 4, arbitrary: almost(body, known) },
          { weight: 1, arbitrary: hostile },
        )
      : fc.constant(undefined),
    raw: seldom(fc.constantFrom(...rawBodies)),
    contentType: seldom(fc.constantFrom(...contentTypes)),
  })
}

const searchOf = (query: Record<string, unknown>): string => {
  const parts = Object.entries(query).map(([name, value]) => {
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
    return `${name}=${encoded(text, 250)}`
  })
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

/** A shot as it goes over the wire. */
export type Sendable = {
  method: string
  path: string
  headers: Record<string, string>
  body: FormData | string | undefined
}

/** @returns what a shot sends; the same for the same shot. */
export const sendable = ({ method, path, operation }: Described, shot: Shot): Sendable => {
  const isForm = operation.requestBody?.content['multipart/form-data'] !== undefined
  const bodyOf = (): FormData | string | undefined => {
    if (!operation.requestBody) return undefined
    return shot.raw ?? (isForm ? formOf(shot.body) : (JSON.stringify(shot.body) ?? ''))
  }
  const headers = Object.entries(shot.headers).map(([name, value]) => [name, Buffer.from(value).toString('latin1')])
  const type = operation.requestBody && shot.contentType !== null ? { 'content-type': shot.contentType } : {}
  return {
    method,
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => shot.path[name] ?? '') + searchOf(shot.query),
    headers: { ...Object.fromEntries(headers), ...type },
    body: bodyOf(),
  }
}
