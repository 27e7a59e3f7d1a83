import { priceOf } from '@pietas/contract/kit/money'
import type { Position } from '@pietas/contract/processes'
import { joinParts, numbersAs, type Translate } from '../../kit/i18n'
import { euros } from '../../kit/money'

const written = numbersAs({ maximumFractionDigits: 3 })

/** @returns how many, as it is read: `12,5`. */
export const quantityText = ({ quantity }: Pick<Position, 'quantity'>): string => written(quantity)

const taxText = ({ group, passThrough, priceIsGross, vatRate }: Position, t: Translate): string => {
  if (group === 'PAYMENTS') return ''
  if (passThrough) return t('position.pass-through-short')
  return t(priceIsGross ? 'position.with-tax' : 'position.without-tax', { rate: vatRate })
}

/** @returns what is to be known of the price beside it: its tax, and what comes off. */
export const priceNote = (position: Position, t: Translate): string => {
  const discount = position.discountPercent
  return joinParts(
    [
      position.pricedByParts ? t('position.taxed-by-parts') : taxText(position, t),
      discount ? t('position.discount-of', { percent: written(discount) }) : null,
    ],
    ' · ',
  )
}

/** @returns what a position comes to, as its price is given. */
export const totalText = (position: Position): string => euros(priceOf(position))
