import { mostCategoryLevels } from './fields'

/** A product category as far as its place in the tree goes: the way to it from the top, itself included. */
export type Placed = { path: readonly { id: number; name: string }[] }

/**
 * Why a product category cannot stand below another one.
 *
 * @param id of the category; null for a new one.
 * @returns the key of a message, or null where it can. What stands below the category itself is known to the server
 * alone, which counts those levels as well.
 */
export const refusalOfPlace = (id: number | null, above: Placed) => {
  if (above.path.some((one) => one.id === id)) return 'product.validation.category-ring' as const
  return above.path.length >= mostCategoryLevels ? ('product.validation.category-depth' as const) : null
}

/** @returns how a product category is read: `Särge / Eiche`. */
export const pathText = ({ path }: Placed): string => path.map(({ name }) => name).join(' / ')
