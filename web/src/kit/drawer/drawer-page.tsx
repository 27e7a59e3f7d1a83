import type { ReactNode } from 'react'
import * as styles from './drawer-page.module.css'

/** A part of a drawer that is no form, and scrolls by itself. */
export const DrawerPage = ({ children }: { children: ReactNode }) => <div className={styles.drawerPage}>{children}</div>
