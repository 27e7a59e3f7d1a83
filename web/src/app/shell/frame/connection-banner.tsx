import { WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { send, useReachable } from '../../../kit/api'
import { useTranslation } from '../../../kit/i18n'
import * as styles from './connection-banner.module.css'

const pause = 5_000

/** Says that the server is away, asks for it every few seconds, and goes when it is back. */
export function ConnectionBanner() {
  const { t } = useTranslation()
  const reachable = useReachable()
  useEffect(() => {
    if (reachable) return
    // Any answer will do, a refusal as well.
    const ask = () => void send({ method: 'GET', path: '/healthz' }).catch(() => undefined)
    const timer = setInterval(ask, pause)
    window.addEventListener('online', ask)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', ask)
    }
  }, [reachable])
  return (
    <div role="status">
      {!reachable && (
        <div className={styles.connectionBanner}>
          <WifiOff size={18} aria-hidden />
          {t('connection.lost')}
        </div>
      )}
    </div>
  )
}
