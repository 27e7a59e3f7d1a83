import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { confirm, toast } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'

/** The own feed, and what can be done with it. An address that was made is known here alone, and until the page is left. */
export function useOwnFeed() {
  const { t } = useTranslation()
  const [address, setAddress] = useState<string>()
  const { data: feed } = useQuery({
    queryKey: ['users', 'calendar-feed'],
    queryFn: ({ signal }) => client.calendarFeeds.getOwn({ signal }),
  })

  const make = async (withNames: boolean) => {
    const renewal = { title: t('feed.renew-question'), description: t('feed.renew-hint'), confirm: t('feed.renew') }
    // What subscribed to the old address shows nothing new from then on.
    if (feed?.exists && !(await confirm(renewal))) return
    try {
      setAddress((await client.calendarFeeds.create({ withNames })).url)
      await refresh('users')
    } catch {
      toast.error('feed.failed')
    }
  }
  const end = async () => {
    const ending = { title: t('feed.end-question'), description: t('feed.end-hint'), confirm: t('feed.end') }
    if (!(await confirm({ ...ending, destructive: true }))) return
    try {
      await client.calendarFeeds.delete()
      setAddress(undefined)
      toast.success('feed.ended')
      await refresh('users')
    } catch {
      toast.error('feed.end-failed')
    }
  }
  return { feed, address, make, end }
}
