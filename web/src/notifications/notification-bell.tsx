import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { loadTexts, useTranslation } from '../kit/i18n'
import { whenIdle } from '../kit/loading'
import { SignCount } from '../kit/page/sign-count'
import { useMaybeSession } from '../kit/session'
import { Tooltip } from '../kit/tooltip'
import { countKey, loadCount, pollEvery } from './queries'

const NotificationDrawer = whenIdle(async () => {
  const [{ NotificationDrawer }] = await Promise.all([import('./notification-drawer'), loadTexts(['notifications'])])
  return NotificationDrawer
})
const BrowserNotices = whenIdle(async () => {
  const [{ BrowserNotices }] = await Promise.all([import('./browser-notices'), loadTexts(['notifications'])])
  return BrowserNotices
})

/** The bell of the header: how much is unread, and the way to it. */
export function NotificationBell() {
  const { t } = useTranslation()
  const tenant = useMaybeSession()?.tenant
  const [open, setOpen] = useState(false)
  const { data: count = 0 } = useQuery({
    queryKey: countKey(),
    queryFn: ({ signal }) => loadCount(signal),
    enabled: tenant !== undefined,
    refetchInterval: pollEvery,
    retry: false,
  })
  if (!tenant) return null
  const close = () => setOpen(false)
  const unread = count > 0 ? t('header.unread', { count }) : ''
  return (
    <>
      <Tooltip title={t('header.notifications')}>
        <IconButton
          aria-label={[t('header.notifications'), unread].filter(Boolean).join(', ')}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <Bell size={20} aria-hidden />
          {count > 0 && <SignCount count={count} isUrgent />}
        </IconButton>
      </Tooltip>
      {/* It waits for a pause in what is read out, and says no more than the number. */}
      <span role="status" className="visually-hidden">
        {unread}
      </span>
      {open && <NotificationDrawer unread={count} onClose={close} onMissing={close} />}
      <BrowserNotices count={count} />
    </>
  )
}
