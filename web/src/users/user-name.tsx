import { useState } from 'react'
import { documentUrls } from '../kit/media'
import * as styles from './user-name.module.css'

interface NamedUser {
  firstName: string
  lastName: string
  profilePictureDocumentAccessToken: string | null
}

/** Somebody of the staff: picture, or initials where there is none, and name. */
export function UserName({ user }: { user: NamedUser }) {
  const { firstName, lastName, profilePictureDocumentAccessToken: token } = user
  const [failed, setFailed] = useState<string>()
  return (
    <span className={styles.userName}>
      <span className={styles.userSign} aria-hidden>
        {token && failed !== token ? (
          <img src={documentUrls.thumbnail(token, 50)} alt="" loading="lazy" onError={() => setFailed(token)} />
        ) : (
          [...firstName]
            .slice(0, 1)
            .concat([...lastName].slice(0, 1))
            .join('')
        )}
      </span>
      <span dir="auto">{`${firstName} ${lastName}`}</span>
    </span>
  )
}
