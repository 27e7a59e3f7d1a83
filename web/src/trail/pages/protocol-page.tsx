import Button from '@mui/material/Button'
import { Download } from 'lucide-react'
import { exportAddress } from '../../kit/api/client'
import { loadTexts, useTranslation } from '../../kit/i18n'
import { whenIdle } from '../../kit/loading'
import { Page, PageTabs } from '../../kit/page'
import { SecurityTable } from '../protocol/security-table'
import { recordTexts } from '../protocol/tables'

// Fields of every feature are told of, so the words of all of them are asked for; the page itself needs none.
const ChangeTable = whenIdle(async () => {
  await loadTexts(recordTexts)
  return (await import('../protocol/change-table')).ChangeTable
})

/** Who did what in the house, and who came in: for who administers all of it. */
export function ProtocolPage() {
  const { t } = useTranslation()
  return (
    <Page
      title={t('nav.protocol')}
      actions={
        <Button component="a" href={exportAddress()} download variant="outlined" startIcon={<Download size={18} />}>
          {t('protocol.export-all')}
        </Button>
      }
    >
      <PageTabs
        label={t('nav.protocol')}
        tabs={[
          { id: 'changes', label: t('protocol.changes'), content: () => <ChangeTable /> },
          { id: 'security', label: t('protocol.security'), content: () => <SecurityTable /> },
        ]}
      />
    </Page>
  )
}
