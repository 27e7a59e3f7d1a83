import { checkProduct, type Product, productFields } from '@pietas/contract/products'
import { listFacts } from '../kit/admin-list'
import { client } from '../kit/api/client'
import { whenIdle } from '../kit/loading'
import { session } from '../kit/session'
import { ImportLink } from './import/import-link'
import { articleColumns, listPriced } from './product-columns'

// Two pickers and a list of parts, which no other list has.
const ProductFields = whenIdle(async () => (await import('./product-fields')).ProductFields)

const ProductPictures = whenIdle(async () => (await import('./pictures/product-pictures')).ProductPictures)

const { get, create, update, delete: remove, restore } = client.products

/** What the house sells. */
export const productList = listFacts<Product>({
  name: 'products',
  // What an article costs depends on where one works.
  key: () => ['products', session.get()?.tenant?.id, session.get()?.legalEntity?.id],
  title: 'product.many',
  item: 'product.one',
  belongs: 'product.belongs',
  create: 'Warehouse:CreateArticle',
  update: 'Warehouse:EditArticle',
  delete: 'Warehouse:DeleteArticle',
  level: 'tenant',
  calls: {
    list: ({ query, signal }) => listPriced(query as never, signal as AbortSignal),
    get,
    create,
    update,
    delete: remove,
    restore,
  },
  schema: productFields,
  labels: 'product',
  starts: {
    ...{ vatRate: 19, priceIsGross: true, passThrough: false, stockTracked: false },
    ...{ parts: [], prices: [], legalEntityIds: [] },
  },
  rules: (values) => checkProduct(values),
  columns: articleColumns,
  toolbar: <ImportLink />,
  Fields: ProductFields,
  beside: (product, mayChange) => <ProductPictures product={product} mayChange={mayChange} />,
  size: 'medium',
})
