import { useState } from 'react'
import { mapAddress } from '../api/client'
import { useTranslation } from '../i18n'
import { useMaybeSession } from '../session'
import { useSettings } from '../settings'
import { positionText } from './hit'
import * as styles from './static-map.module.css'

// Spec 3 section 9. The server draws it in this size unless it is asked for another one.
const size = { width: 400, height: 250 }

/** Where a position lies: a picture of the map, or the position in words where there is no map service. */
export function StaticMap({ lat, lng }: { lat: number; lng: number }) {
  const { t } = useTranslation()
  const { language } = useSettings()
  const tenant = useMaybeSession()?.tenant?.id
  const [failed, setFailed] = useState('')
  const position = positionText({ lat, lng }, language)
  const source = tenant === undefined ? '' : mapAddress({ lat, lng })
  if (failed === source) return <p className={`${styles.addressPosition} numeric`}>{position}</p>
  return (
    <img
      {...size}
      className={styles.addressMap}
      src={source}
      alt={t('address.map', { position })}
      loading="lazy"
      onError={() => setFailed(source)}
    />
  )
}
