import { useEffect, useRef } from 'react'
import { isAllowed } from './browser-permission'
import { useTarget } from './go-to-target'
import { loadList, markRead } from './queries'
import { useChoices } from './use-choices'

/**
 * Lets the browser speak up about what is new while nobody looks at the product, for the kinds of which somebody wants
 * that.
 */
export function BrowserNotices({ count }: { count: number }) {
  const lead = useTarget()
  const { data: choices } = useChoices(isAllowed())
  const wanted = choices && Object.values(choices).some(({ app, browser }) => app && browser)
  const known = useRef<number>(undefined)
  const latest = useRef(lead)
  latest.current = lead
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of unread ones says that there may be news
  useEffect(() => {
    if (!wanted || !choices || !isAllowed()) return
    const ending = new AbortController()
    const tell = async () => {
      const { items } = await loadList('unread', '', ending.signal)
      const before = known.current
      known.current = Math.max(before ?? 0, ...items.map(({ id }) => id))
      // Who looks at the product sees the bell. What was there before anybody asked is no news.
      if (before === undefined || !document.hidden) return
      for (const item of items) {
        const { app, browser } = choices[item.type]
        if (item.id <= before || !app || !browser) continue
        // The tag keeps several windows from saying the same.
        const notice = new Notification(item.title, { body: item.message, tag: `pietas-${item.id}` })
        notice.onclick = () => {
          window.focus()
          notice.close()
          void markRead(item.id)
          void latest.current(item)
        }
      }
    }
    void tell().catch(() => undefined)
    return () => ending.abort()
  }, [wanted, choices, count])
  return null
}
