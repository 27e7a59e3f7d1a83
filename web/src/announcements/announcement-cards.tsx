import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Newspaper, Search } from 'lucide-react'
import { useState } from 'react'
import { client } from '../kit/api/client'
import { useDebounced } from '../kit/api/use-debounced'
import { useDrawers } from '../kit/drawer'
import { EmptyState } from '../kit/feedback'
import { useTranslation } from '../kit/i18n'
import { LoadMore } from '../kit/loading/load-more'
import { AnnouncementCard } from './announcement-card'
import * as styles from './announcement-cards.module.css'
import { announcementsKey, markRead, shownOf } from './queries'

/** Every announcement as a card, the latest first, with a search, which stands in the address and can be sent. */
export function AnnouncementCards() {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const navigate = useNavigate()
  const { query: asked = '' } = useSearch({ strict: false }) as { query?: string }
  const [typed, setTyped] = useState(asked)
  const search = (words: string) => {
    setTyped(words)
    void navigate({ to: '.', search: (words ? { query: words } : {}) as never, replace: true })
  }
  const query = useDebounced(typed.trim())
  const pages = useInfiniteQuery({
    queryKey: [...announcementsKey(), 'cards', query],
    queryFn: ({ pageParam: cursor, signal }) =>
      client.announcements.list({ query: { cursor, query, limit: 20 }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  })
  const { data, error } = pages
  const cards = data?.pages.flatMap((page) => page.items) ?? []
  return (
    <>
      <TextField
        type="search"
        size="small"
        className={styles.announcementSearch}
        value={typed}
        placeholder={t('announcement.search')}
        slotProps={{
          htmlInput: { 'aria-label': t('announcement.search') },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search size={18} aria-hidden />
              </InputAdornment>
            ),
          },
        }}
        onChange={({ target }) => search(target.value)}
      />
      {error && !data && (
        <EmptyState
          title={t('common.error')}
          action={<Button onClick={() => void pages.refetch()}>{t('common.retry')}</Button>}
        />
      )}
      {!error && data && cards.length === 0 && (
        <EmptyState
          icon={<Newspaper size={32} aria-hidden />}
          title={t(query ? 'announcement.none-found' : 'announcement.none')}
          hint={t(query ? 'announcement.none-found-hint' : 'announcement.none-hint')}
        />
      )}
      <ul className={styles.announcementCards} aria-label={t('nav.announcements')} aria-busy={pages.isFetching}>
        {!data && !error && [1, 2, 3].map((place) => <Skeleton key={place} variant="rounded" height={600} />)}
        {cards.map((announcement) => (
          <li key={announcement.id}>
            <AnnouncementCard
              announcement={shownOf(announcement)}
              isUnread={!announcement.isRead}
              onReadMore={() => void drawers.open('announcement', { announcementId: announcement.id })}
              onRead={() => void markRead(announcement)}
            />
          </li>
        ))}
      </ul>
      <LoadMore pages={pages} />
    </>
  )
}
