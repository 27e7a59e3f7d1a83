import { countText } from '../tabs/count-text'
import * as styles from './sign-count.module.css'

interface SignCountProps {
  count: number
  isUrgent?: boolean
}

/** How many there are, at the corner of a button that is a sign alone; the name of the button says it as well. */
export const SignCount = ({ count, isUrgent }: SignCountProps) => (
  <span className={styles.count} data-urgent={isUrgent || undefined} aria-hidden>
    {countText(count)}
  </span>
)
