import { type Product, productTypes } from '@pietas/contract/products'
import { PackageOpen, QrCode } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { useTranslation } from '../../kit/i18n'
import {
  type BulkAction,
  type Column,
  DataTable,
  type Filter,
  pickerFilter,
  type RowAction,
  RowName,
  type TabFacts,
} from '../../kit/list'
import { whenIdle } from '../../kit/loading'
import { useSession } from '../../kit/session'
import { productCategorySource } from '../../master-data'
import { partnerSource } from '../../partners'
import { listPriced, storeColumns } from '../product-columns'
import { StockLevel } from './stock-level'

// The library that paints codes comes when nobody waits for it.
const LabelSheet = whenIdle(async () => (await import('../labels/label-sheet')).LabelSheet)

const columns: Column<Product>[] = [
  {
    id: 'name',
    header: 'product.name',
    width: 220,
    grow: 260,
    sortBy: 'NAME',
    value: ({ name }) => name,
    cell: ({ name }) => <RowName dir="auto">{name}</RowName>,
  },
  storeColumns.picture,
  storeColumns.number,
  storeColumns.category,
  { ...storeColumns.type, hidden: true },
  storeColumns.price,
  {
    ...storeColumns.stock,
    width: 130,
    cell: (product) => (product.stockTracked ? <StockLevel product={product} /> : ''),
  },
  storeColumns.reserved,
  storeColumns.minimum,
  storeColumns.place,
]

const tabs: TabFacts[] = [
  { id: 'tracked', label: 'stock.tab.tracked', values: { stockTracked: true } },
  { id: 'low', label: 'stock.tab.low', values: { isLow: true } },
]

const filters: Filter[] = [
  pickerFilter({ id: 'categoryId', label: 'product.categoryId', source: productCategorySource }),
  {
    id: 'type',
    label: 'product.type',
    kind: 'select',
    options: productTypes.map((value) => ({ value, label: `product.type.${value}` as const })),
  },
  pickerFilter({ id: 'supplierId', label: 'product.supplierId', source: partnerSource }),
  { id: 'stockTracked', label: 'product.stockTracked', kind: 'boolean', yes: 'common.yes', no: 'common.no' },
  { id: 'isLow', label: 'stock.filter.low', kind: 'boolean', yes: 'common.yes', no: 'common.no' },
]

/** What lies in the store, and what else is sold. */
export function StockTable() {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const { tenant, legalEntity } = useSession()
  const rowActions = useMemo<RowAction<Product>[]>(
    () => [
      {
        label: t('stock.book'),
        icon: <PackageOpen size={18} />,
        permission: 'Warehouse:BookStock',
        isFor: ({ stockTracked }) => stockTracked,
        run: ({ id }) => void drawers.open('stock', { productId: id }),
      },
    ],
    [t, drawers],
  )
  const [labelled, setLabelled] = useState<readonly Product[]>([])
  const bulkActions = useMemo<BulkAction<Product>[]>(
    () => [{ label: t('stock.print-labels'), icon: <QrCode size={18} />, run: setLabelled }],
    [t],
  )
  const done = () => setLabelled([])
  return (
    <>
      <DataTable
        tableId="stock"
        label={t('stock.title')}
        columns={columns}
        cacheKey={['products', tenant?.id, legalEntity?.id, 'stock']}
        load={listPriced}
        tabs={tabs}
        filters={filters}
        onOpen={({ id }) => void drawers.open('stock', { productId: id })}
        href={({ id }) => drawers.hrefOf('stock', { productId: id })}
        rowActions={rowActions}
        bulkActions={bulkActions}
        hasExport
        emptyHint={t('stock.empty')}
      />
      {labelled.length > 0 && <LabelSheet products={labelled} onDone={done} onMissing={done} />}
    </>
  )
}
