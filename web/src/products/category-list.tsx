import { type ProductCategory, pathText, productCategoryFields } from '@pietas/contract/master-data'
import { listFacts } from '../kit/admin-list'
import { client } from '../kit/api/client'
import { whenIdle } from '../kit/loading'

const CategoryFields = whenIdle(async () => (await import('./category-fields')).CategoryFields)

/** The headings that articles are sorted under. */
export const productCategoryList = listFacts<ProductCategory>({
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
  schema: productCategoryFields,
  columns: [
    {
      id: 'above',
      header: 'product.category-parent',
      width: 240,
      grow: 240,
      value: ({ path }) => pathText({ path: path.slice(0, -1) }),
    },
  ],
  fieldsFor: (id) => <CategoryFields itemId={id} />,
})
