import * as z from 'zod'
import type { Content, Document, Operation } from './shots'

// Patterns of JSON schema know \p{L}, the reader of schemas does not.
const withoutUnicodePatterns = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    key === 'pattern' && typeof value === 'string' && value.includes('\\p{') ? undefined : value,
  )

const readSchema = (schema: unknown): z.ZodType =>
  z.fromJSONSchema(withoutUnicodePatterns(schema) as Parameters<typeof z.fromJSONSchema>[0])

const schemaOf = (content: Content | undefined, problem: z.ZodType): z.ZodType => {
  const schema = Object.values(content ?? {})[0]?.schema
  if (!schema) return z.undefined()
  return schema.$ref ? problem : readSchema(schema)
}

/** What came back, whoever fetched it. */
export type Came = { status: number; headers: Headers; body: unknown }

const shown = (body: unknown): string => (JSON.stringify(body) ?? '').slice(0, 500)

/** What only whoever writes the server may see: a place in its code, a statement, the class of an error. */
const inner = /\n\s+at \S|node_modules|\bselect .+ from |\bSQLSTATE\b|\b(?:Type|Reference|Syntax)Error\b/

/** @returns what is wrong with an answer of the server, whatever was asked; null for nothing. */
export const faultOfAny = ({ status, headers, body }: Came): string | null => {
  if (status >= 500 && status !== 503 && status !== 507) return `${status} ${shown(body)}`
  const isProblem = headers.get('content-type')?.startsWith('application/problem+json') ?? false
  if (status >= 400 && !isProblem) return `${status} is no problem but ${headers.get('content-type')}`
  if (isProblem && inner.test(String((body as { detail?: unknown } | undefined)?.detail ?? '')))
    return `${status} tells of the inside: ${shown(body)}`
  return null
}

/** @returns a judge of the answers of one call by what the API document says of it. */
export const judgeOf = (document: Document, operation: Operation): ((came: Came) => string | null) => {
  const problem = readSchema(document.components.schemas.Problem)
  const schemas = new Map(
    Object.entries(operation.responses).map(([status, { content }]) => [status, schemaOf(content, problem)]),
  )
  return (came) => {
    const { headers, body } = came
    const status = String(came.status)
    const fault = faultOfAny(came)
    if (fault) return fault
    const documented = operation.responses[status]
    if (!documented) return `${status} is not documented: ${shown(body)}`
    const type = headers.get('content-type')?.split(';')[0] ?? ''
    const wanted = Object.keys(documented.content ?? { '': {} })
    if (!wanted.includes(type) && !wanted.includes('*/*'))
      return `${status} is ${type || 'without a body'}, documented is ${wanted}`
    // A stream goes on for ever, so nothing of it was read.
    if (type === 'text/event-stream') return null
    const parsed = schemas.get(status)?.safeParse(body)
    return parsed?.success ? null : `${status} ${type} ${shown(body)} is not as documented: ${parsed?.error.message}`
  }
}
