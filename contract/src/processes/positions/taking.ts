import { mayHaveStock, ownPrice, type PricePlace, type Product, partPrice, priceOn } from '../../products'
import type { PositionFields, PositionPart } from './fields'
import { groupOfType } from './rules'

type Sold = 'name' | 'description' | 'type' | 'bundleDisplay' | 'parts'
type Priced = 'priceType' | 'priceCents' | 'prices' | 'priceIsGross' | 'vatRate' | 'passThrough'

/** An article as a position takes it. */
export type TakenArticle = Pick<Product, 'id' | Sold | Priced>

/** What a position takes from its article: its words, its price, and what it is made of. */
export type Taken = Omit<PositionFields, 'quantity' | 'discountPercent' | 'reason' | 'unitPriceCents'> & {
  unitPriceCents: number | null
  listPriceCents: number | null
  listPriceType: Product['priceType'] | null
  bundleDisplay: Product['bundleDisplay']
  pricedByParts: boolean
  parts: PositionPart[]
  /** Counted in pieces, because it lies in a store, itself or what it is made of. */
  isCounted: boolean
}

/**
 * What is taken from an article when a process begins to charge for it. It stays what it was then, whatever becomes of
 * the article: spec 1 section 3.1, decisions section 10.
 *
 * @param place the legal entity that charges for it, and the day.
 * @returns prices in cents; null where the article has none.
 */
export const takenFrom = (article: TakenArticle, place: PricePlace): Taken => {
  const { id, name, description, type, priceType, priceIsGross, vatRate, passThrough, bundleDisplay } = article
  const price = priceOn(article, place)
  const parts = article.parts.map((part) => ({
    ...{ productId: part.productId, text: part.name, quantity: part.quantity },
    ...{ unitPriceCents: partPrice(part, priceIsGross, place), vatRate: part.vatRate, passThrough: part.passThrough },
  }))
  return {
    ...{ productId: id, text: name, description, group: groupOfType(type) },
    ...{ unitPriceCents: price, priceIsGross, vatRate, passThrough },
    ...{ listPriceCents: price, listPriceType: priceType },
    ...{ bundleDisplay, pricedByParts: parts.length > 0 && ownPrice(article, place) === null, parts },
    isCounted: [article, ...article.parts].some((one) => mayHaveStock(one.type)),
  }
}
