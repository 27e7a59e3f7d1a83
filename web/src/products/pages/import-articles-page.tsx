import { ImportScreen } from '../../imports'
import { useTranslation } from '../../kit/i18n'
import { Page } from '../../kit/page'
import { productImport } from '../import/facts'

/** Articles from a file. */
export function ImportArticlesPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('product.import')} list={{ to: '/admin/erp', label: t('product.many') }}>
      <ImportScreen facts={productImport} />
    </Page>
  )
}
