import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { SearchX, X } from 'lucide-react'
import { useEffect } from 'react'
import { isProblem } from '../kit/api'
import { DrawerSkeleton, useDrawers } from '../kit/drawer'
import { EmptyState } from '../kit/feedback'
import { useTranslation } from '../kit/i18n'
import { AnnouncementDialog } from './announcement-dialog'
import { announcementQuery, markRead, shownOf } from './queries'

declare module '../kit/drawer' {
  interface Drawers {
    /** An announcement to be read. */
    announcement: { announcementId: number }
  }
}

/** An announcement over the whole window, by its address; whoever opens it has read it. */
export function AnnouncementWindow({ announcementId }: { announcementId: number }) {
  const { t } = useTranslation()
  const { close } = useDrawers()
  const { data: announcement, error } = useQuery(announcementQuery(announcementId))
  useEffect(() => {
    if (announcement) void markRead(announcement)
  }, [announcement])
  const isGone = isProblem(error, 'NOT_FOUND')
  if (announcement && !isGone) return <AnnouncementDialog announcement={shownOf(announcement)} onClose={close} />
  return (
    <Dialog open aria-label={t('announcement.one')} onClose={close}>
      <IconButton autoFocus aria-label={t('common.close')} sx={{ justifySelf: 'end', m: 1 }} onClick={close}>
        <X size={20} />
      </IconButton>
      {error ? (
        <EmptyState
          icon={<SearchX size={32} aria-hidden />}
          title={t(isGone ? 'announcement.gone' : 'common.error')}
          hint={isGone ? t('announcement.gone-hint') : ''}
        />
      ) : (
        <DrawerSkeleton of="text" />
      )}
    </Dialog>
  )
}
