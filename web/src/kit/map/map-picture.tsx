import type { MapQuery } from '@pietas/contract/kit'
import { type ReactNode, useState } from 'react'
import { mapAddress } from '../api/client'
import { useMaybeSession } from '../session'
import * as styles from './map-picture.module.css'

// Spec 3 section 9.
const size = { width: 400, height: 250 }

interface MapPictureProps {
  /** The place, or the way to it. */
  query: Partial<MapQuery>
  alt: string
  /** What stands in its place where there is none. */
  children?: ReactNode
}

/**
 * A picture of the map. Where nobody draws maps none is tried, so that nothing below it moves once it has failed.
 */
export function MapPicture({ query, alt, children }: MapPictureProps) {
  const session = useMaybeSession()
  const [failed, setFailed] = useState<string | null>(null)
  const source = session?.tenant && session.me.installation.staticMap ? mapAddress({ ...query, ...size }) : null
  if (source === null || source === failed) return children
  return (
    <img
      {...size}
      className={styles.mapPicture}
      src={source}
      alt={alt}
      loading="lazy"
      onError={() => setFailed(source)}
    />
  )
}
