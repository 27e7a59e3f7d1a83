import { expect, test } from 'vitest'
import * as z from 'zod'
import {
  addressOf,
  findingsOf,
  listQuery,
  makeClient,
  missingText,
  pathParams,
  perEntity,
  type Request,
  route,
  successStatus,
} from '.'

const graves = {
  list: route({
    method: 'GET',
    path: '/tenants/{tenantId}/graves',
    access: 'member',
    about: '',
    query: z.object({ query: z.string() }),
    answer: z.unknown(),
  }),
  update: route({
    method: 'PATCH',
    path: '/tenants/{tenantId}/legal-entities/{legalEntityId}/graves/{graveId}',
    access: 'member',
    about: '',
    body: z.object({ number: z.int() }),
    answer: z.unknown(),
  }),
  create: route({
    method: 'POST',
    path: '/tenants/{tenantId}/graves',
    access: 'member',
    about: '',
    body: z.object({ number: z.int() }),
    answer: z.unknown(),
  }),
  close: route({ method: 'POST', path: '/graves/{graveId}/rows/{row}', access: 'member', about: '' }),
  check: route({ method: 'POST', path: '/graves', access: 'public', about: '', answer: z.unknown(), status: 200 }),
}

const sent: Request[] = []
const client = makeClient(
  { graves },
  () => ({ tenantId: 1, legalEntityId: 2 }),
  async (request) => {
    sent.push(request)
    return 'answered'
  },
)
const last = (): Request => sent[sent.length - 1] as Request

test('paths take the scope, then what is named', async () => {
  expect(await client.graves.update(7, { number: 3 }, { ifMatch: 4 })).toBe('answered')
  expect(last()).toMatchObject({
    method: 'PATCH',
    path: '/tenants/1/legal-entities/2/graves/7',
    search: '',
    headers: { 'if-match': '"4"' },
    body: { number: 3 },
  })
  await client.graves.update(7, { number: 3 }, { tenantId: 8, legalEntityId: 9 })
  expect(last().path).toBe('/tenants/8/legal-entities/9/graves/7')
  await client.graves.close(7, 'a/b ?')
  expect(last()).toMatchObject({ path: '/graves/7/rows/a%2Fb%20%3F', body: undefined })
})

test('a query leaves out what is empty and sends objects as JSON', async () => {
  const query = {
    query: 'Müller & Söhne',
    cursor: null,
    empty: '',
    ids: [1, 2],
    filters: { type: ['A'] },
    no: undefined,
    off: false,
  }
  await client.graves.list({ query: query as never })
  const search = new URLSearchParams(last().search)
  expect(Object.fromEntries(search as unknown as Iterable<[string, string]>)).toEqual({
    query: 'Müller & Söhne',
    ids: '1,2',
    filters: '{"type":["A"]}',
    off: 'false',
  })
  await client.graves.list()
  expect(last().search).toBe('')
})

test('a create may carry its key', async () => {
  await client.graves.create({ number: 1 }, { idempotencyKey: 'k' })
  expect(last().headers).toEqual({ 'idempotency-key': 'k' })
})

test('a route says what success is', () => {
  expect(Object.values(graves).map(successStatus)).toEqual([200, 200, 201, 204, 200])
  expect(pathParams(graves.update.path)).toEqual(['tenantId', 'legalEntityId', 'graveId'])
})

const query = listQuery({ sortBy: ['NAME', 'CREATED_AT'], filters: { open: z.boolean() } })

test('a list asked for nothing is fifty by the first sort', () => {
  expect(query.parse({})).toEqual({ sortBy: 'NAME', limit: 50 })
  expect(query.parse({ query: '  ', limit: '10', filters: '' })).toEqual({
    sortBy: 'NAME',
    limit: 10,
    query: null,
    filters: {},
  })
  expect(query.parse({ filters: '{"open":true,"other":1}', filterIds: '1,2' })).toMatchObject({
    filters: { open: true },
    filterIds: [1, 2],
  })
  expect(query.parse({ filters: { open: false } }).filters).toEqual({ open: false })
})

test.each([
  [{ sortBy: 'SIZE' }, 'sortBy', 'common.validation-invalid'],
  [{ limit: 0 }, 'limit', 'common.validation-too-small'],
  [{ limit: '501' }, 'limit', 'common.validation-too-big'],
  [{ filters: '{' }, 'filters', 'common.validation-invalid'],
  [{ query: 'x'.repeat(201) }, 'query', 'common.validation-too-long'],
])('%j is refused at %s with %s', (asked, field, message) => {
  const parsed = query.safeParse(asked)
  expect(parsed.success ? [] : findingsOf(parsed.error)).toEqual([{ field, message }])
})

test('findings name nested fields by dots, the first of each field', () => {
  const schema = z.object({
    rows: z.array(z.object({ name: z.string().min(1), kind: z.enum(['A']) })),
    age: z.int().min(0),
  })
  const parsed = schema.safeParse({ rows: [{ name: '', kind: 'B' }, {}], age: -1.5 })
  expect(parsed.success ? [] : findingsOf(parsed.error)).toEqual([
    { field: 'rows.0.name', message: 'common.validation-required' },
    { field: 'rows.0.kind', message: 'common.validation-invalid' },
    { field: 'rows.1.name', message: 'common.validation-required' },
    { field: 'rows.1.kind', message: 'common.validation-required' },
    { field: 'age', message: 'common.validation-invalid' },
  ])
})

test('what a browser fetches by itself has an address', () => {
  const address = addressOf(graves.list, { tenantId: 1 }, { query: { query: 'a b' } })
  expect(address).toBe('/tenants/1/graves?query=a+b')
})

test.each([undefined, null, '', Number.NaN])(
  'a call without its id says which one is missing and sends nothing: %s',
  async (id) => {
    const before = sent.length
    await expect(client.graves.close(id as never, 1)).rejects.toThrow(/^Grave Id is required$/)
    await expect(client.graves.close(7, id as never)).rejects.toThrow(/^Row is required$/)
    expect(sent.length).toBe(before)
  },
)

test('texts for what is missing follow from the name of the parameter, unless the route has its own', () => {
  const names = [
    'burialFormId',
    'businessPartnerTypeId',
    'personId',
    'noteDate',
    'legalEntityBranchId',
    'legalEntityId',
  ]
  expect(names.map((name) => missingText({}, name))).toEqual([
    'BurialForm Id is required',
    'BusinessPartnerType Id is required',
    'Person Id is required',
    'Note Date is required',
    'Branch Id is required',
    'Active legal entity is required',
  ])
  expect(missingText(perEntity, 'legalEntityId')).toBe('Legal Entity Id is required')
  expect(missingText({ missing: { taskId: 'Task ID is required' } }, 'taskId')).toBe('Task ID is required')
})
