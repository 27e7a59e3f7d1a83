import { WifiOff } from 'lucide-react'
import { useConnection } from '../../../kit/api'
import { useOldest } from '../../../kit/api/use-oldest'
import { formatInstant, useTranslation } from '../../../kit/i18n'
import * as styles from './connection-banner.module.css'

/** Says that the server is away, and how old what is shown is; it goes when the server is back. */
export function ConnectionBanner() {
  const isThere = useConnection()
  return <div role="status">{!isThere && <Away />}</div>
}

function Away() {
  const { t } = useTranslation()
  const oldest = useOldest()
  return (
    <div className={styles.connectionBanner}>
      <WifiOff size={18} aria-hidden />
      <span>
        {t('connection.lost')}{' '}
        {oldest !== undefined && t('connection.as-of', { time: formatInstant(new Date(oldest).toISOString()) })}
      </span>
    </div>
  )
}
