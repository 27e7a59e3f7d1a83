import { Link } from '@tanstack/react-router'
import { Brand } from '../../../kit/theme'
import * as styles from './side-brand.module.css'

/** The way home, above the menu at the side. */
export const SideBrand = ({ compact = false }: { compact?: boolean }) => (
  <Link to="/" className={compact ? `${styles.sideBrand} ${styles.compact}` : styles.sideBrand}>
    <Brand compact={compact} />
  </Link>
)
