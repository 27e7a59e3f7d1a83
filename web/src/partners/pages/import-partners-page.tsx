import { useTranslation } from '../../kit/i18n'
import { Page } from '../../kit/page'
import { ImportScreen } from '../import/import-screen'

/** Business partners from a file. */
export function ImportPartnersPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('partner.import')}>
      <ImportScreen />
    </Page>
  )
}
