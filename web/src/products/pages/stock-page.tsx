import { useTranslation } from '../../kit/i18n'
import { Page } from '../../kit/page'
import { StockTable } from '../stock/stock-table'

export function StockPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('stock.title')}>
      <StockTable />
    </Page>
  )
}
