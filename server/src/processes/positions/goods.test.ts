import type { NeededGoods } from '@pietas/contract/processes'
import type { Product } from '@pietas/contract/products'
import { expect, test } from 'vitest'
import { sql } from '../../kit/db/sql'
import { anOpenCase, type TestAnswer } from '../../kit/testing'

const made = ({ status, body }: TestAnswer) => {
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body
}

const open = async () => {
  const scene = await anOpenCase()
  const boss = (await scene.home.staff({ tenantRole: 'ADMINISTRATOR' })).client
  const keeper = (await scene.home.staff({ tenantRole: 'WAREHOUSE_OPERATIVE' })).client
  const article = async (fields: object = {}): Promise<Product> =>
    made(
      await boss.products.create({
        ...{ name: 'Urne', type: 'SINGLE', priceType: 'TOTAL', priceCents: 10_000, stockTracked: true },
        ...fields,
      } as never),
    )
  const add = async (fields: object) => made(await scene.client.positions.create(scene.processId, fields as never))
  const goods = async (): Promise<NeededGoods[]> => made(await scene.client.positions.list(scene.processId)).goods
  const reserved = async (id: number): Promise<number> => made(await boss.products.get(id)).reserved
  return { ...scene, boss, keeper, article, add, goods, reserved }
}

test('a position reserves what it takes out of the store, until it has been given out', async () => {
  const { client, keeper, processId, article, add, goods, reserved } = await open()
  const urn = await article()
  await keeper.products.move(urn.id, { kind: 'IN', quantity: 5 })
  const position = await add({ productId: urn.id, quantity: 3 })
  expect(await goods()).toEqual([
    {
      ...{ productId: urn.id, name: 'Urne', number: null, deleted: false },
      ...{ needed: 3, booked: 0, stock: 5, reserved: 3 },
    },
  ])
  expect(made(await keeper.products.listReservations(urn.id)).items).toEqual([
    { processId, needed: 3, booked: 0, open: 3 },
  ])
  made(await keeper.products.move(urn.id, { kind: 'OUT', quantity: 2, processId }))
  expect(await goods()).toMatchObject([{ needed: 3, booked: 2, stock: 3, reserved: 1 }])
  made(await keeper.products.move(urn.id, { kind: 'IN', quantity: 1, processId }))
  expect(await goods()).toMatchObject([{ needed: 3, booked: 1, stock: 4, reserved: 2 }])
  made(await client.positions.update(processId, position.id, { quantity: 1 }))
  expect(await reserved(urn.id)).toBe(0)
  await client.positions.delete(processId, position.id)
  // What has been given out is told until it is back.
  expect(await goods()).toMatchObject([{ needed: 0, booked: 1 }])
  made(await client.positions.restore(processId, position.id))
  expect(await goods()).toMatchObject([{ needed: 1, booked: 1 }])
})

test('a bundle reserves what it is made of, and services reserve nothing', async () => {
  const { article, add, goods, reserved } = await open()
  const urn = await article()
  const talar = await article({ name: 'Talar', type: 'SERVICE', stockTracked: false })
  const parts = [
    { productId: urn.id, quantity: 2 },
    { productId: talar.id, quantity: 1 },
  ]
  const fields = { name: 'Paket', type: 'BUNDLE', stockTracked: false, bundleDisplay: 'DO_NOT_SHOW_PRODUCTS', parts }
  const bundle = await article(fields)
  await add({ productId: bundle.id, quantity: 2 })
  await add({ productId: urn.id })
  expect(await goods()).toMatchObject([{ productId: urn.id, needed: 5 }])
  expect(await reserved(urn.id)).toBe(5)
})

test('a process that is cancelled or billed waits for nothing', async () => {
  const { client, keeper, processId, article, add, reserved } = await open()
  const urn = await article()
  await add({ productId: urn.id })
  made(await client.processes.update(processId, { status: 'BILLED' }))
  expect(await reserved(urn.id)).toBe(0)
  made(await client.processes.update(processId, { status: 'ACTIVE' }))
  expect(await reserved(urn.id)).toBe(1)
  await keeper.products.move(urn.id, { kind: 'IN', quantity: 1 })
  made(await keeper.products.move(urn.id, { kind: 'OUT', quantity: 1, processId }))
  made(await client.processes.update(processId, { status: 'CANCELLED' }))
  // The urn comes back into the store all the same.
  made(await keeper.products.move(urn.id, { kind: 'IN', quantity: 1, processId }))
  expect(made(await keeper.products.listReservations(urn.id)).items).toEqual([])
})

test('whoever adds at once has all of it counted', async () => {
  const { client, processId, article, goods } = await open()
  const urn = await article()
  const adding = Array.from({ length: 12 }, () =>
    client.positions.create(processId, { productId: urn.id, quantity: 2 }),
  )
  for (const answer of await Promise.all(adding)) made(answer)
  expect(await goods()).toMatchObject([{ needed: 24 }])
})

test('reservations follow the positions and the ledger, however both have come about', async () => {
  const { home, client, keeper, processId, article, goods } = await open()
  const articles = [await article(), await article({ name: 'Kreuz' }), await article({ name: 'Sarg' })]
  for (const { id } of articles) await keeper.products.move(id, { kind: 'IN', quantity: 50 })
  const steps = Array.from({ length: 40 }, (_, at) => async () => {
    const { id: productId } = articles[at % 3] as Product
    if (at % 5 === 1) return keeper.products.move(productId, { kind: 'OUT', quantity: (at % 4) + 1, processId })
    const { body } = await client.positions.create(processId, { productId, quantity: (at % 7) + 1 })
    if (at % 5 === 2) return client.positions.update(processId, body.id, { quantity: 9 })
    return at % 5 === 3 ? client.positions.delete(processId, body.id) : undefined
  })
  await Promise.all(steps.map((step) => step()))
  const recount = await home.inTenant((tx) =>
    tx.rows<{ productId: number; needed: number; booked: number }>(sql`
      select a.id as "productId",
        (select coalesce(sum(p.quantity), 0)::int from process_positions p
          where p.process_id = ${processId} and p.product_id = a.id and not p.deleted) as needed,
        (select -coalesce(sum(m.change), 0)::int from stock_movements m
          where m.process_id = ${processId} and m.product_id = a.id) as booked
      from products a order by a.name, a.id`),
  )
  const counted = (await goods()).map(({ productId, needed, booked }) => ({ productId, needed, booked }))
  expect(counted).toEqual(recount.filter(({ needed, booked }) => needed > 0 || booked !== 0))
  expect(counted).toHaveLength(3)
})
