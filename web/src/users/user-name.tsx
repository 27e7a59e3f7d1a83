import { Face } from '../kit/media'
import * as styles from './user-name.module.css'

interface NamedUser {
  firstName: string
  lastName: string
  profilePictureDocumentAccessToken: string | null
}

/** Somebody of the staff: picture, or initials where there is none, and name. */
export function UserName({ user }: { user: NamedUser }) {
  return (
    <span className={styles.userName}>
      <Face name={user} token={user.profilePictureDocumentAccessToken} size={28} />
      <span dir="auto">{`${user.firstName} ${user.lastName}`}</span>
    </span>
  )
}
