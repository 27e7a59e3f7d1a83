import { feature } from '../kit/feature'
import { demo } from './demo'
import { productAsOwner } from './document-owner'
import { productHandlers } from './handlers'
import { productImportHandlers } from './import'

export { findSold } from './queries'

export const products = feature({
  handlers: { products: productHandlers, productImports: productImportHandlers },
  kinds: {
    products: 'products',
    product_parts: 'products',
    product_prices: 'products',
    offered_products: 'products',
    stock_movements: 'products',
    product_imports: 'product-imports',
    product_import_rows: 'product-imports',
  },
  owners: { PRODUCT: productAsOwner },
  demo,
})
