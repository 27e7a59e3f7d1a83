import {
  type Access,
  type Features,
  isRepeatable,
  type ProblemCode,
  pathParams,
  problem,
  type Route,
  successStatus,
} from '@pietas/contract/kit'
import * as z from 'zod'
import { answerSchema } from './answer-schema'

type Json = Record<string, unknown>

// Requests are described by what may be sent, answers by what comes out of the database.
const schemaOf = (schema: z.ZodType): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
  return rest
}

const statusOfCode: Partial<Record<ProblemCode, number>> = {
  INVALID_CREDENTIALS: 401,
  OTP_REQUIRED: 401,
  INVALID_TOKEN: 400,
  NOT_FOUND: 404,
  CONFLICT: 409,
  DUPLICATE: 409,
  TASK_OVERLAP: 409,
  DOUBTFUL_RELATIONSHIP: 409,
  PROCESS_CANCELLED: 409,
  STOCK_EXCEEDED: 409,
  STALE_VERSION: 412,
  FILE_IN_QUARANTINE: 409,
  FILE_INFECTED: 410,
  TOO_MANY_REQUESTS: 429,
  PLACES_UNAVAILABLE: 503,
}

const statusesOf = (route: Route): number[] => {
  const named = (route.failures ?? []).map((code) => statusOfCode[code] ?? 400)
  const ofAccess = route.access === 'public' ? [] : [401, 403]
  const ofPath = pathParams(route.path).length > 0 ? [404] : []
  const ofWrite = route.method === 'GET' ? [] : [403, 409, 413, 415]
  return [...new Set([400, ...ofAccess, ...ofPath, ...ofWrite, ...named, 503])].sort((a, b) => a - b)
}

const parametersOf = (route: Route): Json[] => {
  const special = (name: string): Json | null => {
    const schema = route.params?.shape[name] as z.ZodType | undefined
    return schema ? schemaOf(schema) : null
  }
  const inPath = pathParams(route.path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: special(name) ?? { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
  }))
  const query = route.query ? (schemaOf(route.query).properties as Record<string, Json>) : {}
  const inQuery = Object.entries(query).map(([name, schema]) => ({ name, in: 'query', required: false, schema }))
  const ifMatch = { name: 'If-Match', in: 'header', required: false, schema: { type: 'string', pattern: '^"\\d+"$' } }
  const once = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } }
  const inHeader = route.method === 'PATCH' ? [ifMatch] : isRepeatable(route) ? [once] : []
  return [...inPath, ...inQuery, ...inHeader]
}

const describeAccess = (access: Access): string => {
  if (typeof access === 'string') return access
  if ('anyOf' in access) return access.anyOf.join(' or ')
  if ('ofRecord' in access) return `${[access.ofRecord].flat().join(' or ')} at the record's legal entity`
  return access.platform
}

const problemAnswer = {
  description: 'Problem',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

const bodyOf = (route: Route, schema: Json): Json => {
  if (!route.upload) return { 'application/json': { schema } }
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  const properties = { ...(schema.properties as Json), file }
  const required = [...((schema.required as string[] | undefined) ?? []), 'file']
  return { 'multipart/form-data': { schema: { ...schema, properties, required } } }
}

const rangeAnswers = {
  206: { description: 'The range that `Range` asks for', content: { '*/*': { schema: {} } } },
  304: { description: 'The caller has it already: `If-None-Match`' },
  416: problemAnswer,
}

const operation = (feature: string, name: string, route: Route): Json => {
  const status = successStatus(route)
  const isFile = route.media === '*/*'
  // A list of which some fields may be asked for promises no more than these.
  const answer = answerSchema(route, { fields: route.query?.shape.fields })
  const success = route.stream
    ? {
        description: 'Events, each in this shape',
        content: { 'text/event-stream': { schema: schemaOf(route.stream) } },
      }
    : route.media || answer
      ? {
          description: 'Success',
          content: {
            ...(answer ? { 'application/json': { schema: schemaOf(answer) } } : {}),
            ...(route.media ? { [route.media]: { schema: {} } } : {}),
          },
        }
      : { description: 'Success, no content' }
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: route.about,
    description: `Needs: ${describeAccess(route.access)}`,
    ...(route.access === 'public' ? { security: [] } : {}),
    parameters: parametersOf(route),
    ...(route.body ? { requestBody: { required: true, content: bodyOf(route, schemaOf(route.body)) } } : {}),
    responses: {
      [status]: success,
      ...(isFile ? rangeAnswers : {}),
      ...Object.fromEntries(statusesOf(route).map((refused) => [refused, problemAnswer])),
    },
  }
}

/** @returns the OpenAPI 3.1 document of every call of the contract. */
export const openApiOf = (api: Features): Json => {
  const paths: Record<string, Json> = {}
  for (const [feature, routes] of Object.entries(api))
    for (const [name, route] of Object.entries(routes)) {
      const path = paths[route.path] ?? {}
      paths[route.path] = { ...path, [route.method.toLowerCase()]: operation(feature, name, route) }
    }
  return {
    openapi: '3.1.0',
    info: { title: 'Pietas', version: '1', description: 'The back office for funeral homes' },
    security: [{ session: [] }],
    paths,
    components: {
      schemas: { Problem: schemaOf(problem) },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'pietas' } },
    },
  }
}
