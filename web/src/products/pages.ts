import { Boxes, ClipboardList, Package, Upload } from 'lucide-react'
import { idIn, written } from '../kit/drawer/address'
import { drawersOf, listPage, page } from '../kit/page/facts'
import { lazyPage } from '../kit/page/lazy-page'

export const pages = {
  stock: page({
    path: '/erp',
    permission: 'Warehouse:Read',
    level: 'tenant',
    texts: ['partners', 'products'],
    menu: { group: 'work', order: 50, label: 'nav.goods', short: 'nav.goods-short', icon: Boxes },
    chunk: lazyPage(async () => (await import('./pages/stock-page')).StockPage),
  }),
  count: page({
    path: '/erp/count',
    permission: 'Warehouse:BookStock',
    level: 'tenant',
    texts: ['products'],
    command: { label: 'search.count', icon: ClipboardList },
    chunk: lazyPage(async () => (await import('./pages/count-page')).CountPage),
  }),
  importArticles: page({
    path: '/admin/erp/import',
    permission: 'Warehouse:CreateArticle',
    level: 'tenant',
    texts: ['imports', 'products'],
    command: { label: 'search.import-articles', icon: Upload },
    chunk: lazyPage(async () => (await import('./pages/import-articles-page')).ImportArticlesPage),
  }),
}

export const listPages = {
  articles: listPage({
    path: '/admin/erp',
    permission: ['Warehouse:CreateArticle', 'Warehouse:EditArticle', 'Warehouse:DeleteArticle'],
    texts: ['partners', 'processes/positions', 'products'],
    menu: { under: '/admin', order: 60, label: 'nav.goods', icon: Package },
    lists: ['products', 'productCategories', 'positionTemplates'],
  }),
}

export const drawers = drawersOf({
  stock: {
    address: {
      write: ({ productId }) => written(productId),
      read: (value) => {
        const productId = idIn(value)
        return productId === undefined ? undefined : { productId }
      },
    },
    permission: 'Warehouse:Read',
    reading: 'Warehouse:Read',
    texts: ['products'],
    chunk: async () => (await import('./stock/stock-drawer')).StockDrawer,
  },
})
