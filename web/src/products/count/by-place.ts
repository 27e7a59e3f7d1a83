import type { Product } from '@pietas/contract/products'

export interface Place {
  /** Null = nobody has said where they lie. */
  place: string | null
  products: Product[]
}

/** Articles in the order in which somebody walks past them: by their place, and there by their name. */
export function byPlace(products: readonly Product[]): Place[] {
  const places = new Map<string | null, Product[]>()
  for (const product of products) places.set(product.place, [...(places.get(product.place) ?? []), product])
  return [...places]
    .map(([place, found]) => ({ place, products: found }))
    .sort((one, other) => {
      if (one.place === null || other.place === null) return Number(one.place === null) - Number(other.place === null)
      return one.place.localeCompare(other.place, undefined, { numeric: true })
    })
}

/** @returns how many were counted; null for nothing that is typed, undefined for what is no count. */
export function countOf(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined
}
