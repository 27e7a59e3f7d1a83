import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { Minimize2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '../kit/i18n'
import { RichText } from '../kit/rich-text'
import { Tooltip } from '../kit/tooltip'
import * as styles from './announcement-card.module.css'
import { AnnouncementDate, type AnnouncementFacts, AnnouncementImage, AnnouncementLink } from './announcement-parts'

interface AnnouncementDialogProps {
  announcement: AnnouncementFacts
  onClose: () => void
}

/** The whole announcement over the whole window. */
export function AnnouncementDialog({ announcement, onClose }: AnnouncementDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Dialog open fullScreen aria-labelledby={id} onClose={onClose}>
      <article className={styles.announcementPage}>
        <header>
          <div>
            <h2 id={id} dir="auto">
              {announcement.title}
            </h2>
            <AnnouncementDate announcement={announcement} />
          </div>
          <Tooltip title={t('announcement.minimize')}>
            <IconButton autoFocus aria-label={t('announcement.minimize')} onClick={onClose}>
              <Minimize2 size={20} />
            </IconButton>
          </Tooltip>
        </header>
        <AnnouncementImage announcement={announcement} />
        <RichText html={announcement.content} />
        <AnnouncementLink announcement={announcement} />
      </article>
    </Dialog>
  )
}
