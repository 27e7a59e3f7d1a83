import { CircleQuestionMark } from 'lucide-react'
import { page, text } from '../kit/page/facts'
import { lazyPage } from '../kit/page/lazy-page'

interface HelpSearch {
  /** The chapter that is read; absent = the first. */
  chapter?: string
  q?: string
}

export const pages = {
  help: page({
    path: '/help',
    search: (search): HelpSearch => {
      const [chapter, q] = [text(search, 'chapter'), text(search, 'q')]
      return { ...(chapter ? { chapter } : {}), ...(q ? { q } : {}) }
    },
    texts: ['help'],
    menu: { group: 'overview', order: 90, label: 'nav.help', icon: CircleQuestionMark },
    chunk: lazyPage(async () => (await import('./pages/help-page')).HelpPage),
  }),
}
