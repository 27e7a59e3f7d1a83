import { grossOf, netOf } from '../../kit/money'
import { askedPrice, mayHaveStock, type Product } from '../../products'
import type { PositionFields, PositionPart } from './fields'
import { groupOfType } from './rules'

type Sold = 'name' | 'description' | 'type' | 'priceType' | 'priceCents' | 'priceIsGross' | 'vatRate' | 'passThrough'

/** An article as a position takes it. */
export type TakenArticle = Pick<Product, 'id' | Sold | 'bundleDisplay'> & { parts: readonly TakenPart[] }

type TakenPart = Pick<Product, 'type' | 'priceCents' | 'priceIsGross' | 'vatRate' | 'passThrough'> & {
  productId: number
  name: string
  quantity: number
}

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

/** A part's price as the bundle says its own: with the tax, or without it. */
const partOf = ({ name, priceCents, priceIsGross, type: _, ...part }: TakenPart, ofBundle: boolean): PositionPart => {
  const cents = priceCents ?? 0
  const isSame = priceIsGross === ofBundle || part.passThrough
  const turned = ofBundle ? grossOf : netOf
  return { ...part, text: name, unitPriceCents: isSame ? cents : turned(cents, part.vatRate) }
}

/**
 * What is taken from an article when a process begins to charge for it. It stays what it was then, whatever becomes of
 * the article: spec 1 section 3.1, decisions section 10.
 *
 * @returns prices in cents; null where the article has none.
 */
export const takenFrom = (article: TakenArticle): Taken => {
  const { id, name, description, type, priceType, priceIsGross, vatRate, passThrough, bundleDisplay } = article
  const parts = article.parts.map((part) => partOf(part, priceIsGross))
  const asParts = parts.map(({ quantity, unitPriceCents }) => ({ quantity, priceCents: unitPriceCents }))
  const price = askedPrice({ ...article, parts: asParts })
  return {
    ...{ productId: id, text: name, description, group: groupOfType(type) },
    ...{ unitPriceCents: price, priceIsGross, vatRate, passThrough },
    ...{ listPriceCents: price, listPriceType: priceType },
    ...{ bundleDisplay, pricedByParts: article.priceCents === null && parts.length > 0, parts },
    isCounted: [article, ...article.parts].some((one) => mayHaveStock(one.type)),
  }
}
