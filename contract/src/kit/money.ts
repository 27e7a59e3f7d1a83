/** The rates of value added tax, in percent. */
export const vatRates = [19, 7, 0] as const
export type VatRate = (typeof vatRates)[number]

const largest = BigInt(Number.MAX_SAFE_INTEGER)

/** @throws RangeError unless the amount is a whole number of cents that can be counted with. */
const whole = (cents: number): bigint => {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is no amount in cents`)
  return BigInt(cents)
}

const amount = (cents: bigint): number => {
  if (cents > largest || cents < -largest) throw new RangeError('The amount is too large to be counted with')
  return Number(cents)
}

/** A decimal as a whole number of its smallest parts. @throws RangeError when it has more decimals. */
const scaled = (value: number, decimals: number): bigint => {
  const scale = 10 ** decimals
  const parts = Math.round(value * scale)
  if (!Number.isSafeInteger(parts) || parts / scale !== value)
    throw new RangeError(`${value} has more than ${decimals} decimals or is no number`)
  return BigInt(parts)
}

/** Half a cent is rounded up, of a credit as of a charge: away from zero. */
const divided = (dividend: bigint, divisor: bigint): bigint => {
  const size = dividend < 0n ? -dividend : dividend
  const rounded = (2n * size + divisor) / (2n * divisor)
  return dividend < 0n ? -rounded : rounded
}

/** @returns the sum in cents. @throws RangeError for what is no amount, or grows too large. */
export const sumOf = (cents: readonly number[]): number => amount(cents.reduce((sum, part) => sum + whole(part), 0n))

/** @returns the tax in cents on top of a net amount. */
export const vatOfNet = (netCents: number, rate: VatRate): number =>
  amount(divided(whole(netCents) * BigInt(rate), 100n))

/** @returns the tax in cents inside a gross amount. */
export const vatOfGross = (grossCents: number, rate: VatRate): number =>
  amount(divided(whole(grossCents) * BigInt(rate), BigInt(100 + rate)))

/** @returns the gross amount in cents. */
export const grossOf = (netCents: number, rate: VatRate): number => sumOf([netCents, vatOfNet(netCents, rate)])

/** @returns the net amount in cents; the net amount that a gross one was made of comes out again. */
export const netOf = (grossCents: number, rate: VatRate): number => sumOf([grossCents, -vatOfGross(grossCents, rate)])

export type Priced = {
  /** Up to three decimals, such as hours or kilometres; below zero for what is taken back. */
  quantity: number
  unitPriceCents: number
  /** From 0 to 100, up to two decimals. */
  discountPercent?: number | null
}

/**
 * @returns what a position comes to in cents, less its discount, rounded once.
 * @throws RangeError for a discount beyond 0 to 100 percent, more decimals, or an amount that grows too large.
 */
export const priceOf = ({ quantity, unitPriceCents, discountPercent }: Priced): number => {
  const discount = scaled(discountPercent ?? 0, 2)
  if (discount < 0n || discount > 10_000n) throw new RangeError(`${discountPercent} percent is no discount`)
  return amount(divided(scaled(quantity, 3) * whole(unitPriceCents) * (10_000n - discount), 10_000_000n))
}

export type Taxed = Priced & {
  vatRate: VatRate
  /** Whether the price contains the tax. */
  priceIsGross?: boolean
  /** Laid out for the client, such as a fee of the cemetery: charged as it is, without tax. */
  passThrough?: boolean
}

export type Sums = {
  /** Without tax and without what is passed through. */
  netCents: number
  /** A row for each rate that occurs, the highest first. */
  vat: { rate: VatRate; netCents: number; vatCents: number }[]
  passThroughCents: number
  /** All that is to be paid. */
  grossCents: number
}

const totalOf = (charged: readonly Taxed[]): number => sumOf(charged.map(priceOf))

/** What all positions of one rate come to: prices that contain the tax stay what was asked for. */
const ofRate = (rate: VatRate, positions: readonly Taxed[]): Sums['vat'][number] => {
  const gross = totalOf(positions.filter(({ priceIsGross }) => priceIsGross))
  const net = totalOf(positions.filter(({ priceIsGross }) => !priceIsGross))
  const contained = vatOfGross(gross, rate)
  return { rate, netCents: sumOf([net, gross, -contained]), vatCents: sumOf([vatOfNet(net, rate), contained]) }
}

/**
 * What positions come to: decisions section 10. The tax is worked out on the sum of each rate and rounded once there, on
 * the prices without it and on those that contain it, so that it does not depend on how the positions are cut.
 *
 * @returns amounts in cents.
 * @throws RangeError as `priceOf` does.
 */
export const sumsOf = (positions: readonly Taxed[]): Sums => {
  const taxed = positions.filter(({ passThrough }) => !passThrough)
  const vat = vatRates.flatMap((rate) => {
    const charged = taxed.filter(({ vatRate }) => vatRate === rate)
    return charged.length === 0 ? [] : [ofRate(rate, charged)]
  })
  const netCents = sumOf(vat.map((row) => row.netCents))
  const passThroughCents = totalOf(positions.filter(({ passThrough }) => passThrough))
  const grossCents = sumOf([netCents, ...vat.map(({ vatCents }) => vatCents), passThroughCents])
  return { netCents, vat, passThroughCents, grossCents }
}
