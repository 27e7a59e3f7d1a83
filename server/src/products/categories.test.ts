import { expect, test } from 'vitest'
import { sql } from '../kit/db/sql'
import { funeralHome, type TestAnswer } from '../kit/testing'

const open = async () => {
  const home = await funeralHome()
  const { client } = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const create = (name: string, parentId: number | null = null): Promise<TestAnswer> =>
    client.productCategories.create({ name, parentId })
  const add = async (name: string, parentId: number | null = null): Promise<number> => {
    const { status, body } = await create(name, parentId)
    expect(status, JSON.stringify(body)).toBe(201)
    return body.id
  }
  /** One below the other, the top first. */
  const chain = async (...names: string[]): Promise<number[]> => {
    const ids: number[] = []
    for (const name of names) ids.push(await add(name, ids.at(-1) ?? null))
    return ids
  }
  const move = (id: number, parentId: number | null) => client.productCategories.update(id, { parentId })
  return { home, client, create, add, chain, move }
}

const refusal = (message: string) => ({ field: 'parentId', message: `product.validation.category-${message}` })

test('a category tells its way from the top, and so does the article in it', async () => {
  const { client, chain, move } = await open()
  const [wood = 0, oak = 0, carved = 0] = await chain('Holz', 'Eiche', 'Geschnitzt')
  const path = [
    { id: wood, name: 'Holz' },
    { id: oak, name: 'Eiche' },
    { id: carved, name: 'Geschnitzt' },
  ]
  expect((await client.productCategories.get(carved)).body).toMatchObject({ parentId: oak, path })
  const draft = { name: 'Sarg', type: 'SINGLE', priceType: 'TOTAL', categoryId: carved } as const
  expect((await client.products.create(draft)).body.category.path).toEqual(path)
  expect((await move(carved, null)).body.path).toEqual(path.slice(2))
})

test('what lies in a category is found by the one above it as well, and by none beside it', async () => {
  const { client, chain, add } = await open()
  const [wood = 0, oak = 0] = await chain('Holz', 'Eiche')
  const steel = await add('Stahl')
  for (const [name, categoryId] of [
    ['Sarg Eiche', oak],
    ['Sarg Holz', wood],
    ['Sarg Stahl', steel],
  ] as const)
    await client.products.create({ name, type: 'SINGLE', priceType: 'TOTAL', categoryId })
  const found = async (categoryId: number) =>
    (await client.products.list({ query: { filters: { categoryId } } })).body.items.map(
      (one: { name: string }) => one.name,
    )
  expect(await found(wood)).toEqual(['Sarg Eiche', 'Sarg Holz'])
  expect(await found(oak)).toEqual(['Sarg Eiche'])
  expect(await found(steel)).toEqual(['Sarg Stahl'])
})

test('no category stands above itself, and none below one that is not there', async () => {
  const { chain, move, create } = await open()
  const [top = 0, , bottom = 0] = await chain('A', 'B', 'C')
  expect(await move(top, bottom)).toBeRefused(400, refusal('ring'))
  expect(await move(top, top)).toBeRefused(400, refusal('ring'))
  const unknown = { field: 'parentId', message: 'common.validation-unknown-reference' }
  expect(await create('D', 999_999_999)).toBeRefused(400, unknown)
})

test('of two that are put below each other at once one stays where it was', async () => {
  const { add, move } = await open()
  const [one, other] = [await add('A'), await add('B')]
  const answers = await Promise.all([move(one, other), move(other, one)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
})

test('there are five levels at most, those below what is moved included', async () => {
  const { chain, create, move } = await open()
  const five = await chain('1', '2', '3', '4', '5')
  expect(await create('6', five[4])).toBeRefused(400, refusal('depth'))
  const [two = 0] = await chain('a', 'b')
  expect(await move(two, five[3] ?? 0)).toBeRefused(400, refusal('depth'))
  expect((await move(two, five[2] ?? 0)).status).toBe(200)
})

test('a category with others below it is not deleted, and none comes back below one that is gone', async () => {
  const { home, client, chain } = await open()
  const [top = 0, bottom = 0] = await chain('A', 'B')
  expect(await client.productCategories.delete(top)).toBeRefused(409, refusal('children'))
  expect((await client.productCategories.delete(bottom)).status).toBe(204)
  expect((await client.productCategories.delete(top)).status).toBe(204)
  expect(await client.productCategories.restore(bottom)).toBeRefused(400, refusal('gone'))
  expect((await client.productCategories.restore(top)).status).toBe(200)
  expect((await client.productCategories.restore(bottom)).status).toBe(200)
  const past = (statement: ReturnType<typeof sql>) => home.inTenant((tx) => tx.run(statement))
  await expect(past(sql`update product_categories set deleted = true where id = ${top}`)).rejects.toThrow(
    'category-children',
  )
  await expect(past(sql`update product_categories set parent_id = ${bottom} where id = ${top}`)).rejects.toThrow(
    'category-ring',
  )
})

test('two may be called alike where they stand below different ones', async () => {
  const { client, chain, create } = await open()
  const [one = 0] = await chain('Holz', 'Hell')
  const [other = 0] = await chain('Stahl')
  expect((await create('Hell', other)).status).toBe(201)
  expect(await create('Hell', one)).toBeRefused(409, 'DUPLICATE')
  expect((await client.productCategories.list({ query: { query: 'Hell' } })).body.items).toHaveLength(2)
})
