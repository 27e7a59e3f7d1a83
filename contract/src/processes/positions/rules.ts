import type { Finding } from '../../kit'
import { priceOf, type Sums, sumOf, sumsOf, type Taxed } from '../../kit/money'
import { mostCents, type PriceType, type ProductType } from '../../products'
import type { PositionFields, PositionGroup, PositionPart } from './fields'

/** @returns the group that an article of a kind stands in: spec 1 section 3.1. */
export const groupOfType = (type: ProductType): PositionGroup => {
  if (type === 'EXTERNAL') return 'EXTERNAL_SERVICES'
  return type === 'EXPENSE' ? 'EXPENSES' : 'PRODUCTS'
}

/** What one position may come to before its discount: so much that all of a process can be counted with, in cents. */
const mostAmountCents = 1_000_000_000_000

type Checked = Pick<PositionFields, 'productId' | 'group' | 'quantity' | 'unitPriceCents' | 'reason'> & {
  /** What the article cost when it was taken, and whether that was where its price begins. */
  listPriceCents: number | null
  listPriceType: PriceType | null
  /** Taken from a store, so that it is counted in pieces. */
  isCounted: boolean
}

/** @returns whether a price is not the one of the article; above the one that it begins at, every price is. */
const isOwnPrice = ({ unitPriceCents, listPriceCents, listPriceType }: Checked): boolean => {
  if (listPriceCents === null) return false
  return listPriceType === 'FROM' ? unitPriceCents < listPriceCents : unitPriceCents !== listPriceCents
}

/** A bundle may cost more than an article of its own: its price is what its parts cost. */
const isTooMuch = ({ quantity, unitPriceCents }: Checked): boolean =>
  unitPriceCents > mostCents || Math.abs(quantity) * unitPriceCents > mostAmountCents

/**
 * What is wrong with a position as a whole: decisions section 10.
 *
 * @returns findings at `productId`, `quantity` and `reason`.
 */
export const checkPosition = (position: Checked): Finding[] => {
  const { productId, group, quantity, reason, isCounted } = position
  const findings: Finding[] = []
  if (group === 'PAYMENTS' && productId !== null)
    findings.push({ field: 'productId', message: 'position.validation.payment' })
  if (isCounted && !Number.isInteger(quantity))
    findings.push({ field: 'quantity', message: 'position.validation.whole-quantity' })
  if (isTooMuch(position)) findings.push({ field: 'quantity', message: 'position.validation.amount' })
  if (isOwnPrice(position) && !reason) findings.push({ field: 'reason', message: 'position.validation.reason' })
  return findings
}

/** What is the same of every payment: it bears no tax and comes down by no discount. */
export const paymentFacts = { vatRate: 0, priceIsGross: true, passThrough: false, discountPercent: null } as const

type Priced = Pick<
  PositionFields,
  'group' | 'quantity' | 'unitPriceCents' | 'priceIsGross' | 'vatRate' | 'passThrough' | 'discountPercent'
> & { pricedByParts: boolean; parts: readonly PositionPart[] }

/** An amount cut by weights: each gets its share, and the cents that are left go to the largest remainders. */
const shared = (amount: number, weights: readonly number[]): number[] => {
  const total = BigInt(sumOf(weights))
  // Cents times cents are more than a number holds exactly.
  const exact = weights.map((weight) => BigInt(Math.abs(amount)) * BigInt(weight))
  const shares = exact.map((value) => Number(value / total))
  const left = Math.abs(amount) - sumOf(shares)
  const byRemainder = exact.map((value, at) => ({ at, rest: value % total }))
  byRemainder.sort((one, other) => Number(other.rest - one.rest) || one.at - other.at)
  for (const { at } of byRemainder.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1
  return shares.map((share) => (amount < 0 ? -share : share))
}

/** A bundle that its parts make the price of is taxed as they are, each with its share of what is charged. */
const taxedParts = (position: Priced): Taxed[] => {
  const weights = position.parts.map(({ quantity, unitPriceCents }) => quantity * unitPriceCents)
  if (!weights.some((weight) => weight > 0)) return [position]
  const { priceIsGross } = position
  return shared(priceOf(position), weights).map((unitPriceCents, at) => {
    const { vatRate, passThrough } = position.parts[at] as PositionPart
    return { quantity: 1, unitPriceCents, priceIsGross, vatRate, passThrough }
  })
}

export type PositionSums = Sums & {
  /** What has been paid already. */
  paidCents: number
  /** What is left to be paid; below zero where too much was paid. */
  openCents: number
}

/**
 * What the positions of a process come to: decisions section 10. Payments are no part of what is charged.
 *
 * @returns amounts in cents.
 * @throws RangeError for amounts that grow too large to be counted with.
 */
export const positionSums = (positions: readonly Priced[]): PositionSums => {
  const charged = positions.filter(({ group }) => group !== 'PAYMENTS')
  const sums = sumsOf(charged.flatMap((position) => (position.pricedByParts ? taxedParts(position) : [position])))
  const paidCents = sumOf(positions.filter(({ group }) => group === 'PAYMENTS').map(priceOf))
  return { ...sums, paidCents, openCents: sumOf([sums.grossCents, -paidCents]) }
}
