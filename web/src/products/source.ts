import type { Product } from '@pietas/contract/products'
import { client } from '../kit/api/client'
import { translate } from '../kit/i18n'
import { sourceByName } from '../kit/picker/source'

/** What a bundle may be made of: every article that is none itself. */
export const partSource = () =>
  sourceByName<Product>({
    key: ['products', 'parts'],
    list: client.products.list,
    secondary: ({ number }) => number ?? '',
    refuse: ({ type }) => (type === 'BUNDLE' ? translate('product.validation.part-is-bundle') : undefined),
  })
