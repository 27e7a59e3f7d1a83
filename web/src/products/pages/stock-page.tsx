import { useTranslation } from '../../kit/i18n'
import { Page } from '../../kit/page'
import { CountLink } from '../count/count-link'
import { ScanButton } from '../labels/scan-button'
import { StockTable } from '../stock/stock-table'

export function StockPage() {
  const { t } = useTranslation()
  return (
    <Page
      title={t('stock.title')}
      actions={
        <>
          <CountLink />
          <ScanButton />
        </>
      }
    >
      <StockTable />
    </Page>
  )
}
