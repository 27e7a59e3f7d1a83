import { type Announcement, publicationStates } from '@pietas/contract/announcements'
import { Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { client } from '../kit/api/client'
import { useDrawers } from '../kit/drawer'
import { useTranslation } from '../kit/i18n'
import { type CreateFacts, DataTable, type LoadPage, type RowAction } from '../kit/list'
import { announcementColumns } from './announcement-columns'
import { deleteAnnouncement } from './delete-announcement'
import { announcementsKey } from './queries'

const right = 'Announcement:CRUD'

const load: LoadPage<Announcement> = (query, signal) =>
  client.announcements.list({ query: { ...query, publication: publicationStates } as object, signal })

/** Every announcement of the active legal entity, whether it can be read now or not. */
export function AnnouncementTable({ create }: { create?: CreateFacts }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const rowActions = useMemo<RowAction<Announcement>[]>(
    () => [
      {
        label: t('common.delete'),
        icon: <Trash2 size={18} />,
        permission: right,
        destructive: true,
        run: (announcement) => void deleteAnnouncement(announcement),
      },
    ],
    [t],
  )
  return (
    <DataTable
      tableId="announcements"
      label={t('announcement.manage')}
      columns={announcementColumns}
      cacheKey={[...announcementsKey(), 'table']}
      load={load}
      onOpen={({ id }) => void drawers.open('announcementEditor', { announcementId: id })}
      href={({ id }) => drawers.hrefOf('announcementEditor', { announcementId: id })}
      openPermission={right}
      rowActions={rowActions}
      hasExport
      emptyHint={t('announcement.table-empty')}
      create={create}
    />
  )
}
