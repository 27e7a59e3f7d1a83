import { minPlaceQuery, type places } from '@pietas/contract/kit'
import { type Call, type Handlers, pathId } from '../call'
import { notFound } from '../refusal'
import { type Found, maxPlaces } from './found'
import { lookUp } from './gazetteer'
import { askGoogle, askMap } from './google'
import { askGeocoder } from './osm'
import { type AddressSource, findOwn } from './own-addresses'
import { askTile, exists } from './tiles'

const ofGazetteer = '© OpenStreetMap-Mitwirkende (ODbL), GovData (dl-de/by-2-0)'

/** Without a service: what the house knows itself and the list of towns, no network needed. */
const searchInside = async (
  call: Call<typeof places.list>,
  sources: readonly AddressSource[],
  query: string,
): Promise<Found> => {
  const scope = { tenantId: call.tenantId, actorId: call.actor.actorId }
  const own = await call.house.db.readInTenant(scope, (tx) => findOwn(tx, call, sources, query))
  const known = new Set(own.map(({ address }) => `${address.street}|${address.zipCode}|${address.city}`))
  const towns = (await lookUp(query)).filter(
    ({ address }) => !known.has(`${address.street}|${address.zipCode}|${address.city}`),
  )
  return { items: [...own, ...towns].slice(0, maxPlaces), attribution: ofGazetteer }
}

/** @param sources the addresses that the house knows itself. */
export const placesHandlers = (sources: readonly AddressSource[]): Handlers<typeof places> => ({
  list: (call) => {
    const { env } = call.house
    const query = call.query.query ?? ''
    if (query.length < minPlaceQuery) return Promise.resolve({ items: [], attribution: '' })
    if (env.GOOGLE_MAPS_KEY) return askGoogle(env, env.GOOGLE_MAPS_KEY, query)
    if (env.GEOCODER_URL) return askGeocoder(env.GEOCODER_URL, query)
    return searchInside(call, sources, query)
  },

  tile: async (call) => {
    const template = call.house.env.MAP_TILES_URL
    const square = { zoom: pathId(call, 'zoom'), column: pathId(call, 'column'), row: pathId(call, 'row') }
    if (!template || !exists(square)) throw notFound()
    return askTile(template, square)
  },
  staticMap: ({ house: { env }, query }) => askMap(env, query),
})
