import type { Finding } from '../kit'
import { mayHaveStock, type ProductType } from './enums'
import type { MovementFields, ProductFields } from './fields'

type Sold = Pick<ProductFields, 'type' | 'bundleDisplay' | 'parts' | 'stockTracked'>

/** What is wrong with an article as a whole, a bundle above all: spec 1 section 5. */
export const checkProduct = ({ type, bundleDisplay, parts, stockTracked }: Partial<Sold>): Finding[] => {
  const findings: Finding[] = []
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

type Parted = {
  type: ProductType
  priceCents: number | null
  parts: readonly { quantity: number; priceCents: number | null }[]
}

/** @returns what an article costs in cents: its own price, else of a bundle what its parts come to; null for none. */
export const askedPrice = ({ type, priceCents, parts }: Parted): number | null => {
  if (priceCents !== null || type !== 'BUNDLE') return priceCents
  return parts.reduce((sum, part) => sum + part.quantity * (part.priceCents ?? 0), 0)
}
