import * as z from 'zod'
import { id, page, route, shownWhole, stored, tenantPath } from '../../kit'
import { vatRates } from '../../kit/money'
import { bundleDisplays, priceTypes } from '../../products'
import { mostPositions, positionFields, positionPart } from './fields'

/** What a process charges for, as it is answered. */
export const position = z.object({
  id,
  processId: id,
  ...positionFields.shape,
  description: z.string().nullable(),
  reason: z.string().nullable(),
  /** What the article cost when it was taken, and whether its price begins there. */
  listPriceCents: z.int().nullable(),
  listPriceType: z.enum(priceTypes).nullable(),
  /** Only of a bundle: how its parts are shown, and whether they make its price. */
  bundleDisplay: z.enum(bundleDisplays).nullable(),
  pricedByParts: z.boolean(),
  parts: z.array(positionPart),
  /** Counted in pieces, because it lies in a store. */
  isCounted: z.boolean(),
  /** Where it stands in its group, from 1 up. */
  place: z.int(),
  product: z.object({ id, name: z.string(), number: z.string().nullable(), deleted: z.boolean() }).nullable(),
  ...stored.shape,
})
export type Position = z.output<typeof position>

const sums = z.object({
  netCents: z.int(),
  vat: z.array(z.object({ rate: z.literal(vatRates), netCents: z.int(), vatCents: z.int() })),
  passThroughCents: z.int(),
  grossCents: z.int(),
  paidCents: z.int(),
  openCents: z.int(),
})

/** What a process takes out of the store: how many of an article, and how many have been given out. */
export const neededGoods = z.object({
  productId: id,
  name: z.string(),
  number: z.string().nullable(),
  deleted: z.boolean(),
  needed: z.int(),
  booked: z.int(),
  /** How many there are, and how many of them processes wait for. */
  stock: z.int(),
  reserved: z.int(),
})
export type NeededGoods = z.output<typeof neededGoods>

const positionsPath = `${tenantPath}/processes/{processId}/positions` as const
const positionPath = `${positionsPath}/{positionId}` as const
const read = { ofRecord: 'Process:List' } as const
const write = { ofRecord: 'Process:Create' } as const

/** What a process charges for: goods, services of others, expenses, and what has been paid. */
export const positions = {
  list: route({
    method: 'GET',
    path: positionsPath,
    access: read,
    about: 'The positions of a process in their order, what all of them come to, and what they take out of the store',
    query: shownWhole({ sortBy: ['PLACE'] }),
    answer: page(position).extend({ sums, goods: z.array(neededGoods) }),
    failures: ['NOT_FOUND'],
  }),
  create: route({
    method: 'POST',
    path: positionsPath,
    access: write,
    about:
      'Adds a position, of an article or written freely. What is not said of an article is taken from it; another price than its own says why',
    body: positionFields.partial(),
    answer: position,
    failures: ['NOT_FOUND', 'PROCESS_CANCELLED'],
  }),
  takeOver: route({
    method: 'POST',
    path: `${positionsPath}/taken-over`,
    access: write,
    about:
      'Adds several articles at once, what a template holds, or what another process charges for: articles at the price of today, the rest as it stands there; payments stay where they are',
    body: z
      .object({
        articles: z.array(z.object({ productId: id, quantity: positionFields.shape.quantity })).max(mostPositions),
        templateId: id.nullable(),
        processId: id.nullable(),
      })
      .partial(),
    answer: z.object({
      items: z.array(position),
      /** What was left out by name: what the house does not sell any more, or has no price for. */
      leftOut: z.array(z.string()),
    }),
    failures: ['NOT_FOUND', 'PROCESS_CANCELLED'],
  }),
  update: route({
    method: 'PATCH',
    path: positionPath,
    access: write,
    about: 'Changes a position, or where it stands in its group; it stays with its article',
    body: positionFields
      .omit({ productId: true })
      .extend({ place: z.int().min(1).max(999) })
      .partial(),
    answer: position,
    failures: ['NOT_FOUND', 'PROCESS_CANCELLED', 'STALE_VERSION'],
  }),
  delete: route({
    method: 'DELETE',
    path: positionPath,
    access: write,
    about: 'Takes a position away',
    failures: ['NOT_FOUND', 'PROCESS_CANCELLED'],
  }),
  restore: route({
    method: 'POST',
    path: `${positionPath}/restore`,
    access: write,
    about: 'Puts a position back that was taken away',
    answer: position,
    status: 200,
    failures: ['NOT_FOUND', 'PROCESS_CANCELLED'],
  }),
}
