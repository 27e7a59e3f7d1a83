import { type Finding, today } from '@pietas/contract/kit'
import { mostPositions, type PositionFields, paymentFacts, type Taken, takenFrom } from '@pietas/contract/processes'
import { type Product, priceOn } from '@pietas/contract/products'
import { type Call, demand } from '../../kit/call'
import type { Tx } from '../../kit/db/transaction'
import { invalidField, refuseIfAny } from '../../kit/refusal'
import { countPositions } from './queries'

/** A position as it is stored, beside its process and its place. */
export type Draft = PositionFields & Omit<Taken, keyof PositionFields>

/** Whoever picks articles may look at them. @throws 403 */
export const demandArticles = (call: Pick<Call, 'actor' | 'grants' | 'tx'>, legalEntityId: number): Promise<void> =>
  demand(call, 'Warehouse:Read', legalEntityId)

/** @throws 400 for an article that is unknown, deleted, or not sold at the house. */
export const soldAt = (articles: ReadonlyMap<number, Product>, id: number): Product => {
  const found = articles.get(id)
  if (!found) throw invalidField('productId', 'common.validation-unknown-reference')
  return found
}

/** @throws 400 where there would be more positions than anybody reads. */
export const refuseTooMany = async (tx: Tx, processId: number, added: number): Promise<void> => {
  if ((await countPositions(tx, processId)) + added > mostPositions)
    throw invalidField('', 'position.validation.too-many')
}

/** Whether an article is there, and has a price at the house today. */
export const hasPrice = (article: Product | null, legalEntityId: number): boolean =>
  article !== null && priceOn(article, { legalEntityId, day: today() }) !== null

const written: Omit<Taken, 'text' | 'unitPriceCents'> = {
  ...{ productId: null, description: null, group: 'PRODUCTS', priceIsGross: false, vatRate: 19, passThrough: false },
  ...{ listPriceCents: null, listPriceType: null, bundleDisplay: null, pricedByParts: false, parts: [] },
  isCounted: false,
}

const said = <T extends object>(body: T): Partial<T> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Partial<T>

/** Where a tax is said that is another one than the article's, its parts no longer make the price. */
const isTaxedByParts = (
  taken: Pick<Taken, 'pricedByParts' | 'vatRate' | 'passThrough' | 'priceIsGross'>,
  body: object,
) =>
  taken.pricedByParts &&
  Object.entries(body).every(
    ([field, value]) =>
      !['vatRate', 'passThrough', 'priceIsGross'].includes(field) || value === taken[field as 'vatRate'],
  )

/**
 * A new position: what is said of it, the rest from its article.
 *
 * @throws 400 where neither says what it is or what it costs.
 */
export const draftOf = (body: Partial<PositionFields>, article: Product | null, legalEntityId: number): Draft => {
  const taken: Partial<Taken> = article ? takenFrom(article, { legalEntityId, day: today() }) : written
  const own = said(body)
  const draft = { quantity: 1, discountPercent: null, reason: null, ...taken, ...own }
  const findings = (['text', 'unitPriceCents'] as const).flatMap((field): Finding[] =>
    draft[field] === undefined || draft[field] === null ? [{ field, message: 'common.validation-required' }] : [],
  )
  refuseIfAny(findings)
  const priced = { ...draft, pricedByParts: isTaxedByParts(draft as Taken, own) }
  return { ...priced, ...(priced.group === 'PAYMENTS' ? paymentFacts : {}) } as Draft
}
