import { feature } from '../kit/feature'
import { demo } from './demo'
import { productAsOwner } from './document-owner'
import { productHandlers } from './handlers'

export { findSold } from './queries'

export const products = feature({
  handlers: { products: productHandlers },
  kinds: {
    products: 'products',
    product_parts: 'products',
    product_prices: 'products',
    offered_products: 'products',
    stock_movements: 'products',
  },
  owners: { PRODUCT: productAsOwner },
  demo,
})
