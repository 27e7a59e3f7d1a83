import type { TenantStatistics } from '@pietas/contract/tenants'
import { useCallback } from 'react'
import { client } from '../../kit/api/client'
import { formatSize, useTranslation } from '../../kit/i18n'
import { type Column, DataTable, RowName } from '../../kit/list'

/** All tenants together stand last, under no number that a tenant has. */
const ofAll = 0

type Row = Omit<TenantStatistics, 'state'> & { state: TenantStatistics['state'] | null }

type Count = 'activeUsers' | 'legalEntities' | 'processes' | 'requests' | 'provisions' | 'deaths' | 'aftercares'

const counted = (id: Count | 'additionals' | 'documents', width = 130): Column<Row> => ({
  id,
  header: `billing.${id}`,
  width,
  kind: 'number',
  value: (row) => row[id],
})

function TenantName({ row }: { row: Row }) {
  const { t } = useTranslation()
  return <RowName dir="auto">{row.id === ofAll ? t('billing.total') : row.name}</RowName>
}

const columns: Column<Row>[] = [
  {
    id: 'tenant',
    header: 'billing.tenant',
    width: 200,
    grow: 200,
    heads: true,
    value: (row, t) => (row.id === ofAll ? t('billing.total') : row.name),
    cell: (row) => <TenantName row={row} />,
  },
  { id: 'state', header: 'billing.state', width: 120, value: ({ state }, t) => state && t(`tenant.state.${state}`) },
  counted('activeUsers', 170),
  counted('legalEntities'),
  counted('processes', 140),
  counted('deaths'),
  counted('provisions'),
  counted('requests'),
  counted('aftercares'),
  counted('additionals', 150),
  counted('documents'),
  { id: 'storage', header: 'billing.storage', width: 120, value: ({ storageBytes }) => formatSize(storageBytes) },
  {
    id: 'storageBytes',
    header: 'billing.storageBytes',
    width: 160,
    kind: 'number',
    hidden: true,
    value: ({ storageBytes }) => storageBytes,
  },
]

/** What of each tenant is counted in a month, and of all of them in the last row. @param month `2026-11` */
export function BillingTable({ month, label }: { month: string; label: string }) {
  const { t } = useTranslation()
  const load = useCallback(
    async (_query: unknown, signal: AbortSignal) => {
      const { items, total } = await client.billingStatistics.get({ query: { month }, signal })
      const sum: Row = { id: ofAll, name: '', state: null, ...total }
      return { items: items.length === 0 ? [] : [...items, sum], nextCursor: null, prevCursor: null }
    },
    [month],
  )
  return (
    <DataTable
      tableId="billing-statistics"
      label={label}
      columns={columns}
      cacheKey={['billing-statistics', month]}
      load={load}
      hasExport
      hasSearch={false}
      emptyHint={t('billing.none')}
    />
  )
}
