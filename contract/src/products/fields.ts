import * as z from 'zod'
import { id, isoDate, optionalText, requiredText } from '../kit'
import { vatRates } from '../kit/money'
import { bundleDisplays, priceTypes, productTypes } from './enums'

/** The highest price of one thing in cents, ten million euros: more than anything costs that a house sells. */
export const mostCents = 1_000_000_000

/** A price in cents, from 0 up. */
export const cents = z.int().min(0).max(mostCents)

/** The rate of value added tax in percent. */
export const vatRate = z.literal(vatRates)

/** Most parts of one bundle. */
export const mostParts = 50

/** Most prices that an article has beside its own. */
export const mostPrices = 100

const price = z.object({
  /** Null = at every legal entity. */
  legalEntityId: id.nullable(),
  /** The first day of it; null = it has held ever since. */
  validFrom: isoDate.nullable(),
  priceCents: cents,
})
export type ProductPrice = z.output<typeof price>

const part = z.object({ productId: id, quantity: z.int().min(1).max(999) })

/** Every stored field of an article, once: spec 1 section 3.1, decisions section 10. */
export const productFields = z.object({
  name: requiredText(200),
  number: optionalText(50),
  type: z.enum(productTypes, { error: 'product.validation.type-required' }),
  categoryId: id.nullable(),
  description: optionalText(2000),
  priceType: z.enum(priceTypes, { error: 'product.validation.price-type-required' }),
  /** Null = no price of its own: of a bundle, its parts make it. */
  priceCents: cents.nullable(),
  /** Further ones, at a legal entity or from a day on; which of them holds says `priceOn`. */
  prices: z.array(price).max(mostPrices),
  /** Whether the price contains the tax. */
  priceIsGross: z.boolean(),
  vatRate,
  /** Laid out for the client and charged as it is, without tax. */
  passThrough: z.boolean(),
  /** Only of a bundle. */
  bundleDisplay: z.enum(bundleDisplays, { error: 'product.validation.bundle-display-required' }).nullable(),
  parts: z.array(part).max(mostParts),
  supplierId: id.nullable(),
  stockTracked: z.boolean(),
  /** As many as should be there at least. */
  minimumStock: z.int().min(0).max(1_000_000).nullable(),
  /** Where it lies in the store. */
  place: optionalText(200),
  /** The legal entities that sell it. */
  legalEntityIds: z.array(id).max(200),
})
export type ProductFields = z.output<typeof productFields>

/** Most that one movement says. */
const mostMoved = 1_000_000

/**
 * One movement of a stock. IN, OUT and COUNT say how many, from 1 up (a count from 0 up); a CORRECTION says the
 * difference, below zero for what is missing.
 */
export const movementFields = z.object({
  kind: z.enum(['IN', 'OUT', 'CORRECTION', 'COUNT'], { error: 'product.validation.kind-required' }),
  quantity: z.int().min(-mostMoved).max(mostMoved),
  reason: optionalText(500),
  /** The process that goods are taken for. */
  processId: id.nullable(),
})
export type MovementFields = z.output<typeof movementFields>
