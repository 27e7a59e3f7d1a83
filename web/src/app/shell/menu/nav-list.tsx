import { useTranslation } from '../../../kit/i18n'
import { whenIdle } from '../../../kit/loading'
import { useHindrance, useMaybeSession } from '../../../kit/session'
import type { Settings } from '../../../kit/settings'
import { NavBranch } from './nav-branch'
import { NavItem, NavLabel } from './nav-item'
import * as styles from './nav-list.module.css'
import { navigation, type Place, shownPart } from './navigation'

const NavFlyout = whenIdle(async () => (await import('./nav-flyout')).NavFlyout)

// What is at hand comes after the menu itself.
const OwnRecords = whenIdle(async () => (await import('./own-records')).OwnRecords)

type Layout = Settings['navigation']

/** The places that the person may open; a group without any is left out. */
export function NavList({ layout = 'vertical' }: { layout?: Layout }) {
  const { t } = useTranslation()
  const hindrance = useHindrance()
  const installation = useMaybeSession()?.me.installation
  const groups = shownPart(navigation, hindrance, installation)
  return (
    <nav aria-label={t('nav.label')} className={styles.nav} data-layout={layout}>
      {groups.map((group) => (
        <div key={group.label} className={styles.navGroup}>
          {layout === 'vertical' && <div className={styles.navHeading}>{t(group.label)}</div>}
          <ul>
            {group.places.map((place) => (
              <NavPlace key={place.id} place={place} layout={layout} />
            ))}
          </ul>
        </div>
      ))}
      {layout === 'vertical' && <OwnRecords waiting={null} onMissing={() => undefined} />}
    </nav>
  )
}

function NavPlace({ place, layout }: { place: Place; layout: Layout }) {
  if (!place.below)
    return (
      <li>
        <NavItem place={place} />
      </li>
    )
  return layout === 'vertical' ? (
    <NavBranch place={place} below={place.below} />
  ) : (
    <NavFlyout place={place} below={place.below} beside={layout === 'mini'} waiting={<NavWaiting place={place} />} />
  )
}

function NavWaiting({ place }: { place: Place }) {
  return (
    <li>
      <span className={styles.navItem}>
        <NavLabel place={place} />
      </span>
    </li>
  )
}
