import { Link } from '@tanstack/react-router'
import { useTranslation } from '../kit/i18n'
import * as styles from './chapter-list.module.css'
import type { GuideChapter } from './guide'
import { type GoTo, shortcutsId } from './place'

interface ChapterListProps {
  chapters: readonly GuideChapter[]
  /** The one that is read. */
  current: string | undefined
  /** In lines, where there is no room beside the chapter. */
  isSlim?: boolean
  onOpen: GoTo
}

/** The chapters with what can be pressed, and of the one that is read its parts. */
export function ChapterList({ chapters, current, isSlim = false, onOpen }: ChapterListProps) {
  const { t } = useTranslation()
  const link = (id: string, title: string) => (
    <Link
      to="/help"
      search={{ chapter: id }}
      className={styles.chapter}
      onClick={(event) => onOpen({ chapter: id }, event)}
      aria-current={id === current ? 'page' : undefined}
    >
      {title}
    </Link>
  )
  return (
    <nav
      aria-label={t('help.chapters')}
      className={`${styles.chapters} ${isSlim ? styles.chaptersSlim : ''}`}
      data-screen-only
    >
      <ul className={styles.list}>
        {chapters.map(({ id, title, sections }) => (
          <li key={id} lang="de">
            {link(id, title)}
            {id === current && !isSlim && (
              <ul className={styles.parts}>
                {sections
                  .filter(({ level }) => level === 2)
                  .map((section) => (
                    <li key={section.id}>
                      <Link
                        to="/help"
                        search={{ chapter: id }}
                        hash={section.id}
                        className={styles.part}
                        onClick={(event) => onOpen({ chapter: id, section: section.id }, event)}
                      >
                        {section.title}
                      </Link>
                    </li>
                  ))}
              </ul>
            )}
          </li>
        ))}
        <li>{link(shortcutsId, t('shortcut.title'))}</li>
      </ul>
    </nav>
  )
}
