import { useTranslation } from '../../kit/i18n'
import { Fill, Page } from '../../kit/page'
import { JobTable } from '../job-table'

/** What the house does by itself: mails that leave, wait or have been given up. */
export function JobsPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('nav.jobs')}>
      <Fill>
        <JobTable />
      </Fill>
    </Page>
  )
}
