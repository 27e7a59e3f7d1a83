import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../kit/i18n'
import { whenIdle } from '../../../kit/loading'
import { useMaybeSession } from '../../../kit/session'
import { useSetting } from '../../../kit/settings'
import { GlobalDrawers } from '../../global-drawers'
import { NavList } from '../menu/nav-list'
import { Header } from './header'
import { Notices } from './notices'
import * as styles from './shell.module.css'
import { SideBrand } from './side-brand'

const LiveChanges = whenIdle(async () => (await import('./live-changes')).LiveChanges)
const NewRelease = whenIdle(async () => (await import('../../offline/new-release')).NewRelease)
const MobileBar = whenIdle(async () => (await import('../menu/mobile-bar')).MobileBar)
const MobileMenu = whenIdle(async () => (await import('../menu/mobile-menu')).MobileMenu)

/** What stands around every page: menu, header, the open drawer. */
export function Shell() {
  const { t } = useTranslation()
  const navigation = useSetting('navigation')
  const entity = useMaybeSession()?.legalEntity
  const [menuOpen, setMenuOpen] = useState(false)
  const path = useRouterState({ select: (state) => state.location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mobile menu closes when the page changes
  useEffect(() => setMenuOpen(false), [path])
  const content = useFocusOnArrival()
  return (
    <div className={styles.shell} data-navigation={navigation}>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a part of the page */}
      <a
        href="#content"
        className={styles.skipLink}
        data-screen-only
        // The address stays: as a part of it, the content would take the focus at each later step.
        onClick={(event) => {
          event.preventDefault()
          content.current?.focus()
        }}
      >
        {t('nav.skip')}
      </a>
      <Notices />
      {navigation !== 'horizontal' && (
        <aside className={`${styles.side} ${styles.fromLg}`} data-screen-only>
          <SideBrand compact={navigation === 'mini'} />
          <NavList layout={navigation} />
        </aside>
      )}
      <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
      <div className={styles.stage}>
        <Header onMenu={() => setMenuOpen(true)} />
        {navigation === 'horizontal' && (
          <div className={`${styles.navBar} ${styles.fromLg}`} data-screen-only>
            <NavList layout="horizontal" />
          </div>
        )}
        {/* Another legal entity is another workplace: nothing of the old page may stay. */}
        <main ref={content} id="content" tabIndex={-1} className={styles.content} key={entity?.id}>
          <Outlet />
        </main>
      </div>
      <MobileBar onMenu={() => setMenuOpen(true)} />
      <GlobalDrawers />
      <LiveChanges />
      <NewRelease />
    </div>
  )
}

/** Whoever works by keyboard goes on in the new page, where the element that had the focus has gone with the old one. */
function useFocusOnArrival() {
  const content = useRef<HTMLElement>(null)
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const before = useRef(path)
  useEffect(() => {
    const isArrival = before.current !== undefined && before.current !== path
    before.current = path
    if (isArrival && document.activeElement === document.body) content.current?.focus({ preventScroll: true })
  }, [path])
  return content
}
