import type { Settings } from '../../../kit/settings'
import * as styles from './settings-drawer.module.css'

const menus: Record<Settings['navigation'], { width: number; height: number }> = {
  vertical: { width: 15, height: 28 },
  horizontal: { width: 44, height: 9 },
  mini: { width: 7, height: 28 },
}

/** A window in small, with the menu where the layout has it. */
export const LayoutSample = ({ navigation }: { navigation: Settings['navigation'] }) => (
  <svg className={`${styles.layoutSample} mirrored`} width="48" height="32" viewBox="0 0 48 32" aria-hidden="true">
    <rect x="1" y="1" width="46" height="30" rx="5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    <rect x="2" y="2" {...menus[navigation]} rx="4" fill="currentColor" opacity="0.45" />
  </svg>
)
