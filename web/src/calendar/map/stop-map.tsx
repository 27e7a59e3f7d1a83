import 'leaflet/dist/leaflet.css'
import type { Stop } from '@pietas/contract/calendar'
import type { LayerGroup, Map as LeafletMap } from 'leaflet'
import { useEffect, useMemo, useRef, useState } from 'react'
import { tileAddress } from '../../kit/api/client'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { joinParts, useTranslation } from '../../kit/i18n'
import { useSession } from '../../kit/session'
import { titleOf } from '../../tasks'
import { drawStops, type MapFacts, openMap, showAll } from './draw-map'
import { type Pin, pinsOf } from './pins'
import * as styles from './stop-map.module.css'
import { placeLine, timeOf } from './stop-words'

type Opened = { map: LeafletMap; drawn: LayerGroup }

/** The stops of a day on a map, or by themselves where there is none: numbered, in the colour of their status. */
export function StopMap({ stops }: { stops: readonly Stop[] }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const { mapAttribution } = useSession().me.installation
  const [opened, setOpened] = useState<Opened>()
  const [missing, setMissing] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  const pins = useMemo(() => pinsOf(stops), [stops])
  // The map lives as long as its element; what its surroundings say meanwhile, it asks for when it needs it.
  const facts = useRef<MapFacts>(null)
  facts.current = {
    tile: mapAttribution === null ? null : tileAddress,
    attribution: mapAttribution ?? '',
    zoomIn: t('map.zoom-in'),
    zoomOut: t('map.zoom-out'),
    onMissing: () => setMissing(true),
    onOpen: (taskId) => void drawers.open('task', { taskId, showDetails: true }),
  }

  useEffect(() => {
    if (!element.current || !facts.current) return
    const made = openMap(element.current, facts.current)
    const watch = new ResizeObserver(() => made.map.invalidateSize({ animate: false }))
    watch.observe(element.current)
    setOpened(made)
    return () => {
      watch.disconnect()
      made.map.remove()
    }
  }, [])

  // Whoever has moved the map keeps it as it is until other places are shown.
  const where = pins.map(({ point }) => `${point.lat},${point.lng}`).join(' ')
  const points = useRef(pins)
  points.current = pins
  useEffect(() => {
    if (opened && where)
      showAll(
        opened.map,
        points.current.map(({ point }) => point),
      )
  }, [opened, where])

  useEffect(() => {
    if (!opened) return
    const describe = ({ stop: { task }, at, text }: Pin) =>
      joinParts([text, timeOf(task, t), titleOf(task, t), placeLine(at)], ' · ')
    drawStops(opened.drawn, pins, { describe, onOpen: (taskId) => facts.current?.onOpen(taskId) })
  }, [opened, pins, t])

  return (
    <section className={styles.map} aria-label={t('map.map')} data-screen-only>
      <div
        ref={element}
        className={styles.paper}
        dir="ltr"
        data-plain={mapAttribution === null || missing || undefined}
      />
      {missing && <p className={styles.note}>{t('map.missing')}</p>}
    </section>
  )
}
