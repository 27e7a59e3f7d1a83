import type { Address, MapQuery } from '@pietas/contract/kit'
import * as z from 'zod'

import { Media } from '../call'
import type { Env } from '../env'
import { ask, askJson } from '../fetching/ask'
import { placesUnavailable } from '../refusal'
import { degrees, type Found, maxPlaces, part, placeOf } from './found'

// Spec 1 section 7.4 names these three and no more; each further field costs money.
const fieldMask = ['displayName', 'addressComponents', 'location'].map((field) => `places.${field}`).join(',')

const component = z.object({ longText: part(200), types: z.array(z.string()).catch([]) })
const answered = z.object({
  places: z
    .array(
      z.object({
        displayName: z.object({ text: part(200) }).nullish(),
        addressComponents: z.array(component).catch([]),
        location: z.object({ latitude: degrees(90), longitude: degrees(180) }).nullish(),
      }),
    )
    .default([]),
})

const addressOf = (place: z.output<typeof answered>['places'][number]): Address => {
  const named = (...types: string[]): string | null =>
    types.flatMap((type) => place.addressComponents.find((one) => one.types.includes(type))?.longText ?? [])[0] ?? null
  return {
    name: place.displayName?.text ?? null,
    street: named('route'),
    streetNumber: named('street_number')?.slice(0, 30) ?? null,
    zipCode: named('postal_code')?.slice(0, 20) ?? null,
    city: named('locality', 'postal_town', 'administrative_area_level_3'),
    country: named('country')?.slice(0, 100) ?? null,
    lat: place.location?.latitude ?? null,
    lng: place.location?.longitude ?? null,
  }
}

/** Asks Google Places (New) for addresses, in German. */
export const askGoogle = async (env: Env, key: string, query: string): Promise<Found> => {
  const answer = await askJson(new URL('/v1/places:searchText', env.GOOGLE_PLACES_URL), {
    headers: { 'x-goog-api-key': key, 'x-goog-fieldmask': fieldMask },
    body: { textQuery: query, languageCode: 'de', regionCode: 'DE', pageSize: maxPlaces },
  })
  const parsed = answered.safeParse(answer)
  if (!parsed.success) throw placesUnavailable('The places service answered in an unknown form')
  return { items: parsed.data.places.map((place) => placeOf('google', addressOf(place))), attribution: 'Google Maps' }
}

const pointOf = (lat?: number, lng?: number, address?: string | null): string | null =>
  lat !== undefined && lng !== undefined ? `${lat},${lng}` : (address ?? null)

/** The address of a picture with a pin Z where one goes, and S where a way begins: spec 3 section 7. */
export function mapUrl(base: string, key: string, view: MapQuery): URL {
  const url = new URL('/maps/api/staticmap', base)
  const target = pointOf(view.lat, view.lng, view.address)
  const start = pointOf(view.fromLat, view.fromLng, view.fromAddress)
  const pins = [
    ['S', start],
    ['Z', target],
  ].flatMap(([label, point]) => (point ? [['markers', `label:${label}|${point}`]] : []))
  // A way is shown as large as it fits.
  const around = start
    ? []
    : [
        ['center', target ?? ''],
        ['zoom', String(view.zoom)],
      ]
  url.search = new URLSearchParams([
    ...around,
    ...pins,
    ['size', `${view.width}x${view.height}`],
    ['scale', '3'],
    ['language', 'de'],
    ['region', 'DE'],
    ['format', 'png'],
    ['key', key],
  ] as [string, string][]).toString()
  return url
}

/** Asks Google Static Maps for a picture; the key stays on the server. */
export const askGoogleMap = async (env: Env, key: string, view: MapQuery): Promise<Media> => {
  const { type, bytes } = await ask(mapUrl(env.GOOGLE_STATIC_MAPS_URL, key, view))
  if (!type.startsWith('image/png')) throw placesUnavailable('The map service did not answer a picture')
  return new Media('image/png', bytes)
}
