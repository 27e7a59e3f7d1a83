import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import {
  aProcess,
  createPerson,
  type FuneralHome,
  funeralHome,
  newAddress,
  platformUser,
  request,
  type StaffMember,
  type TestAnswer,
} from '../kit/testing'
import { almost, arbitraryOf, hostile, hostileTexts, type Known, type Schema } from './arbitraries'

type Parameter = { name: string; in: 'path' | 'query' | 'header'; schema: Schema }
type Content = Record<string, { schema: Schema & { $ref?: string } }>
type Operation = {
  operationId: string
  parameters: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

// One number leads to the same requests again; it is printed when a property fails.
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
const numRuns = Number(process.env.FUZZ_RUNS ?? 60)

let document: Document
let problem: z.ZodType
const statuses = new Map<number, number>()

type Cast = { home: FuneralHome; known: Known; callers: (StaffMember | null)[] }

/** A home of its own for each operation: whatever the requests do to it, the next one finds everything in order. */
const cast = async (): Promise<Cast> => {
  const home = await funeralHome()
  const boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const { client } = boss
  const clerk = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['OFFICE_MANAGER'] }] })
  const newcomer = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: [] }] })
  const victim = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['QM'] }] })
  const stranger = await (await funeralHome()).staff({ tenantRole: 'ADMINISTRATOR' })
  const superAdministrator = await platformUser('super-administrator')
  const deceased = await createPerson(client)
  const widow = await createPerson(client, { email: 'witwe@post.example' })
  const partner = (await client.partners.create({ name: 'Blumen Winter' })).body.id
  const process = await client.processes.create(
    aProcess(home, { deceasedPersonId: deceased.id, clientPersonId: widow.id }),
  )
  const file = new File(['Bitte Rückruf'], 'Notiz.txt')
  const document = await client.personDocuments.create(deceased.id, { documentLabel: 'PERSON', file })
  const role = { personId: widow.id, role: 'Friend' as const }
  const link = (await client.processPersons.create(process.body.id, role)).body
  const note = (await client.notes.create({ subject: 'Rückruf', processId: process.body.id })).body
  const car = (await client.cars.create({ name: 'Überführer 1', licensePlate: 'GR-BA 1' })).body.id
  const resource = (await client.resources.create({ name: 'Feierhalle' })).body.id
  const appointment = {
    ...{ status: 'OPEN' as const, title: 'Trauerfeier', userId: victim.userId, processId: process.body.id },
    ...{ startDate: '2026-12-01T09:00:00Z', endDate: '2026-12-01T10:00:00Z', carId: car, resourceIds: [resource] },
  }
  const task = (await client.tasks.create({ appointment })).body
  const comment = (await client.taskComments.create(task.id, { content: 'Bitte pünktlich' })).body
  const first = async (list: 'burialTypes' | 'graveTypes' | 'businessPartnerTypes') =>
    (await client[list].list()).body.items[0].id as number
  const known = {
    tenantId: home.tenantId,
    legalEntityId: home.legalEntityId,
    legalEntityBranchId: home.branchId,
    burialFormId: home.burialFormId,
    burialTypeId: await first('burialTypes'),
    graveTypeId: await first('graveTypes'),
    businessPartnerTypeId: await first('businessPartnerTypes'),
    businessPartnerId: partner,
    cemeteryId: partner,
    clientBusinessPartnerId: partner,
    personId: deceased.id,
    deceasedPersonId: deceased.id,
    clientPersonId: widow.id,
    informingPersonId: widow.id,
    parentId: process.body.id,
    processId: process.body.id,
    processPersonId: link.id,
    noteId: note.id,
    taskId: task.id,
    commentId: comment.id,
    carId: car,
    resourceId: resource,
    managementProviderId: partner,
    receiverId: partner,
    userId: victim.userId,
    sessionId: 1,
    accessToken: document.body.accessToken,
    documentLabel: 'PERSON',
  }
  return { home, known, callers: [boss, boss, clerk, newcomer, stranger, superAdministrator, null] }
}

type Shot = {
  caller: number
  path: Record<string, string>
  query: Record<string, unknown>
  headers: Record<string, string>
  body: unknown
  raw: string | null
}

/** As part of an address, in a length that still reaches the router. */
const encoded = (text: string, length: number): string => encodeURIComponent(text.toWellFormed().slice(0, length))

// An empty part or one of dots alone would be another address.
const hostileParts = hostileTexts.filter((text) => !/^\.*$/.test(text)).map((text) => encoded(text, 250))

const pathValue = (name: string, known: Known): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constant(String(known[name] ?? 1)) },
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

const shotAt = (operation: Operation, known: Known, callers: number): fc.Arbitrary<Shot> => {
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
    ) as fc.Arbitrary<Record<string, string>>,
    body: body
      ? fc.oneof(
          { weight: 6, arbitrary: arbitraryOf(body, known) },
          { weight: 4, arbitrary: almost(body, known) },
          { weight: 1, arbitrary: hostile },
        )
      : fc.constant(undefined),
    raw: fc.oneof(
      { weight: 20, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.constantFrom(...rawBodies) },
    ),
  })
}

const searchOf = (query: Record<string, unknown>): string => {
  const parts = Object.entries(query).map(([name, value]) => {
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
    return `${name}=${encoded(text, 250)}`
  })
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

// Patterns of JSON schema know \p{L}, the reader of schemas does not.
const withoutUnicodePatterns = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    key === 'pattern' && typeof value === 'string' && value.includes('\\p{') ? undefined : value,
  )

const schemaOf = (content: Content | undefined, type: string): z.ZodType => {
  const schema = content?.[type]?.schema
  if (!schema) return z.undefined()
  if (schema.$ref) return problem
  return z.fromJSONSchema(withoutUnicodePatterns(schema) as Parameters<typeof z.fromJSONSchema>[0])
}

const expectDocumented = (operation: Operation, schemas: Map<string, z.ZodType>, answer: TestAnswer): void => {
  const status = String(answer.status)
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
  if (answer.status >= 500) throw new Error(`${status} ${JSON.stringify(answer.body)}`)
  const documented = operation.responses[status]
  if (!documented) throw new Error(`${status} is not documented: ${JSON.stringify(answer.body)}`)
  const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
  // A stream goes on for ever, so nothing of it was read.
  const endless = type === 'text/event-stream'
  const parsed = endless ? undefined : schemas.get(status)?.safeParse(answer.body)
  if (!endless && !parsed?.success)
    throw new Error(
      `${status} ${type} ${JSON.stringify(answer.body)?.slice(0, 500)} is not as documented: ${parsed?.error}`,
    )
  const wanted = Object.keys(documented.content ?? { '': {} })
  if (!wanted.includes(type) && !wanted.includes('*/*'))
    throw new Error(`${status} is ${type || 'without a body'}, documented is ${wanted}`)
}

beforeAll(async () => {
  document = (await request('GET', '/api/v1/openapi.json')).body
  problem = z.fromJSONSchema(document.components.schemas.Problem as Parameters<typeof z.fromJSONSchema>[0])
})

const documented = (await request('GET', '/api/v1/openapi.json')).body as Document
const operations = Object.entries(documented.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: operation.operationId, method, path, operation })),
)

describe.each(operations)('$name', ({ method, path, operation }) => {
  test('answers whatever is sent as it is documented', { timeout: 120_000 }, async () => {
    const { callers, known } = await cast()
    const isForm = operation.requestBody?.content['multipart/form-data'] !== undefined
    const schemas = new Map(
      Object.entries(operation.responses).map(([status, { content }]) => [
        status,
        schemaOf(content, Object.keys(content ?? {})[0] ?? ''),
      ]),
    )
    const shoot = async (shot: Shot): Promise<void> => {
      const caller = callers[shot.caller] ?? null
      const answer = await request(
        method.toUpperCase(),
        path.replace(/\{(\w+)\}/g, (_, name: string) => shot.path[name] ?? '') + searchOf(shot.query),
        {
          headers: {
            'x-forwarded-for': newAddress(),
            ...Object.fromEntries(
              Object.entries(shot.headers).map(([name, value]) => [name, Buffer.from(value).toString('latin1')]),
            ),
          },
          ...(operation.requestBody ? { body: shot.raw ?? (isForm ? formOf(shot.body) : shot.body) } : {}),
          ...(caller ? { cookie: caller.cookie } : {}),
        },
      )
      expectDocumented(operation, schemas, answer)
    }
    await fc.assert(fc.asyncProperty(shotAt(operation, known, callers.length), shoot), {
      seed,
      numRuns,
      interruptAfterTimeLimit: 20_000,
    })
  })
})

afterAll(() => {
  // Only a fuzz that gets through the door has tried anything.
  for (const status of [200, 201, 400, 401, 403, 404])
    expect(statuses.get(status) ?? 0, `${status}`).toBeGreaterThan(20)
})
