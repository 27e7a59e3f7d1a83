import { useTranslation } from '../../kit/i18n'
import { Page } from '../../kit/page'
import { AnnouncementCards } from '../announcement-cards'

/** What the house tells its staff. */
export function AnnouncementsPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('nav.announcements')}>
      <AnnouncementCards />
    </Page>
  )
}
