import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from '../../../kit/i18n'
import { NavItem, NavLabel } from './nav-item'
import * as styles from './nav-list.module.css'
import type { Place } from './navigation'
import { useWithin } from './use-within'

/** A place with others below it, where there is room to fold them out. */
export function NavBranch({ place, below }: { place: Place; below: Place[] }) {
  const { t } = useTranslation()
  const id = useId()
  const isWithin = useWithin(below)
  const [chosen, setChosen] = useState<boolean>()
  // Whoever arrives sees where he is, whatever he had folded in before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: coming and going is what counts
  useEffect(() => setChosen(undefined), [isWithin])
  const isOpen = chosen ?? isWithin
  return (
    <li>
      <div className={styles.navBranch}>
        <Link
          to={place.to ?? '/'}
          className={styles.navItem}
          {...(isWithin ? { 'aria-current': 'true' as const } : {})}
          activeOptions={{ exact: true }}
        >
          <NavLabel place={place} />
        </Link>
        <button
          type="button"
          className={styles.navFold}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t('nav.below', { name: t(place.menu.label) })}
          onClick={() => setChosen(!isOpen)}
        >
          <ChevronDown size={18} aria-hidden />
        </button>
      </div>
      <ul id={id} className={styles.navBelow} hidden={!isOpen}>
        {below.map((one) => (
          <li key={one.id}>
            <NavItem place={one} />
          </li>
        ))}
      </ul>
    </li>
  )
}
