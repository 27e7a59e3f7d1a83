import { pathText } from '@pietas/contract/master-data'
import type { Product } from '@pietas/contract/products'
import { useQuery } from '@tanstack/react-query'
import { isProblem } from '../../kit/api'
import { client } from '../../kit/api/client'
import { linkCommand, useCommands } from '../../kit/commands'
import { DrawerSkeleton, SideDrawer, useDrawers } from '../../kit/drawer'
import { EmptyState } from '../../kit/feedback'
import { joinParts, useTranslation } from '../../kit/i18n'
import { usePermissions } from '../../kit/session'
import { priceText } from '../product-columns'
import { MovementForm } from './movement-form'
import { MovementTable } from './movement-table'
import { Reservations } from './reservations'
import * as styles from './stock-drawer.module.css'
import { StockLevel } from './stock-level'

declare module '../../kit/drawer' {
  interface Drawers {
    /** An article in the store: how much there is, what has come and gone, and a movement more. */
    stock: { productId: number }
  }
}

/** The stock of one article. */
export function StockDrawer({ productId }: { productId: number }) {
  const { t } = useTranslation()
  const { close } = useDrawers()
  const { data: product, error } = useQuery({
    queryKey: ['products', 'one', productId],
    queryFn: ({ signal }) => client.products.get(productId, { signal }),
  })
  const subtitle =
    product && joinParts([product.number, product.category && pathText(product.category), priceText(product)], ' · ')
  return (
    <SideDrawer size="large" title={product?.name ?? t('stock.title')} subtitle={subtitle} onClose={close}>
      {product && <Stock product={product} />}
      {!product && !error && <DrawerSkeleton />}
      {error && !product && (
        <EmptyState title={t(isProblem(error, 'NOT_FOUND') ? 'product.not-found' : 'common.error')} />
      )}
    </SideDrawer>
  )
}

function Stock({ product }: { product: Product }) {
  const { t } = useTranslation()
  const may = usePermissions()
  const mayBook = may('Warehouse:BookStock')
  useCommands(product.name, [linkCommand(`/erp?stock=${product.id}`)])
  if (!product.stockTracked) return <EmptyState title={t('stock.untracked')} hint={t('stock.untracked-hint')} />
  return (
    <div className={styles.stock}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('product.stock')}</dt>
          <dd>
            <StockLevel product={product} />
          </dd>
        </div>
        <div>
          <dt>{t('product.minimumStock')}</dt>
          <dd className="numeric">{product.minimumStock ?? t('stock.no-minimum')}</dd>
        </div>
        <div>
          <dt>{t('product.place')}</dt>
          <dd dir="auto">{product.place ?? t('stock.no-place')}</dd>
        </div>
      </dl>
      {/* Above the form, which grows by a message as soon as somebody presses a button elsewhere. */}
      {may('Warehouse:Read', 'tenant') && <Reservations product={product} mayBook={mayBook && !product.deleted} />}
      {mayBook && !product.deleted && <MovementForm product={product} />}
      <section className={styles.movements} aria-label={t('stock.movements')}>
        <h3 className={styles.title}>{t('stock.movements')}</h3>
        <MovementTable productId={product.id} />
      </section>
    </div>
  )
}
