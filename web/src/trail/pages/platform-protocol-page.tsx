import { loadTexts, useTranslation } from '../../kit/i18n'
import { whenIdle } from '../../kit/loading'
import { Page, PageTabs } from '../../kit/page'
import { PlatformSecurityTable } from '../protocol/security-table'
import { platformTexts } from '../protocol/tables'

const ChangeTable = whenIdle(async () => {
  await loadTexts(platformTexts)
  return (await import('../protocol/change-table')).PlatformChangeTable
})

/** What our own people did with tenants and with the platform, and who came in anywhere. */
export function PlatformProtocolPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('nav.platform-protocol')}>
      <PageTabs
        label={t('nav.platform-protocol')}
        tabs={[
          { id: 'security', label: t('protocol.security'), content: () => <PlatformSecurityTable /> },
          { id: 'changes', label: t('protocol.changes'), content: () => <ChangeTable /> },
        ]}
      />
    </Page>
  )
}
