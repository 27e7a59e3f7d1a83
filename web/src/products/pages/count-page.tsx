import { useQuery } from '@tanstack/react-query'
import { client } from '../../kit/api/client'
import { DrawerSkeleton } from '../../kit/drawer'
import { EmptyState } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import { Page } from '../../kit/page'
import { useSession } from '../../kit/session'
import { allTracked } from '../count/all-tracked'
import { CountSheet } from '../count/count-sheet'

/** The stocktaking of all articles of which a stock is kept. */
export function CountPage() {
  const { t } = useTranslation()
  const { tenant } = useSession()
  const { data, error } = useQuery({
    queryKey: ['products', tenant?.id, 'counted'],
    queryFn: ({ signal }) => allTracked((query) => client.products.list({ query, signal })),
  })
  return (
    <Page title={t('stock.count')} list={{ to: '/erp', label: t('stock.title') }}>
      {data && <CountSheet products={data} />}
      {!data && !error && <DrawerSkeleton />}
      {error && !data && <EmptyState title={t('common.error')} />}
    </Page>
  )
}
