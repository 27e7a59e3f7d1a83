import { useState } from 'react'
import { documentUrls } from './document-urls'
import * as styles from './face.module.css'

interface FaceProps {
  /** Whose it is: the initials stand in the place of a picture. */
  name: { firstName: string; lastName: string }
  /** Token of the picture; null = there is none. */
  token: string | null
  /** Width and height in px. */
  size: number
}

const initialOf = (word: string): string => [...word][0] ?? ''

/** The picture of somebody of the staff, or his initials where there is none or it cannot be had. */
export function Face({ name, token, size }: FaceProps) {
  const [failed, setFailed] = useState<string>()
  return (
    <span
      aria-hidden
      data-face={token && failed !== token ? 'picture' : 'initials'}
      className={styles.face}
      style={{ width: size, height: size, fontSize: size * 0.4 }}
    >
      {token && failed !== token ? (
        <img
          src={documentUrls.thumbnail(token, size > 50 ? 300 : 50)}
          alt=""
          loading="lazy"
          onError={() => setFailed(token)}
        />
      ) : (
        initialOf(name.firstName) + initialOf(name.lastName)
      )}
    </span>
  )
}
