import type { ImportedProductRow, Product } from '@pietas/contract/products'
import { describe, expect, test } from 'vitest'
import { funeralHome, type TestAnswer } from '../../kit/testing'

const open = async () => {
  const home = await funeralHome()
  const { client } = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const run = (rows: object[], more: object = {}): Promise<TestAnswer> =>
    client.productImports.create({ fileName: 'artikel.csv', matchBy: 'NUMBER', dryRun: false, rows, ...more } as never)
  const list = async (): Promise<Product[]> => (await client.products.list()).body.items
  return { home, client, run, list }
}

const outcomes = ({ body }: TestAnswer) => body.rows.map(({ outcome }: ImportedProductRow) => outcome)
const faults = ({ body }: TestAnswer) =>
  body.rows.map(({ errors }: ImportedProductRow) => errors.map(({ field, message }) => [field, message]))

const urn = { name: 'Urne', number: 'U-1', priceCents: 18_900 }

test('a dry run says what would become of each row and stores nothing', async () => {
  const { run, list, client } = await open()
  const answer = await run([urn, { name: 'Sarg', priceCents: 'viel' }], { dryRun: true })
  expect(answer.body).toMatchObject({ importId: null, created: 1, updated: 0, unchanged: 0, refused: 1 })
  expect(outcomes(answer)).toEqual(['CREATE', 'REFUSED'])
  expect(await list()).toEqual([])
  expect((await client.productImports.list()).body.items).toEqual([])
})

test('what is new is added as the form would begin it, and sorted under its category and supplier', async () => {
  const { run, list, client } = await open()
  const top = (await client.productCategories.create({ name: 'Holz' })).body.id
  const categoryId = (await client.productCategories.create({ name: 'Eiche', parentId: top })).body.id
  const supplierId = (await client.partners.create({ name: 'Holz Winter' })).body.id
  const answer = await run([
    { ...urn, categoryName: 'holz / EICHE', supplierName: 'holz winter', stockTracked: true, minimumStock: 2 },
  ])
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  const [article] = await list()
  expect(article).toMatchObject({
    ...{ id: answer.body.rows[0].productId, name: 'Urne', type: 'SINGLE', priceType: 'TOTAL', priceIsGross: true },
    ...{ vatRate: 19, passThrough: false, categoryId, supplierId, stockTracked: true, stock: 0, isLow: true },
  })
  const [stored] = (await client.productImports.list()).body.items
  expect(stored).toMatchObject({ fileName: 'artikel.csv', matchBy: 'NUMBER', created: 1, undone: false })
})

test('an article that is there is found by its number or name, and changed only in what the row says', async () => {
  const { run, list } = await open()
  await run([{ ...urn, place: 'Regal A' }])
  expect(outcomes(await run([urn]))).toEqual(['UNCHANGED'])
  expect(outcomes(await run([{ name: 'Urne Kupfer', number: 'U-1', priceCents: 19_900 }]))).toEqual(['UPDATE'])
  expect(outcomes(await run([{ name: 'URNE KUPFER', vatRate: 7 }], { matchBy: 'NAME' }))).toEqual(['UPDATE'])
  expect(await list()).toMatchObject([
    { name: 'URNE KUPFER', priceCents: 19_900, vatRate: 7, place: 'Regal A', version: 3 },
  ])
})

test('a row tells all of its faults at once', async () => {
  const { run, client } = await open()
  await client.products.create({ name: 'Alt', number: 'A-1', type: 'SINGLE', priceType: 'TOTAL' })
  const row = {
    name: ' ',
    vatRate: 16,
    categoryName: 'Nirgends',
    supplierName: 'Niemand',
    type: 'SERVICE',
    stockTracked: true,
  }
  const answer = await run(
    [row, { name: 'Neu', number: 'A-1' }, { name: 'Eins', number: 'B' }, { name: 'Zwei', number: 'B' }],
    { matchBy: 'NONE' },
  )
  expect(faults(answer).map((row: string[][]) => row.toSorted())).toEqual([
    [
      ['categoryName', 'product.validation.import-unknown'],
      ['name', 'common.validation-required'],
      ['stockTracked', 'product.validation.no-stock'],
      ['supplierName', 'product.validation.import-unknown'],
      ['vatRate', 'common.validation-invalid'],
    ],
    [['number', 'common.validation-not-unique']],
    [],
    [['number', 'common.validation-not-unique']],
  ])
  const twice = await run([urn, urn, { name: 'Weg', categoryName: 'Doppelt' }])
  expect(faults(twice)[1]).toContainEqual(['name', 'product.validation.import-twice'])
})

test('a name that several bear says so, of articles and of categories', async () => {
  const { run, client } = await open()
  for (const number of ['1', '2'])
    await client.products.create({ name: 'Kerze', number, type: 'SINGLE', priceType: 'TOTAL' })
  const [one, other] = [
    (await client.productCategories.create({ name: 'Holz' })).body.id,
    (await client.productCategories.create({ name: 'Stahl' })).body.id,
  ]
  for (const parentId of [one, other]) await client.productCategories.create({ name: 'Hell', parentId })
  const answer = await run(
    [{ name: 'Kerze' }, { name: 'A', categoryName: 'Hell' }, { name: 'B', categoryName: 'Holz/Hell' }],
    {
      matchBy: 'NAME',
    },
  )
  const several = 'product.validation.import-several'
  expect(faults(answer)).toEqual([[['name', several]], [['categoryName', several]], []])
})

test('a bundle stays one: a row changes its price and not its kind', async () => {
  const { run, client } = await open()
  const bundle = {
    name: 'Paket',
    number: 'P',
    type: 'BUNDLE',
    priceType: 'TOTAL',
    bundleDisplay: 'DO_NOT_SHOW_PRODUCTS',
  }
  const { id } = (await client.products.create(bundle as never)).body
  expect(outcomes(await run([{ name: 'Paket', number: 'P', priceCents: 5 }]))).toEqual(['UPDATE'])
  expect((await client.products.get(id)).body).toMatchObject({ type: 'BUNDLE', priceCents: 5 })
})

describe('taking an import back', () => {
  test('removes what it has added and puts back what it has changed', async () => {
    const { run, list, client } = await open()
    await client.products.create({ name: 'Alt', number: 'A', type: 'SINGLE', priceType: 'TOTAL', priceCents: 100 })
    const { importId } = (await run([urn, { name: 'Alt', number: 'A', priceCents: 200 }])).body
    expect((await client.productImports.undo(importId)).body).toEqual({ undone: 2, kept: [] })
    expect(await list()).toMatchObject([{ name: 'Alt', priceCents: 100 }])
    expect(await client.productImports.undo(importId)).toBeRefused(409, {
      field: 'importId',
      message: 'product.validation.import-undone',
    })
  })

  test('keeps what is in use or was changed since, and says which', async () => {
    const { run, list, client } = await open()
    const names = ['Bewegt', 'Im Paket', 'Geändert', 'Unberührt', 'Bebildert']
    const rows = names.map((name) => ({ name, number: name, stockTracked: true }))
    const answer = (await run(rows)).body
    const idOf = (name: string): number => answer.rows.find((row: ImportedProductRow) => row.name === name).productId
    await client.products.move(idOf('Bewegt'), { kind: 'IN', quantity: 1 })
    const bundle = { name: 'Paket', type: 'BUNDLE', priceType: 'TOTAL', bundleDisplay: 'DO_NOT_SHOW_PRODUCTS' }
    const parts = [{ productId: idOf('Im Paket'), quantity: 1 }]
    await client.products.create({ ...bundle, parts } as never)
    await client.products.update(idOf('Geändert'), { place: 'Hier' })
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==',
      'base64',
    )
    const file = new File([picture], 'Bild.png')
    await client.productDocuments.create(idOf('Bebildert'), { documentLabel: 'PRODUCT_IMAGE', file })
    const { undone, kept } = (await client.productImports.undo(answer.importId)).body
    expect(undone).toBe(1)
    expect(kept.map(({ name, reason }: { name: string; reason: string }) => [name, reason])).toEqual([
      ['Bebildert', 'IN_USE'],
      ['Bewegt', 'IN_USE'],
      ['Geändert', 'CHANGED'],
      ['Im Paket', 'IN_USE'],
    ])
    expect((await list()).map(({ name }) => name)).not.toContain('Unberührt')
  })
})

test('only who may add articles imports them, and the neighbour sees no import', async () => {
  const { home, run } = await open()
  const { importId } = (await run([urn])).body
  const body = { fileName: 'a.csv', matchBy: 'NONE' as const, dryRun: true, rows: [urn] }
  for (const other of [await home.as('OFFICE_MANAGER'), await home.asTenant('WAREHOUSE_OPERATIVE')]) {
    expect(await other.productImports.create(body)).toBeRefused(403)
    expect(await other.productImports.list()).toBeRefused(403)
    expect(await other.productImports.undo(importId)).toBeRefused(403)
  }
  expect((await (await home.asTenant('INVENTORY_ADMINISTRATOR')).productImports.create(body)).status).toBe(201)
  const { client } = await (await funeralHome()).staff({ tenantRole: 'ADMINISTRATOR' })
  expect(await client.productImports.undo(importId)).toBeRefused(404)
  expect((await client.productImports.list()).body.items).toEqual([])
})
