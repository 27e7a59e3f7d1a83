import { type Address, type MapQuery, type MapService, staticMapUrl } from '@pietas/contract/kit'
import * as z from 'zod'

import { Media } from '../call'
import type { Env } from '../env'
import { ask, askJson } from '../fetching/ask'
import { notFound, placesUnavailable } from '../refusal'
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

/** The service that draws maps, as the house is set up; null for none. */
const mapServiceOf = (env: Env): MapService | null => {
  const { GOOGLE_MAPS_KEY: key, GOOGLE_STATIC_MAPS_URL: base, STATIC_MAP_URL: url } = env
  if (key) return { url: new URL('/maps/api/staticmap', base).href, key }
  return url ? { url, key: null } : null
}

/** Whether the house has pictures of the map. */
export const drawsMaps = (env: Env): boolean => mapServiceOf(env) !== null

/** Asks the service for a picture; its address and key stay on the server. @throws 404 where nobody draws maps */
export const askMap = async (env: Env, view: MapQuery): Promise<Media> => {
  const service = mapServiceOf(env)
  const url = service && staticMapUrl(service, view)
  if (!url) throw notFound()
  const { type, bytes } = await ask(new URL(url))
  if (!type.startsWith('image/png')) throw placesUnavailable('The map service did not answer a picture')
  return new Media('image/png', bytes)
}
