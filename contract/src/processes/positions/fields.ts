import * as z from 'zod'
import { id, optionalText, requiredText } from '../../kit'
import { cents, vatRate } from '../../products'

/** Groups that positions stand in on papers: spec 1 section 3.1, decisions section 10. */
export const positionGroups = ['PRODUCTS', 'EXTERNAL_SERVICES', 'EXPENSES', 'PAYMENTS'] as const
export type PositionGroup = (typeof positionGroups)[number]

/** Most positions of one process. */
export const mostPositions = 300

const mostQuantity = 99_999

/** A number with at most so many decimals. */
const decimal = (decimals: number, error: string) =>
  z.number().refine((value) => Number(value.toFixed(decimals)) === value, { error })

/** How many, hours or kilometres as well: up to three decimals, below zero for what is taken back. */
const quantity = decimal(3, 'position.validation.quantity').refine(
  (value) => value !== 0 && Math.abs(value) <= mostQuantity,
  { error: 'position.validation.quantity' },
)

/** What comes off the price, in percent with up to two decimals. */
const discountPercent = decimal(2, 'position.validation.discount').refine((value) => value >= 0 && value <= 100, {
  error: 'position.validation.discount',
})

/** Every field of a position that somebody may say, once: decisions section 10. */
export const positionFields = z.object({
  /** The article that it was taken from; null = written freely. */
  productId: id.nullable(),
  text: requiredText(200),
  description: optionalText(2000),
  group: z.enum(positionGroups, { error: 'position.validation.group-required' }),
  quantity,
  unitPriceCents: cents,
  /** Whether the price contains the tax. */
  priceIsGross: z.boolean(),
  vatRate,
  /** Laid out for the client and charged as it is, without tax. */
  passThrough: z.boolean(),
  discountPercent: discountPercent.nullable(),
  /** Why the price is another one than that of the article. */
  reason: optionalText(500),
})
export type PositionFields = z.output<typeof positionFields>

/** A part of a bundle as it was when the position was taken. Its price is net or gross as that of the position is. */
export const positionPart = z.object({
  productId: id,
  text: z.string(),
  quantity: z.int(),
  unitPriceCents: z.int(),
  vatRate,
  passThrough: z.boolean(),
})
export type PositionPart = z.output<typeof positionPart>
