import Paper from '@mui/material/Paper'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../kit/feedback'
import { useTranslation } from '../kit/i18n'
import type { Passage } from './find'
import * as styles from './found.module.css'
import type { GoTo } from './place'
import * as sheet from './sheet.module.css'

/** Where the words that were searched for stand. */
export function Found({ passages, onOpen }: { passages: Passage[]; onOpen: GoTo }) {
  const { t } = useTranslation()
  return (
    <Paper variant="outlined" component="section" className={sheet.sheet}>
      <p role="status" className={styles.count}>
        {passages.length > 0 && t('help.found', { count: passages.length })}
      </p>
      {passages.length === 0 && <EmptyState title={t('help.nothing')} hint={t('help.nothing-hint')} />}
      <ul className={styles.found} lang="de">
        {passages.map(({ chapter, section, around }) => (
          <li key={`${chapter.id} ${section.id}`} className={styles.passage}>
            <Link
              to="/help"
              search={{ chapter: chapter.id }}
              hash={section.id}
              className={styles.title}
              onClick={(event) => onOpen({ chapter: chapter.id, section: section.id }, event)}
            >
              {section.title}
            </Link>
            <span className={styles.of}>{chapter.title}</span>
            <p className={styles.around}>{around}</p>
          </li>
        ))}
      </ul>
    </Paper>
  )
}
