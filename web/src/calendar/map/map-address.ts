import { wireTaskTypes } from '@pietas/contract/tasks'
import { idOf, isDay } from '../views/address-parts'

/** What the address of the map says: which day, and whose and which stops. */
export interface MapSearch {
  /** Absent = today. */
  day?: string
  user?: number
  car?: number
  type?: string
}

const kinds: readonly string[] = wireTaskTypes

/** Reads the address of the map; what is not understood is not heard. */
export function readMapSearch(search: Readonly<Record<string, unknown>>): MapSearch {
  const [user, car] = [idOf(search.user), idOf(search.car)]
  const type = kinds.find((kind) => kind === search.type)
  return {
    ...(isDay(search.day) ? { day: search.day } : {}),
    ...(user ? { user } : {}),
    ...(car ? { car } : {}),
    ...(type ? { type } : {}),
  }
}
