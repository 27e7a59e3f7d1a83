import { minPlaceQuery } from '@pietas/contract/kit/places'
import { client } from '../api/client'
import { type AddressHit, type AddressMode, placeHit } from './hit'

/** What a search answers. */
export interface AddressFinds {
  hits: AddressHit[]
  /** Whose data they are, where that has to be said. */
  attribution?: string
}

/** Where addresses are searched; it knows no path. */
export interface AddressSource {
  /** Name of the cached searches, feature word first. */
  key: readonly unknown[]
  search: (query: string, signal: AbortSignal) => Promise<AddressFinds>
  /** Shorter texts are not searched for. */
  least?: number
}

/** The sources of one picker. Persons and partners are handed in by features, because a kit knows none. */
export type AddressSources = { [Mode in Exclude<AddressMode, 'customAddress'>]: AddressSource }

/** Addresses of the places service behind the server. */
export const mapsSource: AddressSource = {
  key: ['places'],
  least: minPlaceQuery,
  search: async (query, signal) => {
    const { items, attribution } = await client.places.list({ query: { query }, signal })
    return { hits: items.map(placeHit), attribution }
  },
}
