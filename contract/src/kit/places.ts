import * as z from 'zod'
import { addressFields } from './address'
import { optionalText } from './fields'
import { required } from './findings'
import { route, tenantPath } from './route'

/** One place that a search has found, ready to be taken over as an address. */
export const place = z.object({
  id: z.string(),
  label: z.string(),
  type: z.literal('mapsAddress'),
  address: addressFields,
})
export type Place = z.output<typeof place>

/** Shorter searches find everything and so nothing; they are answered with an empty list. */
export const minPlaceQuery = 2

const wireNumber = (min: number, max: number) =>
  z
    .union([z.number(), z.string().regex(/^-?\d{1,3}(\.\d{1,15})?$/)])
    .transform(Number)
    .pipe(z.number().min(min).max(max))

const wireWhole = (min: number, max: number) =>
  z
    .union([z.int(), z.string().regex(/^\d{1,4}$/)])
    .transform(Number)
    .pipe(z.int().min(min).max(max))

/** A column or row of the squares that the world is cut into: at the deepest zoom there are half a million. */
const wireColumn = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number)

const isPlace = (lat?: number, lng?: number, address?: string | null) =>
  (lat !== undefined && lng !== undefined) || Boolean(address)

/** What a picture of the map shows. A position goes before an address; `from` is where a way begins. */
const mapQuery = z
  .object({
    lat: wireNumber(-90, 90).optional(),
    lng: wireNumber(-180, 180).optional(),
    address: optionalText(300).optional(),
    fromLat: wireNumber(-90, 90).optional(),
    fromLng: wireNumber(-180, 180).optional(),
    fromAddress: optionalText(300).optional(),
    /** Of one place; a way is shown as large as it fits. */
    // One point alone: spec 3 section 9.
    zoom: wireWhole(1, 20).default(15),
    width: wireWhole(64, 640).default(400),
    height: wireWhole(64, 640).default(250),
  })
  .refine(({ lat, lng, address }) => isPlace(lat, lng, address), { error: required, path: ['address'] })
export type MapQuery = z.output<typeof mapQuery>

/** How far a map goes in: streets fill the screen. */
export const deepestZoom = 19

const tile = z.object({ zoom: wireWhole(0, deepestZoom), column: wireColumn, row: wireColumn })

/** Search for addresses and pictures of where they are. */
export const places = {
  list: route({
    method: 'GET',
    path: `${tenantPath}/places`,
    access: 'member',
    about: 'Addresses that fit what is typed: of the configured places service, or of the built-in gazetteer',
    query: z.object({ query: optionalText(200).optional() }),
    answer: z.object({
      items: z.array(place),
      /** To be shown with the results: whose data they are. */
      attribution: z.string(),
    }),
    failures: ['PLACES_UNAVAILABLE'],
    remote: true,
  }),

  staticMap: route({
    method: 'GET',
    path: `${tenantPath}/static-map`,
    access: 'member',
    about: 'A picture of the map around a place, or of the way between two; 404 where no map service is configured',
    query: mapQuery,
    media: 'image/png',
    failures: ['NOT_FOUND', 'PLACES_UNAVAILABLE'],
    remote: true,
  }),

  tile: route({
    method: 'GET',
    path: `${tenantPath}/map-tiles/{zoom}/{column}/{row}`,
    access: 'member',
    about: 'One square of the map, numbered as usual on the web; 404 where no map is configured',
    params: tile,
    media: 'image/png',
    failures: ['NOT_FOUND', 'PLACES_UNAVAILABLE'],
    remote: true,
  }),
}
