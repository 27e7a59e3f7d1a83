import { api } from '@pietas/contract/api'
import type { Route } from '@pietas/contract/kit'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { platformUser, request, type StaffMember } from '../kit/testing'
import type { Schema } from './arbitraries'
import { filled } from './filled'
import { type Filled, fullHome } from './full-home'

// What a list can be asked for has to change its answer. Every key of every list in the contract is walked, so a new
// filter without a proof here fails, and so does one that the handler forgets.

/** Kept by the engine of the pages for all lists alike: see paging.test.ts. */
const ofEngine = ['cursor', 'limit', 'count', 'countUpTo', 'sortBy', 'sortDirection', 'fields']

/** Changes the order alone and leaves nothing out: see products/prices.test.ts. */
const ofOrder = ['products.list pricesAt']

const inputOf = (schema: z.ZodType): Schema => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema

/** The keys below a schema, those of a range one by one: `filters.dateOfBirth.from`. */
const keysOf = (schema: Schema, path = ''): string[] => {
  const object = schema.properties ? schema : (schema.anyOf ?? []).find(({ properties }) => properties)
  if (!object?.properties) return [path]
  const names = Object.entries(object.properties)
  return names.flatMap(([name, property]) => keysOf(property, path ? `${path}.${name}` : name))
}

type List = { name: string; route: Route }

const isList = ({ method, answer, query }: Route): boolean =>
  method === 'GET' && Boolean(query) && answer instanceof z.ZodObject && 'nextCursor' in answer.shape

const lists: List[] = Object.entries(api).flatMap(([feature, calls]) =>
  Object.entries(calls as Record<string, Route>)
    .filter(([, route]) => isList(route))
    .map(([call, route]) => ({ name: `${feature}.${call}`, route })),
)

const wanted = lists.flatMap(({ name, route }) =>
  keysOf(inputOf(route.query as z.ZodObject))
    .filter((key) => key !== '' && !ofEngine.includes(key) && !ofOrder.includes(`${name} ${key}`))
    .map((key) => ({ name, route, key })),
)

const sorts = lists.flatMap(({ name, route }) => {
  const { sortBy } = inputOf(route.query as z.ZodObject).properties ?? {}
  return ((sortBy?.enum ?? []) as string[]).map((sort) => ({ name, route, sort }))
})

let home: Filled
let boss: StaffMember
let platform: StaffMember

beforeAll(async () => {
  home = await fullHome()
  boss = home.boss
  platform = await platformUser('super-administrator', home.tenantId)
})

type Item = Record<string, unknown> & { id: number }

const callerOf = ({ route }: List): StaffMember =>
  typeof route.access === 'object' && 'platform' in route.access ? platform : boss

const pathOf = ({ path }: Route, values: Record<string, unknown>): string =>
  path.replace(/\{(\w+)\}/g, (_, param: string) => {
    const value = values[param]
    if (value === undefined) throw new Error(`${path}: which ${param} does the home have?`)
    return String(value)
  })

const ask = async (list: List, query: Record<string, unknown>, asker = callerOf(list)): Promise<Item[]> => {
  const { route } = list
  const path = pathOf(route, home.paths)
  const search = new URLSearchParams({ limit: '500' })
  for (const [key, value] of Object.entries(query))
    search.set(key, typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : String(value))
  const { status, body } = await request('GET', `${path}?${search}`, { cookie: asker.cookie })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.items
}

const nested = (path: string, value: unknown): Record<string, unknown> =>
  path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as Record<string, unknown>

/** Two queries as one; their filters are one object. */
const both = (one: Record<string, unknown>, other: Record<string, unknown>): Record<string, unknown> => ({
  ...one,
  ...other,
  ...(one.filters && other.filters ? { filters: { ...one.filters, ...other.filters } } : {}),
})

const plain = (key: string): string => key.replace(/^filters\./, '')

/** A value by which a list finds some of its items and not others. */
const proofOf = async (list: List, key: string, all: Item[]): Promise<unknown> => {
  if (key === 'filterIds') return [all[0]?.id]
  const feature = list.name.split('.')[0] ?? ''
  const proofs = { ...home.proofs[feature], ...home.proofs[list.name] }
  return proofs[plain(key)] ?? writeField(feature, plain(key).replace(/\.(from|to)$/, ''), all[0])
}

/** Writes a value into the field that a filter is called like, where there is one; then the filter finds this one. */
const writeField = async (feature: string, field: string, item: Item | undefined): Promise<unknown> => {
  const { update } = api[feature as keyof typeof api] as Record<string, Route | undefined>
  const schema = update?.body && inputOf(update.body).properties?.[field]
  if (!update || !schema || !item) return undefined
  const value = filled(schema, field)
  const path = pathOf(update, { ...home.paths, [update.path.match(/\{(\w+)\}$/)?.[1] ?? '']: item.id })
  const { status, body } = await request('PATCH', path, { cookie: boss.cookie, body: { [field]: value } })
  expect(status, JSON.stringify(body)).toBe(200)
  return value
}

const idOf = (item: Item): unknown => item.id ?? item.noteDate ?? JSON.stringify(item)

describe('a list is narrowed', () => {
  test.each(wanted)('$name by $key', async ({ name, route, key }) => {
    const asker = home.askers[`${name} ${key}`]
    const within = home.within[`${name} ${key}`] ?? {}
    const all = await ask({ name, route }, within, asker)
    const value = await proofOf({ name, route }, key, all)
    if (value === undefined) throw new Error(`${name}: nothing proves ${key} yet, see proofs in full-home.ts`)
    const asked = both(within, nested(key, value))
    const found = (await ask({ name, route }, asked, asker)).map(idOf)
    const whole = all.map(idOf)
    expect(found.length, 'finds nothing').toBeGreaterThan(0)
    expect(
      whole.filter((id) => !found.includes(id)),
      'leaves nothing out',
    ).not.toEqual([])
  })
})

const camel = (sort: string): string =>
  sort.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

describe('a list is sorted', () => {
  test.each(sorts)('$name by $sort', async ({ name, route, sort }) => {
    const keyOf = home.sortKeys[`${name} ${sort}`] ?? ((item: Item) => item[camel(sort)])
    const own = { sortBy: sort, ...home.own[name] }
    const up = (await ask({ name, route }, { ...own, sortDirection: 'ASC' })).map(keyOf)
    const down = (await ask({ name, route }, { ...own, sortDirection: 'DESC' })).map(keyOf)
    expect(up).not.toContain(undefined)
    expect(new Set(up).size, 'all alike').toBeGreaterThan(1)
    const known = up.filter((value) => value !== null)
    const compare = (one: unknown, other: unknown): number =>
      typeof one === 'number' ? one - Number(other) : String(one).localeCompare(String(other), 'de')
    expect(known).toEqual(known.toSorted(compare))
    expect(down.filter((value) => value !== null)).toEqual(known.toReversed())
  })
})

test('what is said to be proven is asked for by some list', () => {
  const keys = new Set(wanted.map(({ key }) => plain(key)))
  for (const [name, proofs] of Object.entries(home.proofs))
    for (const key of Object.keys(proofs)) expect(keys, name).toContain(key)
})
