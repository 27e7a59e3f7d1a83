import type { Address, MapQuery } from '@pietas/contract/kit'
import { formatAddress } from '@pietas/contract/kit/address-line'

type Point = { lat: number; lng: number }

const positionOf = ({ lat, lng }: Address): Point | null =>
  typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null

/** What a map service finds a place by: its position, else its address, else its name; null = nothing is known. */
const wordsOf = (place: Address | null): string | null => {
  if (!place) return null
  const position = positionOf(place)
  if (position) return `${position.lat},${position.lng}`
  return formatAddress(place) || place.name || null
}

/**
 * What a picture of a place shows, or of the way to it: spec 3 section 7.
 *
 * @returns null where no place is known.
 */
export function mapQueryOf(origin: Address | null, destination: Address | null): Partial<MapQuery> | null {
  const target = destination ?? origin
  const start = destination ? origin : null
  const address = wordsOf(target)
  if (!target || !address) return null
  const from = wordsOf(start)
  const begin = start && positionOf(start)
  return {
    ...(positionOf(target) ?? { address: address.slice(0, 300) }),
    ...(begin ? { fromLat: begin.lat, fromLng: begin.lng } : from ? { fromAddress: from.slice(0, 300) } : {}),
  }
}

/** The address of a place, or of the way to it, on a map outside; null where no place is known. */
export function mapLinkOf(origin: Address | null, destination: Address | null): string | null {
  const target = wordsOf(destination ?? origin)
  if (!target) return null
  const start = destination ? wordsOf(origin) : null
  const [page, words] = start ? ['dir', { origin: start, destination: target }] : ['search', { query: target }]
  return `https://www.google.com/maps/${page}/?${new URLSearchParams({ api: '1', ...words } as Record<string, string>)}`
}
