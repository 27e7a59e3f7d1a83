import type { Point, Stop, StopPlace } from '@pietas/contract/calendar'
import { toned } from '../../kit/theme'
import { statusTones } from '../../tasks'
import * as styles from './pins.module.css'

/** One place of a stop as it stands on the map. */
export interface Pin {
  stop: Stop
  at: StopPlace
  point: Point
  /** What stands on it: `3`, or of a way `3 S` and `3 Z`. */
  text: string
  /** How many others stand at the same place before it: they are drawn side by side. */
  place: number
}

/** The pins of these stops: one for each place whose position is known. */
export function pinsOf(stops: readonly Stop[]): Pin[] {
  const taken = new Map<string, number>()
  return stops.flatMap((stop) =>
    stop.places.flatMap((at) => {
      const { sign, point } = at
      if (!point) return []
      const where = `${point.lat.toFixed(5)},${point.lng.toFixed(5)}`
      const place = taken.get(where) ?? 0
      taken.set(where, place + 1)
      return [{ stop, at, point, place, text: sign ? `${stop.number} ${sign}` : String(stop.number) }]
    }),
  )
}

/** Draws a pin; the words are text, never markup. */
export function drawPin({ stop, text }: Pin): HTMLElement {
  const pin = document.createElement('span')
  pin.className = `${styles.pin} ${toned}`
  pin.dataset.tone = statusTones[stop.task.status]
  pin.textContent = text
  return pin
}
