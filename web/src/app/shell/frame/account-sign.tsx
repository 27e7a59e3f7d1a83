import { useSession } from '../../../kit/session'
import * as styles from './account-sign.module.css'

/** The initials of whoever is signed in. */
export function AccountSign({ size }: { size: number }) {
  const { user } = useSession().me
  return (
    <span className={styles.accountSign} style={{ width: size, height: size, fontSize: size * 0.4 }}>
      {user.firstName[0]}
      {user.lastName[0]}
    </span>
  )
}
