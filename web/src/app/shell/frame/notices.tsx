import { type RefObject, useLayoutEffect, useRef } from 'react'
import { ConnectionBanner } from './connection-banner'
import * as styles from './notices.module.css'
import { TenantBanner } from './tenant-banner'

/** What is said above everything, wherever one is and however far one has scrolled. */
export function Notices() {
  const notices = useRef<HTMLDivElement>(null)
  useRoomAbove(notices)
  return (
    <div ref={notices} className={styles.notices}>
      <ConnectionBanner />
      <TenantBanner />
    </div>
  )
}

/** Header, menu and drawers begin below it, however many lines it has: it covers nothing that can be pressed. */
function useRoomAbove(notices: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = notices.current
    if (!element) return
    const { style } = document.documentElement
    const measure = () => style.setProperty('--notice', `${element.offsetHeight}px`)
    measure()
    const measured = new ResizeObserver(measure)
    measured.observe(element)
    return () => {
      measured.disconnect()
      style.removeProperty('--notice')
    }
  }, [notices])
}
