import { WifiOff } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
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
  const banner = useRef<HTMLDivElement>(null)
  useRoomAbove(banner)
  return (
    <div ref={banner} className={styles.connectionBanner}>
      <WifiOff size={18} aria-hidden />
      <span>
        {t('connection.lost')}{' '}
        {oldest !== undefined && t('connection.as-of', { time: formatInstant(new Date(oldest).toISOString()) })}
      </span>
    </div>
  )
}

/** Header, menu and drawers begin below it, however many lines it has: it covers nothing that can be pressed. */
function useRoomAbove(banner: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = banner.current
    if (!element) return
    const { style } = document.documentElement
    const measured = new ResizeObserver(() => style.setProperty('--notice', `${element.offsetHeight}px`))
    measured.observe(element)
    return () => {
      measured.disconnect()
      style.removeProperty('--notice')
    }
  }, [banner])
}
