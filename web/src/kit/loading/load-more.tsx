import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../i18n'

/** What an endless list offers of its pages. */
interface Pages {
  data: { pages: readonly unknown[] } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

/** What scrolls a list: a margin of an observer counts at the edge of this one alone. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one
  return null
}

/** How far below the edge the end of a list may be when what follows is fetched. */
const ahead = '400px'

/** Stands at the end of a list and fetches what follows before anybody gets there; what has failed is fetched by a button. */
export function LoadMore({ pages }: { pages: Pages }) {
  const { t } = useTranslation()
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = pages
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(pages)
  latest.current = pages
  const loaded = pages.data?.pages.length
  const isWaiting = hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  // Looked at anew after each page: an end that stays in sight is told of once only.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!end.current || !isWaiting) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void latest.current.fetchNextPage()
      },
      { root: scrollerOf(end.current), rootMargin: ahead },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isWaiting, loaded])
  if (!hasNextPage) return null
  return (
    <div ref={end} style={{ display: 'grid', justifyItems: 'center', minHeight: 48, padding: 8 }}>
      <Button loading={isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
        {t('common.load-more')}
      </Button>
    </div>
  )
}
