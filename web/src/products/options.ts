import { vatRates } from '@pietas/contract/kit/money'
import { bundleDisplays, priceTypes, productTypes } from '@pietas/contract/products'
import type { Translate } from '../kit/i18n'

/** The lists that a form about articles chooses from, in the language of the page. */
export const productOptions = (t: Translate) => ({
  types: productTypes.map((value) => ({ value, label: t(`product.type.${value}`) })),
  priceTypes: priceTypes.map((value) => ({ value, label: t(`product.priceType.${value}`) })),
  bundleDisplays: bundleDisplays.map((value) => ({ value, label: t(`product.bundleDisplay.${value}`) })),
  vatRates: vatRates.map((rate) => ({ value: String(rate), label: `${rate} %` })),
})
