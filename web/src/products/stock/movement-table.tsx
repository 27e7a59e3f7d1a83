import type { StockMovement } from '@pietas/contract/products'
import { client } from '../../kit/api/client'
import { useTranslation } from '../../kit/i18n'
import { type Column, DataTable } from '../../kit/list'

const signed = (change: number): string => (change > 0 ? `+${change}` : String(change).replace('-', '−'))

const columns: Column<StockMovement>[] = [
  { id: 'createdAt', header: 'stock.at', width: 140, kind: 'instant', heads: true, value: (one) => one.createdAt },
  { id: 'kind', header: 'stock.kind-column', width: 110, value: (one, t) => t(`stock.kind.${one.kind}`) },
  {
    id: 'change',
    header: 'stock.change',
    width: 116,
    kind: 'number',
    value: (one) => one.change,
    cell: (one) => signed(one.change),
  },
  { id: 'stockAfter', header: 'stock.after', width: 90, kind: 'number', value: (one) => one.stockAfter },
  { id: 'reason', header: 'stock.reason', width: 140, grow: 120, value: (one) => one.reason },
  {
    id: 'author',
    header: 'stock.by',
    width: 130,
    grow: 60,
    value: ({ author }) => author && `${author.firstName} ${author.lastName}`,
  },
]

/** What has come and gone of an article, the latest first. */
export function MovementTable({ productId }: { productId: number }) {
  const { t } = useTranslation()
  return (
    <DataTable
      tableId="stock-movements"
      label={t('stock.movements')}
      columns={columns}
      cacheKey={['products', 'movements', productId]}
      load={(query, signal) => client.products.listMovements(productId, { query: query as object, signal })}
      hasSearch={false}
      height="compact"
      emptyHint={t('stock.movements-empty')}
    />
  )
}
