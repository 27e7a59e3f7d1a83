import { preloadDrawer, useDrawers } from '../../kit/drawer/use-drawers'
import { useTranslation } from '../../kit/i18n'
import { CreateButton, Fill, Page } from '../../kit/page'
import { AnnouncementTable } from '../announcement-table'

/** Announcements as they are written: those to come and those that are over as well. */
export function ManageAnnouncementsPage() {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const create = {
    label: t('announcement.create'),
    permission: 'Announcement:CRUD',
    onCreate: () => void drawers.open('announcementEditor', {}),
  } as const
  return (
    <Page
      title={t('announcement.manage')}
      actions={<CreateButton {...create} onNear={() => preloadDrawer('announcementEditor')} />}
    >
      <Fill>
        <AnnouncementTable create={create} />
      </Fill>
    </Page>
  )
}
