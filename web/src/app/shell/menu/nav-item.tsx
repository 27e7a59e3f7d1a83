import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../kit/i18n'
import { useMaybeSession } from '../../../kit/session'
import * as styles from './nav-list.module.css'
import type { Place } from './navigation'

/** What a place says: sign, name, a word below it, and how much waits there. */
export function NavLabel({ place: { menu }, end }: { place: Place; end?: ReactNode }) {
  const { t } = useTranslation()
  const { icon: Icon, label, short, caption, badge: Badge } = menu
  return (
    <>
      <Icon size={20} aria-hidden />
      <span className={styles.navLabel}>
        {short && (
          <span className={styles.navShort} aria-hidden>
            {t(short)}
          </span>
        )}
        <span className={styles.navFull}>{t(label)}</span>
        {caption && <span className={styles.navCaption}>{t(caption)}</span>}
      </span>
      {Badge && <Badge />}
      {end}
    </>
  )
}

/** One place without others below it. */
export function NavItem({ place }: { place: Place }) {
  const { t } = useTranslation()
  const installation = useMaybeSession()?.me.installation
  const { to, url, menu } = place
  if (menu.disabled)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a link that leads nowhere is none to the browser, and still one to be told of
      <span role="link" aria-disabled tabIndex={0} className={styles.navItem}>
        <NavLabel place={place} />
      </span>
    )
  if (url && installation)
    return (
      <a href={url(installation) ?? undefined} target="_blank" rel="noopener noreferrer" className={styles.navItem}>
        <NavLabel
          place={place}
          end={
            <>
              <ExternalLink size={14} aria-hidden className={styles.navExternal} />
              <span className="visually-hidden">{t('nav.new-tab')}</span>
            </>
          }
        />
      </a>
    )
  return (
    <Link
      to={to ?? '/'}
      className={styles.navItem}
      activeOptions={{ exact: to === '/' }}
      activeProps={{ 'aria-current': 'page' }}
    >
      <NavLabel place={place} />
    </Link>
  )
}
