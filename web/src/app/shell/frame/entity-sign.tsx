import type { LegalEntity } from '../../../kit/session'
import { readableOn } from '../../../kit/theme'
import * as styles from './entity-sign.module.css'

const neutral = '#5b6875'

/** The logo of a legal entity, or its initials on its colour. */
export function EntitySign({ entity }: { entity: LegalEntity }) {
  const color = entity.primaryColor ?? neutral
  return (
    <span className={styles.entitySign} style={{ backgroundColor: color, color: readableOn(color) }} aria-hidden>
      {entity.shortName.slice(0, 3)}
    </span>
  )
}
