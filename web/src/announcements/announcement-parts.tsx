import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { formatDate, useTranslation } from '../kit/i18n'
import * as styles from './announcement-card.module.css'
import { isWebAddress } from './is-web-address'

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
