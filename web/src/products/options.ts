import { vatRates } from '@pietas/contract/kit/money'
import { bundleDisplays, priceTypes, productTypes } from '@pietas/contract/products'
import type { Translate } from '../kit/i18n'

/** The lists that a form about articles chooses from, in the language of the page. */
export const productOptions = (t: Translate) => ({
  types: productTypes.map((value) => ({ value, label: t(`product.type.${value}`) })),
  priceTypes: priceTypes.map((value) => ({ value, label: t(`product.priceType.${value}`) })),
  bundleDisplays: bundleDisplays.map((value) => ({ value, label: t(`product.bundleDisplay.${value}`) })),
})

/** The rates of value added tax for a field of a form: chosen by their texts and stored as numbers. */
export const vatOptions = {
  options: vatRates.map((rate) => ({ value: String(rate), label: `${rate} %` })),
  stored: {
    read: (value: unknown) => (typeof value === 'number' ? String(value) : null),
    write: (chosen: string | null) => (chosen === null ? null : Number(chosen)),
  },
}
