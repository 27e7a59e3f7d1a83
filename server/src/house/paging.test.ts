import { api } from '@pietas/contract/api'
import type { Route } from '@pietas/contract/kit'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  aPerson,
  aProcess,
  createPerson,
  type FuneralHome,
  funeralHome,
  platformUser,
  request,
  type StaffMember,
  type TestClient,
} from '../kit/testing'

type Item = {
  id: number
  lastName: string
  firstName: string
  city: string | null
  dateOfBirth: string
  deceasedAt: string | null
}
type Query = Record<string, unknown>

let home: FuneralHome
let boss: StaffMember
let ours: StaffMember
let persons: TestClient['persons']
let known: Record<string, number>

const names = ['Ärmel', 'Adler', 'Özil', 'Ohm', 'Zorn', 'Über', 'Ulm', 'Straße', 'Strasser', 'adam']

beforeAll(async () => {
  home = await funeralHome()
  boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  ours = await platformUser('super-administrator')
  persons = boss.client.persons
  // Many share a value, so that the id has to decide.
  for (let n = 0; n < 60; n += 1)
    await createPerson(boss.client, {
      firstName: names[(n * 3) % names.length],
      lastName: `${names[n % names.length]}`,
      city: n % 3 === 0 ? null : ['Zittau', 'Görlitz'][n % 2],
      dateOfBirth: `19${40 + (n % 4)}-05-${String((n % 28) + 1).padStart(2, '0')}`,
      deceasedAt: n % 4 === 0 ? `2026-01-${String((n % 28) + 1).padStart(2, '0')}` : null,
    })
  known = await idsOfPaths()
})

/** A record of each kind that the path of a list names. */
const idsOfPaths = async (): Promise<Record<string, number>> => {
  const businessPartnerId = (await boss.client.partners.create({ name: 'Stadtverwaltung' })).body.id
  const personId = (await page({ limit: 1 })).items[0]?.id ?? 0
  const process = aProcess(home, { deceasedPersonId: personId, clientPersonId: personId })
  const processId = (await boss.client.processes.create(process)).body.id
  const basic = { status: 'OPEN' as const, title: 'Rückruf', dueDate: '2026-11-30', userId: boss.userId, processId }
  const taskId = (await boss.client.tasks.create({ basic })).body.id
  const announcementId = (await boss.client.announcements.create({ title: 'Feier', content: '<p>Heute</p>' })).body.id
  const at = { tenantId: home.tenantId, legalEntityId: home.legalEntityId }
  const article = { name: 'Kerze', type: 'SINGLE' as const, priceType: 'TOTAL' as const }
  const productId = (await boss.client.products.create(article)).body.id
  const templateId = (await boss.client.templates.create({ name: 'Anzeige' })).body.id
  return { ...at, businessPartnerId, personId, processId, taskId, announcementId, productId, templateId }
}

const page = async (query: Query = {}) => {
  const { status, body } = await persons.list({ query })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as { items: Item[]; nextCursor: string | null; prevCursor: string | null }
}

/** Every page from the first to the last. */
const forward = async (query: Query): Promise<Item[][]> => {
  const pages: Item[][] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { items, nextCursor }: { items: Item[]; nextCursor: string | null } = await page({ ...query, cursor })
    pages.push(items)
    cursor = nextCursor
  }
  return pages
}

const ids = (items: Item[]): number[] => items.map((item) => item.id)

describe('a list of sixty', () => {
  test('is read forward to its end and back to its beginning', async () => {
    const pages = await forward({ limit: 25 })
    expect(pages.map((items) => items.length)).toEqual([25, 25, 10])
    expect(new Set(ids(pages.flat())).size).toBe(60)

    const first = await page({ limit: 25 })
    expect(first.prevCursor).toBeNull()
    const second = await page({ limit: 25, cursor: first.nextCursor })
    const third = await page({ limit: 25, cursor: second.nextCursor })
    expect(third.nextCursor).toBeNull()
    const backToSecond = await page({ limit: 25, cursor: third.prevCursor })
    expect(ids(backToSecond.items)).toEqual(ids(second.items))
    const backToFirst = await page({ limit: 25, cursor: backToSecond.prevCursor })
    expect(ids(backToFirst.items)).toEqual(ids(first.items))
    expect(backToFirst.prevCursor).toBeNull()
    expect(ids((await page({ limit: 25, cursor: backToFirst.nextCursor })).items)).toEqual(ids(second.items))
  })

  test('has no further page when it ends exactly with one', async () => {
    const last = await page({ limit: 60 })
    expect([last.items.length, last.nextCursor, last.prevCursor]).toEqual([60, null, null])
    expect((await forward({ limit: 30 })).map((items) => items.length)).toEqual([30, 30])
  })

  test('shows fifty unless told otherwise', async () => {
    expect((await page()).items).toHaveLength(50)
    for (const limit of [1, 10, 11, 50, 51, 500])
      expect((await page({ limit })).items).toHaveLength(Math.min(limit, 60))
  })

  const german = new Intl.Collator('de')
  const keys: Record<string, (item: Item) => string> = {
    FIRST_NAME: (item) => item.firstName,
    LAST_NAME: (item) => item.lastName,
    NAME: (item) => `${item.lastName}, ${item.firstName}`,
    CITY: (item) => item.city ?? '',
    DATE_OF_BIRTH: (item) => item.dateOfBirth,
    DECEASED_AT: (item) => item.deceasedAt ?? '',
  }

  test.each(
    ['UPDATED_AT', 'CREATED_AT', ...Object.keys(keys)].flatMap((sortBy) =>
      (['ASC', 'DESC'] as const).map((sortDirection) => ({ sortBy, sortDirection })),
    ),
  )('is whole and in German order by $sortBy $sortDirection, page by page', async (query) => {
    const all = (await forward({ ...query, limit: 7 })).flat()
    expect(new Set(ids(all)).size).toBe(60)
    const keyOf = keys[query.sortBy]
    const up = query.sortDirection === 'ASC' ? all : [...all].reverse()
    for (const [at, item] of up.slice(1).entries()) {
      const before = up[at] as Item
      const order = keyOf ? german.compare(keyOf(before), keyOf(item)) : before.id - item.id
      expect(order, keyOf && `${keyOf(before)} before ${keyOf(item)}`).toBeLessThanOrEqual(0)
    }
    const one = (await page({ ...query, limit: 60 })).items
    expect(ids(one)).toEqual(ids(all))
  })

  test('goes up by name and down by time when no direction is given', async () => {
    const order = async (query: Query) => ids((await page({ ...query, limit: 60 })).items)
    expect(await order({ sortBy: 'NAME' })).toEqual(await order({ sortBy: 'NAME', sortDirection: 'ASC' }))
    expect(await order({})).toEqual(await order({ sortBy: 'UPDATED_AT', sortDirection: 'DESC' }))
  })
})

test('pages stay whole while others write', async () => {
  const other = await (await funeralHome()).asTenant('ADMINISTRATOR')
  for (const lastName of ['Bach', 'Dorn', 'Fuchs', 'Horn', 'Jung', 'Lang']) await createPerson(other, { lastName })
  const read = async (cursor?: string) =>
    (await other.persons.list({ query: { sortBy: 'LAST_NAME', limit: 2, ...(cursor ? { cursor } : {}) } })).body
  const lastNames = (body: { items: Item[] }) => body.items.map((item) => item.lastName)
  const first = await read()
  // One before the place reached, one right after it; and the row that the cursor stands at goes.
  for (const lastName of ['Abel', 'Eder']) await createPerson(other, { lastName })
  await other.persons.delete(first.items[1].id)
  const second = await read(first.nextCursor)
  const third = await read(second.nextCursor)
  expect([first, second, third].map(lastNames)).toEqual([
    ['Bach', 'Dorn'],
    ['Eder', 'Fuchs'],
    ['Horn', 'Jung'],
  ])
})

test('filters narrow the list and travel as JSON', async () => {
  const dead = await page({ filters: { deceased: true }, limit: 500 })
  expect(dead.items).toHaveLength(15)
  const range = await page({ filters: { dateOfBirth: { from: '1940-01-01', to: '1940-12-31' } }, limit: 500 })
  expect(new Set(range.items.map((item) => item.dateOfBirth.slice(0, 4)))).toEqual(new Set(['1940']))
  expect(range.items).toHaveLength(15)
  expect((await page({ filters: {}, limit: 500 })).items).toHaveLength(60)
  expect((await page({ filters: { unknown: 1 }, limit: 500 })).items).toHaveLength(60)
  expect((await page({ query: '   ', limit: 500 })).items).toHaveLength(60)
  const some = ids(dead.items).slice(0, 3)
  expect(ids((await page({ filterIds: some })).items).sort()).toEqual([...some].sort())
  const path = `/api/v2/tenants/${home.tenantId}/legal-entities/${home.legalEntityId}/persons`
  const repeated = await request('GET', `${path}?${some.map((id) => `filterIds=${id}`).join('&')}`, {
    cookie: boss.cookie,
  })
  expect(repeated.body.items).toHaveLength(3)
})

const brokenCursors = [
  'x',
  'e30',
  '%00',
  Buffer.from('["UPDATED_AT"]').toString('base64url'),
  Buffer.from('["UPDATED_AT","no time",1,0]').toString('base64url'),
  Buffer.from('["UPDATED_AT","2026-01-01",1.5,0]').toString('base64url'),
  Buffer.from('null').toString('base64url'),
]

test.each(brokenCursors)('the broken cursor %s is refused', async (cursor) => {
  expect(await persons.list({ query: { cursor } })).toBeRefused(400, 'INVALID_INPUT')
})

test('a cursor belongs to the sort it was made by', async () => {
  const { nextCursor } = await page({ sortBy: 'NAME', limit: 5 })
  expect(await persons.list({ query: { sortBy: 'CITY', cursor: nextCursor ?? '' } })).toBeRefused(400, {
    field: 'cursor',
    message: 'common.validation-invalid',
  })
})

test.each([
  [{ sortBy: 'SHOE_SIZE' }, 'sortBy'],
  [{ sortDirection: 'SIDEWAYS' }, 'sortDirection'],
  [{ limit: 0 }, 'limit'],
  [{ limit: 501 }, 'limit'],
  [{ limit: 'many' }, 'limit'],
  [{ filters: '{' }, 'filters'],
  [{ filters: '[]' }, 'filters'],
  [{ filters: { deceased: 'maybe' } }, 'filters.deceased'],
  [{ filters: { dateOfBirth: { from: '1940-02-30' } } }, 'filters.dateOfBirth.from'],
  [{ filterIds: 'a' }, 'filterIds'],
])('%j is refused at %s', async (query, field) => {
  const answer = await persons.list({ query: query as never })
  expect(answer).toBeRefused(400, 'INVALID_INPUT')
  expect(answer.body.errors.some((error: { field: string }) => error.field.startsWith(field))).toBe(true)
})

const lists = Object.entries(api).flatMap(([feature, routes]) =>
  Object.entries(routes as Record<string, Route>).flatMap(([name, route]) => {
    const sorts = (route.query?.shape.sortBy as { def?: { innerType?: { options?: string[] } } } | undefined)?.def
      ?.innerType?.options
    return sorts ? sorts.map((sortBy) => ({ name: `${feature}.${name}`, route, sortBy })) : []
  }),
)

test.each(lists)('$name can be sorted by $sortBy, as its route offers', async ({ route, sortBy }) => {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => String(known[name]))
  const isOurs = typeof route.access === 'object' && 'platform' in route.access
  const { cookie } = isOurs ? ours : boss
  for (const direction of ['ASC', 'DESC']) {
    const answer = await request('GET', `${path}?sortBy=${sortBy}&sortDirection=${direction}&limit=1`, { cookie })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    if (!answer.body.nextCursor) continue
    const next = await request(
      'GET',
      `${path}?sortBy=${sortBy}&sortDirection=${direction}&cursor=${answer.body.nextCursor}`,
      { cookie },
    )
    expect(next.status, JSON.stringify(next.body)).toBe(200)
  }
})

describe('a list of which only some fields are asked for', () => {
  const keysOf = async (fields: string) => {
    const { items } = await page({ fields, limit: 2 })
    return items.map((item) => Object.keys(item).sort())
  }

  test('answers these and the id', async () => {
    expect(await keysOf('lastName, deceasedAt')).toEqual([
      ['deceasedAt', 'id', 'lastName'],
      ['deceasedAt', 'id', 'lastName'],
    ])
  })

  test('drops what it does not know', async () => {
    expect((await keysOf('lastName,shoeSize,id'))[0]).toEqual(['id', 'lastName'])
    expect((await keysOf("lastName,'; drop table persons"))[0]).toEqual(['id', 'lastName'])
  })

  test('is paged and sorted like any other', async () => {
    const first = await page({ fields: 'city', sortBy: 'NAME', limit: 5 })
    const second = await page({ fields: 'city', sortBy: 'NAME', limit: 5, cursor: first.nextCursor })
    const whole = await page({ sortBy: 'NAME', limit: 10 })
    expect(ids([...first.items, ...second.items])).toEqual(ids(whole.items))
  })

  test('answers whole items to somebody who asks for ever other ones', async () => {
    const { body } = await persons.get((await page({ limit: 1 })).items[0]?.id ?? 0)
    const names = Object.keys(body).slice(0, 50)
    const answered: number[] = []
    for (const name of names) answered.push((await keysOf(name))[0]?.length ?? 0)
    expect(answered[0]).toBeLessThanOrEqual(2)
    expect(answered.at(-1)).toBeGreaterThan(40)
  })
})

test('the search for sorts has found the lists', () => {
  expect(lists.length).toBeGreaterThan(20)
})

describe('searching', () => {
  let office: TestClient
  const found = async (query: string): Promise<string[]> =>
    (await office.persons.list({ query: { query, sortBy: 'LAST_NAME' } })).body.items.map(
      (item: Item) => `${item.firstName} ${item.lastName}`,
    )

  beforeAll(async () => {
    const there = await funeralHome()
    office = await there.asTenant('ADMINISTRATOR')
    const add = (firstName: string, lastName: string, fields = {}) =>
      createPerson(office, aPerson({ firstName, lastName, ...fields }))
    await add('Jürgen', 'Müller-Lüdenscheidt', { city: 'Weißwasser' })
    await add('Anne-Marie', 'Mueller', { birthName: 'Öztürk', otherFirstNames: 'Käthe' })
    await add('Renée', "O'Neill", { email: 'renee@post.example' })
    await add('Нина', 'Петрова')
  })

  test.each<[string, string[]]>([
    ['mül', ['Anne-Marie Mueller', 'Jürgen Müller-Lüdenscheidt']],
    ['MÜL', ['Anne-Marie Mueller', 'Jürgen Müller-Lüdenscheidt']],
    ['mueller', ['Anne-Marie Mueller', 'Jürgen Müller-Lüdenscheidt']],
    ['muller', ['Jürgen Müller-Lüdenscheidt']],
    ['lüdens', ['Jürgen Müller-Lüdenscheidt']],
    ['jürgen müller', ['Jürgen Müller-Lüdenscheidt']],
    ['müller jürgen', ['Jürgen Müller-Lüdenscheidt']],
    ['müller-lüdenscheidt, jürgen', ['Jürgen Müller-Lüdenscheidt']],
    ['weisswasser', ['Jürgen Müller-Lüdenscheidt']],
    ['weiß', ['Jürgen Müller-Lüdenscheidt']],
    ['marie', ['Anne-Marie Mueller']],
    ['öztürk', ['Anne-Marie Mueller']],
    ['kaethe', ['Anne-Marie Mueller']],
    ['renee', ["Renée O'Neill"]],
    ['rené', ["Renée O'Neill"]],
    ["o'neill", ["Renée O'Neill"]],
    ['neill', ["Renée O'Neill"]],
    ['нина', ['Нина Петрова']],
    ['петр', ['Нина Петрова']],
    ['eill', ["Renée O'Neill"]],
    ['eil', []],
    ['jürgen mueller anne', []],
    ['müller & !', ['Anne-Marie Mueller', 'Jürgen Müller-Lüdenscheidt']],
    ["mül':*|x", []],
  ])('%s finds %j', async (typed, expected) => {
    expect(await found(typed)).toEqual(expected)
  })

  test.each(['!', '&|()', "''", '...', '<->', ':*', '😀'])('%s is no fault', async (typed) => {
    expect((await office.persons.list({ query: { query: typed } })).status).toBe(200)
  })
})
