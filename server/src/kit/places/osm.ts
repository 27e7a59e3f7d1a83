import type { Address } from '@pietas/contract/kit'
import * as z from 'zod'
import { askJson } from '../fetching/ask'
import { placesUnavailable } from '../refusal'
import { degrees, type Found, maxPlaces, part, placeOf } from './found'

const attribution = '© OpenStreetMap-Mitwirkende'

const photonAnswer = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        name: part(200),
        street: part(200),
        housenumber: part(30),
        postcode: part(20),
        city: part(200),
        country: part(100),
        type: part(50),
      }),
      geometry: z.object({ coordinates: z.tuple([degrees(180), degrees(90)]) }),
    }),
  ),
})

// What Photon finds may be a house, a street or a town; the last two stand in `name` alone.
const ofPhoton = ({ properties, geometry }: z.output<typeof photonAnswer>['features'][number]): Address => {
  const { name, street, housenumber, postcode, city, country, type } = properties
  const isStreet = type === 'street'
  const isTown = type === 'city' || (city === null && type !== 'house' && !isStreet)
  return {
    name: isStreet || isTown ? null : name,
    street: street ?? (isStreet ? name : null),
    streetNumber: housenumber,
    zipCode: postcode,
    city: city ?? (isTown ? name : null),
    country,
    lat: geometry.coordinates[1],
    lng: geometry.coordinates[0],
  }
}

const nominatimAnswer = z.array(
  z.object({
    name: part(200),
    lat: degrees(90),
    lon: degrees(180),
    address: z.object({
      road: part(200),
      house_number: part(30),
      postcode: part(20),
      city: part(200),
      town: part(200),
      village: part(200),
      municipality: part(200),
      country: part(100),
    }),
  }),
)

const ofNominatim = ({ name, lat, lon, address }: z.output<typeof nominatimAnswer>[number]): Address => {
  const city = address.city ?? address.town ?? address.village ?? address.municipality
  return {
    name: name === address.road || name === city ? null : name,
    street: address.road,
    streetNumber: address.house_number,
    zipCode: address.postcode,
    city,
    country: address.country,
    lat,
    lng: lon,
  }
}

const read = <Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw placesUnavailable('The places service answered in an unknown form')
  return parsed.data
}

/**
 * Asks a geocoder on data of OpenStreetMap, in German.
 *
 * @param address of the service: `.../search` speaks as Nominatim does, anything else as Photon does.
 */
export const askGeocoder = async (address: string, query: string): Promise<Found> => {
  const url = new URL(address)
  const isNominatim = /\/search\/?$/.test(url.pathname)
  if (!isNominatim && url.pathname === '/') url.pathname = '/api'
  url.searchParams.set('q', query)
  url.searchParams.set('limit', String(maxPlaces))
  url.searchParams.set(isNominatim ? 'accept-language' : 'lang', 'de')
  if (isNominatim) {
    url.searchParams.set('format', 'jsonv2')
    url.searchParams.set('addressdetails', '1')
  }
  // Public geocoders turn away programs that do not say who they are.
  const answer = await askJson(url, { headers: { 'user-agent': 'Pietas', accept: 'application/json' } })
  const addresses = isNominatim
    ? read(nominatimAnswer, answer).map(ofNominatim)
    : read(photonAnswer, answer).features.map(ofPhoton)
  return { items: addresses.slice(0, maxPlaces).map((one) => placeOf('osm', one)), attribution }
}
