import { useTranslation } from '../../kit/i18n'
import { Page } from '../../kit/page'
import { ImportScreen } from '../import/import-screen'

/** Business partners from a file. */
export function ImportPartnersPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('partner.import')} list={{ to: '/business-partners', label: t('partner.many') }}>
      <ImportScreen />
    </Page>
  )
}
