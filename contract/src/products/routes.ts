import * as z from 'zod'
import { mostProductPictures } from '../documents'
import { flag, id, listQuery, page, route, shownWhole, stored, tenantPath, wireId } from '../kit'
import { categoryPath } from '../master-data'
import { priceTypes, productTypes } from './enums'
import { movementFields, productFields } from './fields'

const named = z.object({ id, name: z.string(), deleted: z.boolean() })

/** An article as it is answered. */
export const product = z.object({
  id,
  ...productFields.shape,
  description: z.string().nullable(),
  category: named.extend({ path: categoryPath }).nullable(),
  supplier: named.nullable(),
  parts: z.array(
    z.object({
      productId: id,
      quantity: z.int(),
      name: z.string(),
      ...productFields.pick({
        type: true,
        priceCents: true,
        prices: true,
        priceIsGross: true,
        vatRate: true,
        passThrough: true,
      }).shape,
      deleted: z.boolean(),
    }),
  ),
  /** Its pictures in their order, the main one first. */
  pictures: z.array(z.object({ id, accessToken: z.string(), fileName: z.string(), mimeType: z.string() })),
  /** Of the main picture; null without one. */
  documentAccessToken: z.string().nullable(),
  /** How many there are by the ledger; 0 where none is kept. */
  stock: z.int(),
  /** Fewer than there should be at least. */
  isLow: z.boolean(),
  /** How many of them open processes wait for. */
  reserved: z.int(),
  ...stored.shape,
})
export type Product = z.output<typeof product>

/** A movement of a stock. It stays as it is: what was booked wrongly is put right by another one. */
export const stockMovement = z.object({
  id,
  ...movementFields.shape,
  reason: z.string().nullable(),
  productId: id,
  /** By how much the stock has changed. */
  change: z.int(),
  stockAfter: z.int(),
  createdAt: z.string(),
  createdBy: id.nullable(),
  author: z.object({ id, firstName: z.string(), lastName: z.string() }).nullable(),
})
export type StockMovement = z.output<typeof stockMovement>

/** An open process that waits for goods: how many it needs, and how many it has been given. */
export const reservation = z.object({ processId: id, needed: z.int(), booked: z.int(), open: z.int() })
export type Reservation = z.output<typeof reservation>

const productsPath = `${tenantPath}/products` as const
const productPath = `${productsPath}/{productId}` as const
const movementsPath = `${productPath}/stock-movements` as const
const read = { ofRecord: 'Warehouse:Read' } as const

const productQuery = listQuery({
  sortBy: ['NAME', 'NUMBER', 'PRICE', 'STOCK', 'CREATED_AT', 'UPDATED_AT'],
  filters: {
    deleted: z.boolean(),
    categoryId: id,
    type: z.enum(productTypes),
    priceType: z.enum(priceTypes),
    stockTracked: z.boolean(),
    supplierId: id,
    isLow: z.boolean(),
    legalEntityId: id,
  },
}).extend({
  /** At which legal entity articles are sorted by what they cost today; absent = at none in particular. */
  pricesAt: wireId.optional(),
})

/** What a house sells, and how much of it lies in the store. */
export const products = {
  list: route({
    method: 'GET',
    path: productsPath,
    access: read,
    about: 'The articles of the tenant',
    query: productQuery,
    answer: page(product),
  }),
  create: route({
    method: 'POST',
    path: productsPath,
    access: 'Warehouse:CreateArticle',
    about: 'Adds an article',
    body: productFields.partial().extend(productFields.pick({ name: true, type: true, priceType: true }).shape),
    answer: product,
    failures: ['CONFLICT'],
  }),
  get: route({
    method: 'GET',
    path: productPath,
    access: read,
    about: 'One article, deleted ones included',
    answer: product,
    failures: ['NOT_FOUND'],
  }),
  update: route({
    method: 'PATCH',
    path: productPath,
    access: 'Warehouse:EditArticle',
    about: 'Changes an article; its stock is changed by movements alone',
    body: productFields.partial(),
    answer: product,
    failures: ['NOT_FOUND', 'STALE_VERSION', 'CONFLICT'],
  }),
  delete: route({
    method: 'DELETE',
    path: productPath,
    access: 'Warehouse:DeleteArticle',
    about: 'Takes an article out of the lists; records keep showing it',
    failures: ['NOT_FOUND'],
  }),
  restore: route({
    method: 'POST',
    path: `${productPath}/restore`,
    access: 'Warehouse:DeleteArticle',
    about: 'Puts a deleted article back into the lists',
    answer: product,
    status: 200,
    failures: ['NOT_FOUND', 'CONFLICT'],
  }),
  arrangePictures: route({
    method: 'PATCH',
    path: `${productPath}/pictures`,
    access: 'Warehouse:EditArticle',
    about: 'Puts the pictures of an article in this order, the main one first; each of them is named once',
    body: z.object({ documentIds: z.array(id).max(mostProductPictures) }),
    answer: product,
    failures: ['NOT_FOUND'],
  }),
  listMovements: route({
    method: 'GET',
    path: movementsPath,
    access: read,
    about: 'What has come and gone of an article, the latest first',
    query: shownWhole({ sortBy: ['CREATED_AT'] }),
    answer: page(stockMovement),
    failures: ['NOT_FOUND'],
  }),
  listReservations: route({
    method: 'GET',
    path: `${productPath}/reservations`,
    access: 'Warehouse:Read',
    about: 'The open processes that wait for an article, the oldest first; the first 200 of them',
    answer: z.object({ items: z.array(reservation) }),
    failures: ['NOT_FOUND'],
  }),
  move: route({
    method: 'POST',
    path: movementsPath,
    access: 'Warehouse:BookStock',
    about:
      'Books goods in or out, puts a stock right or counts it; 409 where more would go than there is, unless `ignoreStock` says so',
    query: z.object({ ignoreStock: flag.optional() }),
    body: movementFields.partial({ reason: true, processId: true }),
    answer: stockMovement,
    failures: ['NOT_FOUND', 'STOCK_EXCEEDED'],
  }),
}
