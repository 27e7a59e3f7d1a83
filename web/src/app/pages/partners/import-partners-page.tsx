import { useTranslation } from '../../../kit/i18n'
import { ImportScreen } from '../../../partners/import/import-screen'
import { Page } from '../../shell/frame/page'

/** Business partners from a file. */
export function ImportPartnersPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('partner.import')} permission="BusinessPartner:CreateOrEdit" needsEntity>
      <ImportScreen />
    </Page>
  )
}
