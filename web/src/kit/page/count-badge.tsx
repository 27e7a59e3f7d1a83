import { useTranslation } from '../i18n'
import { countText } from '../tabs/count-text'
import * as styles from './count-badge.module.css'

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
