import { guide } from 'virtual:guide'
import Button from '@mui/material/Button'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { SideDrawer } from '../kit/drawer'
import { useTranslation } from '../kit/i18n'
import { activeShortcuts } from '../kit/shortcut'
import { Chapter } from './chapter'
import { ChapterList } from './chapter-list'
import { chapterOf } from './chapter-of'
import { find } from './find'
import { Found } from './found'
import * as styles from './help-panel.module.css'
import { type GoTo, type Place, shortcutsId } from './place'
import { SearchField } from './search-field'
import { ShortcutSheet } from './shortcut-list'

interface HelpPanelProps {
  /** It opens at what can be pressed, and not at the chapter of the page. */
  atShortcuts: boolean
  onClose: () => void
}

/** The help beside the page that somebody is on, its chapter first. Nothing of the page is left for it. */
export function HelpPanel({ atShortcuts, onClose }: HelpPanelProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const own = chapterOf(guide, useLocation())
  const [place, setPlace] = useState(atShortcuts ? { chapter: shortcutsId } : own)
  const whole = () => {
    onClose()
    void navigate({ to: '/help', search: place ? { chapter: place.chapter } : {}, hash: place?.section ?? '' })
  }
  return (
    <SideDrawer
      size="medium"
      title={t('help.title')}
      actions={
        <Button size="small" onClick={whole}>
          {t('help.whole')}
        </Button>
      }
      onClose={onClose}
    >
      <Body own={own?.chapter} place={place} onPlace={setPlace} />
    </SideDrawer>
  )
}

interface BodyProps {
  own: string | undefined
  place: Place | undefined
  onPlace: (place: Place) => void
}

function Body({ own, place, onPlace }: BodyProps) {
  const { t } = useTranslation()
  // Asked here and not around the drawer: what led here is gone by now, and the drawer itself does not count yet.
  const [active] = useState(activeShortcuts)
  const [typed, setTyped] = useState('')
  const body = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!typed) show(body.current, place?.section)
  }, [place, typed])
  const chapters = guide.toSorted((one, other) => Number(other.id === own) - Number(one.id === own))
  const chapter = guide.find(({ id }) => id === place?.chapter)
  const go = (to: Place) => {
    setTyped('')
    onPlace(to)
  }
  const open: GoTo = (to, event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    go(to)
  }
  const follow = (href: string) => {
    const { searchParams, hash } = new URL(href, window.location.origin)
    go({ chapter: searchParams.get('chapter') ?? '', section: hash.slice(1) || undefined })
  }
  const shown = chapter ? <Chapter chapter={chapter} onFollow={follow} /> : <ShortcutSheet active={active} />
  return (
    <>
      <div className={styles.head}>
        <SearchField value={typed} onChange={setTyped} />
        <ChapterList isSlim chapters={chapters} current={typed ? undefined : place?.chapter} onOpen={open} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a chapter without a link is scrolled by keys as well */}
      <section ref={body} className={styles.body} tabIndex={0} aria-label={t('help.chapter')}>
        {typed.trim() ? <Found passages={find(guide, typed)} onOpen={open} /> : shown}
      </section>
    </>
  )
}

// The page below may be the help itself, with parts of the same names.
function show(body: HTMLElement | null, section: string | undefined) {
  const part = section && [...(body?.querySelectorAll('section') ?? [])].find(({ id }) => id === section)
  if (part) part.scrollIntoView()
  else body?.scrollTo(0, 0)
}
