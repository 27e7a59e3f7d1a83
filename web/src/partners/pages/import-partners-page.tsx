import { ImportScreen } from '../../imports'
import { useTranslation } from '../../kit/i18n'
import { Page } from '../../kit/page'
import { partnerImport } from '../import/facts'

/** Business partners from a file. */
export function ImportPartnersPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('partner.import')} list={{ to: '/business-partners', label: t('partner.many') }}>
      <ImportScreen facts={partnerImport} />
    </Page>
  )
}
