import { useState } from 'react'
import { documentUrls } from '../../../kit/media/document-urls'
import type { LegalEntity } from '../../../kit/session'
import { readableOn } from '../../../kit/theme'
import * as styles from './entity-sign.module.css'

const neutral = '#5b6875'

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word].slice(0, 1).join(''))
    .join('')
    .toUpperCase()

/** The logo of a legal entity, or its initials on its colour. */
export function EntitySign({ entity }: { entity: LegalEntity }) {
  const { logoAccessToken: logo, primaryColor, name } = entity
  const [failed, setFailed] = useState<string>()
  if (logo && logo !== failed)
    return (
      <span className={`${styles.entitySign} ${styles.entityLogo}`} aria-hidden>
        <img src={documentUrls.thumbnail(logo, 50)} alt="" onError={() => setFailed(logo)} />
      </span>
    )
  const color = primaryColor ?? neutral
  return (
    <span className={styles.entitySign} style={{ backgroundColor: color, color: readableOn(color) }} aria-hidden>
      {initialsOf(name)}
    </span>
  )
}
