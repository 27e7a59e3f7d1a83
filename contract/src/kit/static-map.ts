import type { MapQuery } from './places'

/** A service that draws maps: it is asked as Google Static Maps is, which others understand as well. */
export type MapService = {
  /** The address of its pictures. */
  url: string
  /** Null where the service wants none. */
  key: string | null
}

/** As many dots a point has: spec 3 section 7. */
const scale = 3

const pointOf = (lat?: number, lng?: number, address?: string | null): string | null =>
  lat !== undefined && lng !== undefined ? `${lat},${lng}` : address || null

const written = encodeURIComponent

/**
 * The address of a picture with a pin Z where one goes, and S where a way begins; a position goes before an address:
 * spec 3 section 7.
 *
 * @returns null where no place is known.
 */
export const staticMapUrl = ({ url, key }: MapService, view: MapQuery): string | null => {
  const target = pointOf(view.lat, view.lng, view.address)
  if (!target) return null
  const start = pointOf(view.fromLat, view.fromLng, view.fromAddress)
  // A way is shown as large as it fits.
  const around = start ? [] : [`center=${written(target)}`, `zoom=${view.zoom}`]
  const pins = [...(start ? [`label:S|${start}`] : []), `label:Z|${target}`].map((pin) => `markers=${written(pin)}`)
  const picture = [`size=${view.width}x${view.height}`, `scale=${scale}`, 'language=de', 'region=DE', 'format=png']
  const parts = [...around, ...pins, ...picture, ...(key ? [`key=${written(key)}`] : [])]
  return `${url}${url.includes('?') ? '&' : '?'}${parts.join('&')}`
}
