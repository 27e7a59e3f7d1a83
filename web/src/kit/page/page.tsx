import Typography from '@mui/material/Typography'
import { type ReactNode, useRef } from 'react'
import { PaperHead } from '../print'
import * as styles from './page.module.css'
import { PinnedLine } from './pinned-line'
import { useDocumentTitle } from './use-document-title'
import { type ListAbove, WayBack } from './way-back'

interface PageProps {
  title: string
  /** What the record is called among others, where its title is a name: `Vorgang 12`. It stands small above the title. */
  number?: string | undefined
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
  /** What stays in sight in one line while the head is scrolled away; of a record. */
  pinned?: ReactNode
  children: ReactNode
}

/** The frame of a page: title and actions. Who may see it stands in its row, see `PageFacts`. */
export function Page({
  title,
  number,
  paperHead = title,
  list,
  badge,
  actions,
  isRecord,
  pinned,
  children,
}: PageProps) {
  const head = useRef<HTMLDivElement>(null)
  useDocumentTitle(number ? `${title} · ${number}` : title)
  const whole = (
    <>
      <PaperHead text={paperHead} />
      {pinned && <PinnedLine head={head}>{pinned}</PinnedLine>}
      {list && <WayBack list={list} title={number ?? title} />}
      <div ref={head} className={styles.pageHead}>
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
  if (!isRecord) return whole
  return <div className={pinned ? `${styles.pageMeasured} ${styles.belowLine}` : styles.pageMeasured}>{whole}</div>
}
