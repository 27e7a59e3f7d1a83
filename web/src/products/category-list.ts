import { categoryFields } from '@pietas/contract/master-data'
import { listFacts } from '../kit/admin-list'
import { client } from '../kit/api/client'

/** The headings that articles are sorted under. */
export const productCategoryList = listFacts({
  create: 'Warehouse:CreateArticle',
  update: 'Warehouse:EditArticle',
  delete: 'Warehouse:DeleteArticle',
  level: 'tenant',
  labels: 'product',
  name: 'product-categories',
  key: () => ['product-categories'],
  alsoIn: ['products'],
  title: 'product.categories',
  item: 'product.category',
  belongs: 'product.category-belongs',
  calls: client.productCategories,
  schema: categoryFields,
})
