import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../kit/i18n'
import { useMaybeSession, usePermissions } from '../../../kit/session'
import type { Settings } from '../../../kit/settings'
import * as styles from './nav-list.module.css'
import { type NavGroup, navigation } from './navigation'

/** The items that the person may open; a group without any is left out. */
export function NavList({ layout = 'vertical' }: { layout?: Settings['navigation'] }) {
  const { t } = useTranslation()
  const may = usePermissions()
  const session = useMaybeSession()
  const isOpen = ({ permission, level, needsEntity }: NavGroup['items'][number]) =>
    [permission].flat().some((right) => may(right, level)) && (!needsEntity || session?.legalEntity !== undefined)
  const groups = navigation
    .map((group) => ({ ...group, items: group.items.filter(isOpen) }))
    .filter((group) => group.items.length > 0)
  return (
    <nav aria-label={t('nav.label')} className={styles.nav} data-layout={layout}>
      {groups.map((group) => (
        <div key={group.label} className={styles.navGroup}>
          {layout === 'vertical' && <h2 className={styles.navHeading}>{t(group.label)}</h2>}
          <ul>
            {group.items.map(({ path, menu: { label, icon: Icon } }) => (
              <li key={path}>
                <Link
                  to={path}
                  className={styles.navItem}
                  activeOptions={{ exact: path === '/' }}
                  activeProps={{ 'aria-current': 'page' }}
                >
                  <Icon size={20} aria-hidden />
                  <span>{t(label)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
