import type { ReactNode } from 'react'
import * as styles from './fill.module.css'

/** What takes all of the page that is left: a list. */
export const Fill = ({ onNear, children }: { onNear?: () => void; children: ReactNode }) => (
  <div className={styles.fill} onPointerEnter={onNear}>
    {children}
  </div>
)
