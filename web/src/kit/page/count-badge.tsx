import { useTranslation } from '../i18n'
import * as styles from './count-badge.module.css'

/** Nobody reads more than two digits at a glance. */
export const countText = (count: number): string => (count > 99 ? '99+' : String(count))

/** How much waits somewhere; nothing is shown for 0 and for what is not known yet. */
export function CountBadge({ count }: { count: number | undefined }) {
  const { t } = useTranslation()
  if (!count) return null
  return (
    <span className={styles.countBadge} data-badge>
      <span aria-hidden>{countText(count)}</span>
      <span className="visually-hidden">{t('nav.open-count', { count: countText(count) })}</span>
    </span>
  )
}
