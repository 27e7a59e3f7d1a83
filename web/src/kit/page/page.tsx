import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { PaperHead } from '../print'
import * as styles from './page.module.css'
import { useDocumentTitle } from './use-document-title'
import { type ListAbove, WayBack } from './way-back'

interface PageProps {
  title: string
  /** Heads each printed page where the title alone does not say whose it is. */
  paperHead?: string | undefined
  /** The list that the page is a record of; the way back to it stands above the title. */
  list?: ListAbove
  /** States and ways beside the title. */
  badge?: ReactNode
  /** Buttons at the end of the title line. */
  actions?: ReactNode
  /** The page is about one record: no part of it is wider than the form. */
  isRecord?: boolean
  children: ReactNode
}

/** The frame of a page: title and actions. Who may see it stands in its row, see `PageFacts`. */
export function Page({ title, paperHead = title, list, badge, actions, isRecord, children }: PageProps) {
  useDocumentTitle(title)
  const whole = (
    <>
      <PaperHead text={paperHead} />
      {list && <WayBack list={list} title={title} />}
      <div className={styles.pageHead}>
        <div className={styles.pageTitle}>
          <Typography variant="h1" dir="auto" title={title}>
            {title}
          </Typography>
          {badge && <span className={styles.pageBadges}>{badge}</span>}
        </div>
        {actions && (
          <div className={styles.pageActions} data-screen-only>
            {actions}
          </div>
        )}
      </div>
      {children}
    </>
  )
  return isRecord ? <div className={styles.pageMeasured}>{whole}</div> : whole
}
