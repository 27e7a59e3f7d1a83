import type { Stop } from '@pietas/contract/calendar'
import { useTranslation } from '../../kit/i18n'
import { StopLine } from './stop-line'
import * as styles from './stop-list.module.css'

const isOnMap = ({ places }: Stop): boolean => places.length > 0 && places.every(({ point }) => point !== null)

/** The stops of a day in their order; below them those that the map cannot show, with what they lack. */
export function StopList({ stops }: { stops: readonly Stop[] }) {
  const { t } = useTranslation()
  const lost = stops.filter((stop) => !isOnMap(stop))
  const found = stops.filter(isOnMap)
  return (
    <div className={styles.lists}>
      {found.length > 0 && (
        <ol className={styles.stops} aria-label={t('map.stops')}>
          {found.map((stop) => (
            <StopLine key={stop.task.id} stop={stop} />
          ))}
        </ol>
      )}
      {lost.length > 0 && (
        <section aria-labelledby="stops-without-position">
          <h2 id="stops-without-position" className={styles.head}>
            {t('map.not-on-map')}
          </h2>
          <ol className={styles.stops} aria-labelledby="stops-without-position">
            {lost.map((stop) => (
              <StopLine key={stop.task.id} stop={stop} isLost />
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}
