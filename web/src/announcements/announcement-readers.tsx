import { useInfiniteQuery } from '@tanstack/react-query'
import { EyeOff } from 'lucide-react'
import { client } from '../kit/api/client'
import { DrawerSkeleton } from '../kit/drawer'
import { EmptyState } from '../kit/feedback'
import { formatInstant, useTranslation } from '../kit/i18n'
import { LoadMore } from '../kit/loading/load-more'
import * as styles from './announcement-readers.module.css'
import { announcementsKey } from './queries'

/** Who has read an announcement and when, the latest first. */
export function AnnouncementReaders({ announcementId }: { announcementId: number }) {
  const { t } = useTranslation()
  const pages = useInfiniteQuery({
    queryKey: [...announcementsKey(), 'readers', announcementId],
    queryFn: ({ pageParam: cursor, signal }) =>
      client.announcements.listReaders(announcementId, { query: { cursor }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  })
  const { data, error } = pages
  if (error && !data) return <EmptyState title={t('common.error')} />
  if (!data) return <DrawerSkeleton of="lines" />
  const readers = data.pages.flatMap((page) => page.items)
  if (readers.length === 0)
    return <EmptyState icon={<EyeOff size={32} aria-hidden />} title={t('announcement.nobody-read')} />
  return (
    <>
      <ul className={styles.readers} aria-label={t('announcement.readers')}>
        {readers.map(({ id, firstName, lastName, readAt }) => (
          <li key={id}>
            <bdi>{`${firstName} ${lastName}`}</bdi>
            <time dateTime={readAt} className="numeric">
              {formatInstant(readAt)}
            </time>
          </li>
        ))}
      </ul>
      <LoadMore pages={pages} />
    </>
  )
}
