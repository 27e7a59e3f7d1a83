import { useTranslation } from '../i18n'
import { MapPicture } from '../map'
import { useSettings } from '../settings'
import { positionText } from './hit'
import * as styles from './static-map.module.css'

/** Where a position lies: a picture of the map, or the position in words where there is none. */
export function StaticMap({ lat, lng }: { lat: number; lng: number }) {
  const { t } = useTranslation()
  const { language } = useSettings()
  const position = positionText({ lat, lng }, language)
  return (
    <MapPicture query={{ lat, lng }} alt={t('address.map', { position })}>
      <p className={`${styles.addressPosition} numeric`}>{position}</p>
    </MapPicture>
  )
}
