import { Link } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { useOpenDrawer } from '../../../kit/drawer/use-drawers'
import { useTranslation } from '../../../kit/i18n'
import { useHindrance } from '../../../kit/session'
import { CreateMenu } from './create-menu'
import * as styles from './mobile-bar.module.css'
import { navigation, type Place } from './navigation'

const places = navigation.flatMap((group) => group.places).filter(({ menu }) => menu.onPhone)

/** What a thumb reaches on a telephone: the places that are needed all day, the plus and the menu. */
export function MobileBar({ onMenu }: { onMenu: () => void }) {
  const { t } = useTranslation()
  const hindrance = useHindrance()
  const isOver = useOpenDrawer() !== undefined
  if (isOver) return null
  const shown = places.filter(({ demands }) => !hindrance(demands))
  const half = Math.ceil(places.length / 2)
  const before = shown.filter((place) => places.indexOf(place) < half)
  return (
    <nav aria-label={t('nav.bar')} className={styles.mobileBar} data-screen-only>
      {before.map((place) => (
        <BarLink key={place.id} place={place} />
      ))}
      <CreateMenu label={t('nav.bar-create')} />
      {shown
        .filter((place) => !before.includes(place))
        .map((place) => (
          <BarLink key={place.id} place={place} />
        ))}
      <button type="button" className={styles.barItem} onClick={onMenu}>
        <Menu size={20} aria-hidden />
        {t('nav.bar-menu')}
      </button>
    </nav>
  )
}

function BarLink({ place: { to, menu } }: { place: Place }) {
  const { t } = useTranslation()
  const { icon: Icon, label, onPhone } = menu
  return (
    <Link
      to={to ?? '/'}
      className={styles.barItem}
      activeOptions={{ exact: to === '/' }}
      activeProps={{ 'aria-current': 'page' }}
    >
      <Icon size={20} aria-hidden />
      {t(onPhone ?? label)}
    </Link>
  )
}
