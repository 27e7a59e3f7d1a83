import type { Finding } from '../kit'
import { grossOf, netOf, sumOf } from '../kit/money'
import { mayHaveStock, type ProductType } from './enums'
import type { MovementFields, ProductFields, ProductPrice } from './fields'

type Sold = Pick<ProductFields, 'type' | 'bundleDisplay' | 'parts' | 'prices' | 'stockTracked'>

/** At one legal entity one price begins on a day. */
const checkPrices = (prices: readonly ProductPrice[]): Finding[] => {
  const begins = prices.map(({ legalEntityId, validFrom }) => `${legalEntityId} ${validFrom}`)
  return begins.flatMap((one, at) =>
    begins.indexOf(one) < at
      ? [{ field: `prices.${at}.validFrom`, message: 'product.validation.price-twice' as const }]
      : [],
  )
}

/** What is wrong with an article as a whole, a bundle above all: spec 1 section 5. */
export const checkProduct = ({ type, bundleDisplay, parts, prices, stockTracked }: Partial<Sold>): Finding[] => {
  const findings: Finding[] = checkPrices(prices ?? [])
  const isBundle = type === 'BUNDLE'
  if (isBundle && !bundleDisplay)
    findings.push({ field: 'bundleDisplay', message: 'product.validation.bundle-display-required' })
  if (!isBundle && (parts ?? []).length > 0)
    findings.push({ field: 'parts', message: 'product.validation.parts-of-bundle' })
  const ids = (parts ?? []).map(({ productId }) => productId)
  if (new Set(ids).size < ids.length) findings.push({ field: 'parts', message: 'product.validation.part-twice' })
  if (type && stockTracked && !mayHaveStock(type))
    findings.push({ field: 'stockTracked', message: 'product.validation.no-stock' })
  return findings
}

/** What is wrong with a movement: nothing moves by nothing, and what is put right says why. */
export const checkMovement = ({ kind, quantity = 0, reason }: Partial<MovementFields>): Finding[] => {
  const findings: Finding[] = []
  const isTooFew = kind === 'CORRECTION' ? quantity === 0 : quantity < (kind === 'COUNT' ? 0 : 1)
  if (isTooFew) findings.push({ field: 'quantity', message: 'product.validation.quantity' })
  if (kind === 'CORRECTION' && !reason) findings.push({ field: 'reason', message: 'product.validation.reason' })
  return findings
}

type Stocked = { stock: number; minimumStock: number | null }

/** @returns which line a stock has crossed downwards, the lower one of two: spec 3 section 3.12. */
export const crossed = (before: Stocked, after: number): 'STOCK_NEGATIVE' | 'STOCK_LOW' | null => {
  if (before.stock >= 0 && after < 0) return 'STOCK_NEGATIVE'
  const least = before.minimumStock ?? 0
  return before.stock >= least && after < least ? 'STOCK_LOW' : null
}

/** What has to be known of an article to say what it costs. */
type Priced = Pick<ProductFields, 'priceCents' | 'prices' | 'priceIsGross' | 'vatRate' | 'passThrough'>
export type PricedProduct = Priced & {
  type: ProductType
  parts: readonly (Priced & { quantity: number })[]
}

/** Where and when a price is asked for: at a legal entity, or at none in particular, on a day `YYYY-MM-DD`. */
export type PricePlace = { legalEntityId: number | null; day: string }

// What has held ever since began before every day.
const began = ({ validFrom }: Pick<ProductPrice, 'validFrom'>): string => validFrom ?? ''

const latestOf = (prices: readonly ProductPrice[]): number | undefined =>
  prices.reduce<ProductPrice | undefined>((last, one) => (last && began(last) >= began(one) ? last : one), undefined)
    ?.priceCents

/** @returns the own price of an article in cents, parts left aside; null for none. */
export const ownPrice = ({ prices, priceCents }: Priced, { legalEntityId, day }: PricePlace): number | null => {
  const begun = prices.filter((price) => began(price) <= day)
  const ofHouse = begun.filter((price) => legalEntityId !== null && price.legalEntityId === legalEntityId)
  return latestOf(ofHouse) ?? latestOf(begun.filter((price) => price.legalEntityId === null)) ?? priceCents
}

/** A price with the tax or without, as the other one states it; what is passed through has none. */
const alike = (cents: number, { priceIsGross, vatRate, passThrough }: Priced, asGross: boolean): number => {
  if (passThrough || priceIsGross === asGross) return cents
  return asGross ? grossOf(cents, vatRate) : netOf(cents, vatRate)
}

/** @returns what one of a part costs in cents, with the tax or without it as the bundle states its own. */
export const partPrice = (part: Priced, asGross: boolean, place: PricePlace): number =>
  alike(ownPrice(part, place) ?? 0, part, asGross)

/**
 * What an article costs at a legal entity on a day: the latest price of the legal entity that has begun, else the
 * latest one for all, else the price of the article itself. A bundle without a price of its own costs what its parts
 * cost there and then: decisions section 10, Goods.
 *
 * @returns cents, with the tax where `priceIsGross` of the article says so; null for an article without a price.
 */
export const priceOn = (article: PricedProduct, place: PricePlace): number | null => {
  const own = ownPrice(article, place)
  if (own !== null || article.type !== 'BUNDLE') return own
  return sumOf(article.parts.map((part) => part.quantity * partPrice(part, article.priceIsGross, place)))
}
