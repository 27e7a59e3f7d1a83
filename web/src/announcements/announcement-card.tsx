import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useState } from 'react'
import { useTranslation } from '../kit/i18n'
import { whenIdle } from '../kit/loading'
import { RichText } from '../kit/rich-text'
import { SoftChip } from '../kit/theme'
import * as styles from './announcement-card.module.css'
import { AnnouncementDate, type AnnouncementFacts, AnnouncementImage, AnnouncementLink } from './announcement-parts'
import { useOverflow } from './use-overflow'
import { useReadInView } from './use-read-in-view'

const Maximised = whenIdle(async () => (await import('./announcement-dialog')).AnnouncementDialog)

interface AnnouncementCardProps {
  announcement: AnnouncementFacts
  isUnread?: boolean
  /** Opens what does not fit where it has an address; absent = the card opens it itself. */
  onReadMore?: () => void
  /** Told when what fits has been read: it was in view for a moment. */
  onRead?: () => void
}

/** An announcement, always 600 px high; what does not fit is read in a window of its own: spec 1 section 2.6. */
export function AnnouncementCard({ announcement, isUnread = false, onReadMore, onRead }: AnnouncementCardProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const title = useOverflow()
  const content = useOverflow()
  const overflows = title.overflows || content.overflows
  const card = useReadInView(isUnread && !overflows, onRead)
  return (
    <Paper ref={card} component="article" variant="outlined" className={styles.announcement}>
      <header>
        <h2 ref={title.ref} dir="auto">
          {announcement.title}
        </h2>
        <div className={styles.announcementMarks}>
          <AnnouncementDate announcement={announcement} />
          {isUnread && <SoftChip tone="teal">{t('announcement.unread')}</SoftChip>}
        </div>
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
          <Button aria-haspopup="dialog" onClick={onReadMore ?? (() => setOpen(true))}>
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
