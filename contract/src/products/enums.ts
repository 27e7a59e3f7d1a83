/** Kinds of article: spec 1 section 3.1. */
export const productTypes = [
  'SINGLE',
  'ON_DEMAND',
  'SERVICE',
  'PRINT',
  'EXTERNAL',
  'EXPENSE',
  'BUNDLE',
  'IMPORT',
] as const
export type ProductType = (typeof productTypes)[number]

/** Whether the price is what has to be paid, or what it begins at: spec 1 section 3.1. */
export const priceTypes = ['TOTAL', 'FROM'] as const
export type PriceType = (typeof priceTypes)[number]

/** How a bundle shows what it is made of: spec 1 section 3.1. */
export const bundleDisplays = [
  'SHOW_PRODUCTS_WITH_PRICES',
  'SHOW_PRODUCTS_WITHOUT_PRICES',
  'DO_NOT_SHOW_PRODUCTS',
] as const
export type BundleDisplay = (typeof bundleDisplays)[number]

/** Kinds that lie on no shelf: what is done, charged on, or made of others. */
const withoutStock: readonly ProductType[] = ['SERVICE', 'EXTERNAL', 'EXPENSE', 'BUNDLE']

/** @returns whether there can be a stock of articles of a kind. */
export const mayHaveStock = (type: ProductType): boolean => !withoutStock.includes(type)

/** Ways in which a stock changes: goods come, go, are put right by a difference, or are counted. */
export const movementKinds = ['IN', 'OUT', 'CORRECTION', 'COUNT'] as const
export type MovementKind = (typeof movementKinds)[number]
