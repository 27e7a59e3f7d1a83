import { guide } from 'virtual:guide'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../kit/i18n'
import { Page } from '../../kit/page'
import { activeShortcuts } from '../../kit/shortcut'
import { Chapter } from '../chapter'
import { ChapterList } from '../chapter-list'
import { find } from '../find'
import { Found } from '../found'
import { shortcutsId } from '../place'
import { SearchField } from '../search-field'
import { ShortcutSheet } from '../shortcut-list'
import * as styles from './help-page.module.css'

/** The guide for the staff, chapter by chapter, and a search through all of it. */
export function HelpPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const router = useRouter()
  const isSlim = useMediaQuery('(width < 1200px)')
  const { chapter: id, q = '' } = useSearch({ from: '/inside/help' })
  const [typed, setTyped] = useState(q)
  const chapter = id === shortcutsId ? undefined : (guide.find((one) => one.id === id) ?? guide[0])
  const { hash } = useLocation()
  useEffect(() => {
    if (chapter && !typed && hash) document.getElementById(hash)?.scrollIntoView()
  }, [chapter, typed, hash])
  const search = (words: string) => {
    setTyped(words)
    void navigate({
      to: '/help',
      search: { ...(id ? { chapter: id } : {}), ...(words ? { q: words } : {}) },
      replace: true,
    })
  }
  const read = () => setTyped('')
  const shown = chapter ? (
    <Chapter chapter={chapter} onFollow={(href) => void router.navigate({ href })} />
  ) : (
    <ShortcutSheet active={activeShortcuts()} />
  )
  return (
    <Page title={t('help.title')}>
      <SearchField className={styles.search} value={typed} onChange={search} />
      <div className={styles.help}>
        <ChapterList
          chapters={guide}
          current={typed ? undefined : (chapter?.id ?? shortcutsId)}
          isSlim={isSlim}
          onOpen={read}
        />
        {typed.trim() ? <Found passages={find(guide, typed)} onOpen={read} /> : shown}
      </div>
    </Page>
  )
}
