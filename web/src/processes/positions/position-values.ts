import { today } from '@pietas/contract/kit'
import {
  checkPosition,
  type Position,
  type PositionFields,
  positionFields,
  type Taken,
  takenFrom,
} from '@pietas/contract/processes'
import type { Product } from '@pietas/contract/products'
import { activeLegalEntityId } from '../../kit/session'

/** Where and when an article is taken. */
export const placeNow = () => ({ legalEntityId: activeLegalEntityId(), day: today() })

/** What the form of a position holds; it stays with its article. */
export type PositionValues = Omit<PositionFields, 'productId'>

export const positionSchema = positionFields.omit({ productId: true })

/** What is known of the article of a position. */
export type OfArticle = Pick<Taken, 'productId' | 'listPriceCents' | 'listPriceType' | 'isCounted'>

const free: OfArticle = { productId: null, listPriceCents: null, listPriceType: null, isCounted: false }

export const articleOf = (from: Position | Product | undefined): OfArticle => {
  if (!from) return free
  if ('processId' in from) return from
  return takenFrom(from, placeNow())
}

export const rulesOf = (article: OfArticle) => (values: PositionValues) => checkPosition({ ...article, ...values })

/** A written position starts with the price as the client sees it. */
const written = (text: string): PositionValues => ({
  ...{ text, description: null, group: 'EXTERNAL_SERVICES', quantity: 1, unitPriceCents: null as never },
  ...{ priceIsGross: true, vatRate: 19, passThrough: false, discountPercent: null, reason: null },
})

/** @returns what the form starts from: a position, an article, or what was typed. */
export const valuesOf = (from: Position | Product | undefined, text = ''): PositionValues => {
  if (!from) return written(text)
  if ('processId' in from) return from
  const taken = takenFrom(from, placeNow())
  return { ...written(''), ...taken, unitPriceCents: taken.unitPriceCents as never }
}
