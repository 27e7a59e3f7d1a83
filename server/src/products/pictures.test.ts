import type { Product } from '@pietas/contract/products'
import { expect, test } from 'vitest'
import { picture } from '../documents/demo/papers'
import { fetchDocument } from '../documents/testing'
import { sql } from '../kit/db/sql'
import { funeralHome, type TestAnswer } from '../kit/testing'

const png = (shade: number, name = `Urne ${shade}.png`) => new File([picture(8, 8, [shade, 2, 3], [4, 5, 6])], name)

const open = async () => {
  const home = await funeralHome()
  const boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const draft = { name: 'Urne', type: 'SINGLE', priceType: 'TOTAL' } as const
  const { id } = (await boss.client.products.create(draft)).body as Product
  const put = (file: File = png(1), by = boss.client): Promise<TestAnswer> =>
    by.productDocuments.create(id, { documentLabel: 'PRODUCT_IMAGE', file })
  const now = async (): Promise<Product> => (await boss.client.products.get(id)).body
  return { home, boss, id, put, now }
}

test('an article names its pictures as they came, and the first one as the main one', async () => {
  const { boss, put, now } = await open()
  expect(await now()).toMatchObject({ pictures: [], documentAccessToken: null })
  const [first, second] = [(await put()).body, (await put(png(2))).body]
  const article = await now()
  expect(article.pictures).toEqual(
    [first, second].map(({ id, accessToken, fileName, mimeType }) => ({ id, accessToken, fileName, mimeType })),
  )
  expect(article.documentAccessToken).toBe(first.accessToken)
  expect((await boss.client.products.list()).body.items[0].documentAccessToken).toBe(first.accessToken)
})

test('pictures are put in another order, and what is open of the article is no older for it', async () => {
  const { boss, id, put, now } = await open()
  const ids = [(await put()).body.id, (await put(png(2))).body.id, (await put(png(3))).body.id]
  const order = [ids[2], ids[0], ids[1]]
  const arranged = await boss.client.products.arrangePictures(id, { documentIds: order })
  expect(arranged.body.pictures.map((one: { id: number }) => one.id)).toEqual(order)
  const { version, pictures } = await now()
  expect(pictures.map((one) => one.id)).toEqual(order)
  expect(version).toBe(1)
  const refusal = { field: 'documentIds', message: 'product.validation.pictures' }
  for (const wrong of [[ids[0]], [ids[0], ids[1], 999_999], [ids[0], ids[0], ids[1]]])
    expect(await boss.client.products.arrangePictures(id, { documentIds: wrong })).toBeRefused(400, refusal)
})

test('a picture that is taken away leaves the next one in its place', async () => {
  const { boss, put, now } = await open()
  const [first, second] = [(await put()).body, (await put(png(2))).body]
  expect((await boss.client.documents.delete(first.accessToken)).status).toBe(204)
  expect(await now()).toMatchObject({ pictures: [{ id: second.id }], documentAccessToken: second.accessToken })
})

test('there are eight at most, however many come at once', async () => {
  const { put, now } = await open()
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => put(png(at + 1))))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(8)
  const refused = answers.filter(({ status }) => status !== 201)
  for (const answer of refused)
    expect(answer).toBeRefused(400, { field: 'file', message: 'product.validation.too-many-pictures' })
  expect((await now()).pictures).toHaveLength(8)
})

test.each([
  ['a text', new File(['kein Bild'], 'Urne.png')],
  ['a drawing that could hold a script', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'Urne.svg')],
  ['a paper', new File(['%PDF-1.7 '], 'Urne.png')],
])('%s is no picture, whatever it is called', async (_, file) => {
  const { put, now } = await open()
  expect(await put(file)).toBeRefused(400, { field: 'file', message: 'product.validation.picture-type' })
  expect((await now()).pictures).toEqual([])
})

test('who may look at articles sees pictures, who may change articles changes them, and nobody else', async () => {
  const { home, boss, id, put } = await open()
  const at = (role: 'OFFICE_MANAGER' | 'TECHNICAL_SERVICE' | 'ADMINISTRATOR') =>
    home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: [role] }] })
  const [office, technician] = [await at('OFFICE_MANAGER'), await at('TECHNICAL_SERVICE')]
  const leader = await at('ADMINISTRATOR')
  // Reads articles everywhere, and may change documents of other records.
  const keeper = await home.staff({
    tenantRole: 'WAREHOUSE_OPERATIVE',
    at: [{ legalEntityId: home.legalEntityId, roles: ['OFFICE_MANAGER'] }],
  })
  const inventory = await home.staff({ tenantRole: 'INVENTORY_ADMINISTRATOR' })
  const neighbour = await (await funeralHome()).staff({ tenantRole: 'ADMINISTRATOR' })
  const stored = (await put()).body
  expect((await fetchDocument(home, office, stored)).status).toBe(200)
  expect((await fetchDocument(home, technician, stored)).status).toBe(403)
  expect((await fetchDocument(home, neighbour, stored)).status).toBe(403)
  for (const { client } of [office, technician, leader, keeper]) {
    expect(await put(png(2), client)).toBeRefused(403)
    expect(await client.products.arrangePictures(id, { documentIds: [stored.id] })).toBeRefused(403)
    expect(await client.documents.update(stored.accessToken, { fileName: 'Anders' })).toBeRefused(403)
    expect(await client.documents.delete(stored.accessToken)).toBeRefused(403)
  }
  expect(await put(png(2), neighbour.client)).toBeRefused(404)
  expect((await put(png(2), inventory.client)).status).toBe(201)
  expect((await inventory.client.documents.delete(stored.accessToken)).status).toBe(204)
  await boss.client.products.delete(id)
  expect(await put(png(3))).toBeRefused(404)
})

test('the database gives a picture of an article to nothing else, and an article no other document', async () => {
  const { home, put } = await open()
  const { id } = (await put()).body
  const change = (to: ReturnType<typeof sql>) =>
    home.inTenant((tx) => tx.run(sql`update documents set ${to} where id = ${id}`))
  await expect(change(sql`context = 'PERSON'`)).rejects.toThrow('documents.owner')
  await expect(change(sql`product_id = null`)).rejects.toThrow('documents.owner')
})
