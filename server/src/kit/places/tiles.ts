import { Media } from '../call'
import { ask } from '../fetching/ask'
import { placesUnavailable } from '../refusal'

/** A square of a map is the same tomorrow, and fetched again at every step it would tire the service. */
const aDay = 86_400

type Square = { zoom: number; column: number; row: number }

/** Whether the world has this square: it doubles its rows and columns with each step in. */
export const exists = ({ zoom, column, row }: Square): boolean => Math.max(column, row) < 2 ** zoom

/** Fetches one square of the map for the browser, which so tells nobody outside who looks where. */
export const askTile = async (template: string, { zoom, column, row }: Square): Promise<Media> => {
  const named: Record<string, number> = { z: zoom, x: column, y: row }
  const url = new URL(template.replace(/\{([zxy])\}/g, (_, name: string) => String(named[name])))
  const { type, bytes } = await ask(url, { headers: { 'user-agent': 'Pietas' } })
  if (!type.startsWith('image/png')) throw placesUnavailable('The service of the map did not answer a picture')
  return new Media('image/png', bytes, aDay)
}
