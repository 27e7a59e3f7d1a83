import type { Product } from '@pietas/contract/products'
import { client } from '../kit/api/client'
import { joinParts, translate } from '../kit/i18n'
import { sourceByName } from '../kit/picker/source'
import { priceText } from './product-columns'

/** What a legal entity sells, with what it costs. */
export const soldSource = (legalEntityId: number) =>
  sourceByName<Product>({
    key: ['products', 'sold', legalEntityId],
    list: client.products.list,
    only: { filters: { legalEntityId } },
    secondary: (product) => joinParts([product.number, product.category?.name, priceText(product)], ' · '),
  })

/** Every article, whoever sells it. */
export const articleSource = () =>
  sourceByName<Product>({
    key: ['products', 'all'],
    list: client.products.list,
    secondary: (product) => joinParts([product.number, product.category?.name], ' · '),
  })

/** What a bundle may be made of: every article that is none itself. */
export const partSource = () =>
  sourceByName<Product>({
    key: ['products', 'parts'],
    list: client.products.list,
    secondary: ({ number }) => number ?? '',
    refuse: ({ type }) => (type === 'BUNDLE' ? translate('product.validation.part-is-bundle') : undefined),
  })
