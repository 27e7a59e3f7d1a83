import type { Dashboard } from '@pietas/contract/dashboard'
import { dayOf } from '@pietas/contract/kit/days'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { formatDate, useTranslation } from '../../kit/i18n'
import { Line, Tile } from './tile'
import { toAnnouncements } from './ways'

/** What the house has said and the person has not read. */
export function AnnouncementsTile({ announcements }: { announcements: Dashboard['announcements'] }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  return (
    <Tile
      title={t('dashboard.unread')}
      total={announcements.total}
      way={toAnnouncements}
      empty={t('dashboard.no-unread')}
    >
      {announcements.items.map(({ id, title, publishedAt }) => (
        <Line
          key={id}
          href={drawers.hrefOf('announcement', { announcementId: id })}
          name={title}
          facts={formatDate(dayOf(publishedAt))}
        />
      ))}
    </Tile>
  )
}
