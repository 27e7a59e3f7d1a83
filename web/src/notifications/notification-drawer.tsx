import Button from '@mui/material/Button'
import { useInfiniteQuery } from '@tanstack/react-query'
import { BellOff, CheckCheck } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { DrawerSkeleton, SideDrawer } from '../kit/drawer'
import { EmptyState } from '../kit/feedback'
import { useTranslation } from '../kit/i18n'
import { LoadMore } from '../kit/loading/load-more'
import { panelProps, TabList } from '../kit/tabs'
import { useTarget } from './go-to-target'
import * as styles from './notification-drawer.module.css'
import { NotificationItem } from './notification-item'
import { listKey, loadList, markAllRead, markRead, pollEvery, type Tab } from './queries'

const tabs: readonly Tab[] = ['unread', 'all']

/** What somebody was told, the unread first: spec 3 section 2.4. */
export function NotificationDrawer({ unread, onClose }: { unread: number; onClose: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const [tab, setTab] = useState<Tab>('unread')
  const line = useRef<HTMLDivElement>(null)
  // What was pressed goes or can be pressed no more: whoever works by keyboard goes on at the tabs.
  const goOn = () => line.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
  const all = useListed('all')
  const counts: Record<Tab, number | undefined> = { unread, all: all.data?.pages[0]?.total }
  return (
    <SideDrawer
      size="small"
      title={t('header.notifications')}
      actions={
        <Button
          size="small"
          startIcon={<CheckCheck size={18} />}
          disabled={unread === 0}
          onClick={() => {
            goOn()
            void markAllRead()
          }}
        >
          {t('notification.read-all')}
        </Button>
      }
      onClose={onClose}
    >
      <TabList
        ref={line}
        className={styles.notificationTabs}
        label={t('header.notifications')}
        panels={id}
        active={tab}
        tabs={tabs.map((one) => ({
          id: one,
          label:
            counts[one] === undefined
              ? t(`notification.tab.${one}`)
              : `${t(`notification.tab.${one}`)} (${counts[one]})`,
        }))}
        onChoose={(chosen) => setTab(chosen as Tab)}
      />
      <div {...panelProps(id, tab)} className={styles.notificationPanel}>
        <Listed key={tab} tab={tab} onRead={goOn} onClose={onClose} />
      </div>
    </SideDrawer>
  )
}

const useListed = (tab: Tab) =>
  useInfiniteQuery({
    queryKey: listKey(tab),
    queryFn: ({ pageParam, signal }) => loadList(tab, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: pollEvery,
  })

function Listed({ tab, onRead, onClose }: { tab: Tab; onRead: () => void; onClose: () => void }) {
  const { t } = useTranslation()
  const lead = useTarget()
  const pages = useListed(tab)
  const { data, error } = pages
  if (error && !data)
    return (
      <EmptyState
        title={t('common.error')}
        action={<Button onClick={() => void pages.refetch()}>{t('common.retry')}</Button>}
      />
    )
  if (!data) return <DrawerSkeleton of="lines" />
  const items = data.pages.flatMap((page) => page.items)
  if (items.length === 0 && !pages.hasNextPage)
    return (
      <EmptyState
        icon={<BellOff size={32} aria-hidden />}
        title={t(`notification.empty.${tab}`)}
        hint={t('notification.empty-hint')}
      />
    )
  return (
    <>
      <ul className={styles.notificationList} aria-label={t(`notification.tab.${tab}`)}>
        {items.map((item) => (
          <NotificationItem
            key={item.id}
            notification={item}
            onOpen={() => {
              if (!item.isRead) void markRead(item.id)
              if (!Object.values(item.payload).some(Boolean)) return tab === 'unread' ? onRead() : undefined
              onClose()
              void lead(item)
            }}
          />
        ))}
      </ul>
      <LoadMore pages={pages} />
    </>
  )
}
