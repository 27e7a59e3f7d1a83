import { type ReactNode, useEffect, useRef } from 'react'
import { inIdleTime } from '../loading/idle'
import * as styles from './fill.module.css'

interface FillProps {
  /** Fetches what opens from the list: it comes before all other parts, and at once for who points at the list. */
  onNear?: () => unknown
  children: ReactNode
}

/** What takes all of the page that is left: a list. */
export function Fill({ onNear, children }: FillProps) {
  const near = useRef(onNear)
  useEffect(() => void inIdleTime(async () => near.current?.(), 'next'), [])
  return (
    <div className={styles.fill} onPointerEnter={onNear}>
      {children}
    </div>
  )
}
