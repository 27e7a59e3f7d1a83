import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { isProblem } from '../kit/api'
import { DrawerPage, DrawerParts, DrawerSkeleton, SideDrawer, useDrawers } from '../kit/drawer'
import { EmptyState } from '../kit/feedback'
import { useTranslation } from '../kit/i18n'
import { AnnouncementForm } from './announcement-form'
import { AnnouncementPicture } from './announcement-picture'
import { AnnouncementReaders } from './announcement-readers'
import { deleteAnnouncement } from './delete-announcement'
import { announcementQuery } from './queries'

declare module '../kit/drawer' {
  interface Drawers {
    /** A new announcement, or one that is rewritten. */
    announcementEditor: { announcementId?: number }
  }
}

/** An announcement from the side: what it says, its picture, who has read it. */
export function AnnouncementEditor({ announcementId }: { announcementId?: number }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  if (announcementId !== undefined) return <Stored announcementId={announcementId} />
  const title = t('announcement.create')
  return (
    <SideDrawer size="medium" title={title} onClose={drawers.close}>
      <AnnouncementForm
        title={title}
        // A picture can be added to what is stored only.
        onSaved={({ id }) => void drawers.open('announcementEditor', { announcementId: id })}
        onCancel={drawers.close}
      />
    </SideDrawer>
  )
}

function Stored({ announcementId }: { announcementId: number }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const { data: announcement, error } = useQuery(announcementQuery(announcementId))
  const remove = async () => {
    if (announcement && (await deleteAnnouncement(announcement))) drawers.finish()
  }
  return (
    <SideDrawer
      size="medium"
      title={announcement?.title ?? t('announcement.one')}
      actions={
        announcement && (
          <Button color="error" startIcon={<Trash2 size={18} />} onClick={() => void remove()}>
            {t('common.delete')}
          </Button>
        )
      }
      onClose={drawers.close}
    >
      {announcement && (
        <DrawerParts
          label={t('announcement.one')}
          parts={[
            {
              id: 'text',
              label: t('announcement.part.text'),
              children: (
                <AnnouncementForm
                  announcement={announcement}
                  title={announcement.title}
                  onSaved={drawers.finish}
                  onCancel={drawers.close}
                />
              ),
            },
            {
              id: 'picture',
              label: t('announcement.part.picture'),
              children: (
                <DrawerPage>
                  <AnnouncementPicture announcement={announcement} />
                </DrawerPage>
              ),
            },
            {
              id: 'readers',
              label: t('announcement.part.readers', { count: announcement.readerCount }),
              children: (
                <DrawerPage>
                  <AnnouncementReaders announcementId={announcementId} />
                </DrawerPage>
              ),
            },
          ]}
        />
      )}
      {!announcement && !error && <DrawerSkeleton />}
      {error && !announcement && (
        <EmptyState title={t(isProblem(error, 'NOT_FOUND') ? 'announcement.gone' : 'common.error')} />
      )}
    </SideDrawer>
  )
}
