import { today } from '@pietas/contract/kit/days'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { MapPinned } from 'lucide-react'
import { EmptyState } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import type { FilterValues } from '../../kit/list'
import { Failed, Page } from '../../kit/page'
import { useSettings } from '../../kit/settings'
import { readMapSearch } from '../map/map-address'
import { mapFilters } from '../map/map-filters'
import { StopList } from '../map/stop-list'
import { StopMap } from '../map/stop-map'
import { useStops } from '../map/use-stops'
import { DayBar } from '../toolbar/day-bar'
import { dayTitle } from '../views/day-title'
import * as styles from './map-page.module.css'

/** Where somebody has to go on a day, as a list in the order of time and on the map. */
export function MapPage() {
  const { t } = useTranslation()
  const { language } = useSettings()
  const navigate = useNavigate()
  const search = readMapSearch(useSearch({ strict: false }))
  const { day = today(), ...filters } = search
  const { stops, error, isStale, isCut } = useStops(day, search)
  const isNarrowed = Object.keys(filters).length > 0
  const go = (found: FilterValues) =>
    void navigate({ to: '/disposition/map', search: readMapSearch({ day, ...found }), replace: true })
  return (
    <Page title={t('nav.map')} paperHead={`${t('nav.map')} · ${dayTitle(day, language)}`}>
      <DayBar
        day={day}
        onDay={(chosen) => go({ ...filters, day: chosen })}
        filters={mapFilters}
        values={filters as FilterValues}
        onChange={go}
        cut={isCut && t('map.cut')}
      />
      {error && !stops && <Failed isPage={false} />}
      {stops?.length === 0 && (
        <EmptyState
          icon={<MapPinned size={32} aria-hidden />}
          title={t(isNarrowed ? 'map.none-left' : 'map.empty')}
          hint={t(isNarrowed ? 'map.none-left-hint' : 'map.empty-hint')}
        />
      )}
      {stops?.length !== 0 && !error && (
        <div className={styles.parts} aria-busy={!stops || isStale}>
          <StopList stops={stops ?? []} />
          <StopMap stops={stops ?? []} />
        </div>
      )}
    </Page>
  )
}
