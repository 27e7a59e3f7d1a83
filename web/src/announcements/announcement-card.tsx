import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { formatDate, useTranslation } from '../kit/i18n'
import { whenIdle } from '../kit/loading'
import { RichText } from '../kit/rich-text'
import * as styles from './announcement-card.module.css'
import { isWebAddress } from './is-web-address'
import { useOverflow } from './use-overflow'

/** What a card shows of an announcement. */
export interface AnnouncementFacts {
  title: string
  /** ISO instant. */
  createdAt: string
  /** Formatted text as HTML; it is cleaned before it is shown. */
  content: string
  linkUrl: string | null
  linkLabel: string | null
  /** Address of the picture. */
  imageUrl: string | null
}

const Maximised = whenIdle(async () => (await import('./announcement-dialog')).AnnouncementDialog)

/** An announcement, always 600 px high; what does not fit is read in a window of its own: spec 1 section 2.6. */
export function AnnouncementCard({ announcement }: { announcement: AnnouncementFacts }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const title = useOverflow()
  const content = useOverflow()
  const overflows = title.overflows || content.overflows
  return (
    <Paper component="article" variant="outlined" className={styles.announcement}>
      <header>
        <h2 ref={title.ref} dir="auto">
          {announcement.title}
        </h2>
        <AnnouncementDate announcement={announcement} />
      </header>
      <AnnouncementImage announcement={announcement} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only tidies up after links that are interactive */}
      <div
        ref={content.ref}
        className={content.overflows ? `${styles.announcementContent} ${styles.cut}` : styles.announcementContent}
        // The browser scrolls a link that gets the focus into sight; afterwards the text begins at its beginning again.
        onBlur={({ currentTarget }) => {
          currentTarget.scrollTop = 0
        }}
      >
        <RichText html={announcement.content} />
      </div>
      <footer>
        <AnnouncementLink announcement={announcement} />
        {overflows && (
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('announcement.read-more')}
          </Button>
        )}
      </footer>
      {isOpen && (
        <Maximised announcement={announcement} onClose={() => setOpen(false)} onMissing={() => setOpen(false)} />
      )}
    </Paper>
  )
}

type Part = { announcement: AnnouncementFacts }

export const AnnouncementDate = ({ announcement }: Part) => (
  <time className={styles.announcementDate} dateTime={announcement.createdAt}>
    {formatDate(announcement.createdAt)}
  </time>
)

/** The picture, if there is one and it can be loaded; it decorates and says nothing of its own. */
export function AnnouncementImage({ announcement: { imageUrl } }: Part) {
  const [broken, setBroken] = useState<string>()
  if (!imageUrl || broken === imageUrl) return null
  return <img className={styles.announcementImage} src={imageUrl} alt="" onError={() => setBroken(imageUrl)} />
}

/** The link by its label, or its address; anything but an address of the web is left out. */
export function AnnouncementLink({ announcement: { linkUrl, linkLabel } }: Part) {
  const { t } = useTranslation()
  if (!linkUrl || !isWebAddress(linkUrl)) return null
  return (
    <a
      className={styles.announcementLink}
      href={linkUrl}
      target="_blank"
      rel="noopener"
      title={t('announcement.new-tab')}
    >
      <span dir="auto">{linkLabel?.trim() || linkUrl}</span>
      <ExternalLink size={16} aria-hidden />
    </a>
  )
}
